;; Emacs with lsp-mode: in ~/.emacs.d/init.el
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(rst-mode . "restructuredtext"))
  (add-to-list 'lsp-language-id-configuration '(latex-mode . "latex"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection '("headword" "lsp"))
                    :major-modes '(text-mode markdown-mode rst-mode latex-mode)
                    :add-on? t
                    :server-id 'headword)))
(add-hook 'text-mode-hook #'lsp-deferred)
