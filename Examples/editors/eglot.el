;; Emacs with eglot: in ~/.emacs.d/init.el
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(text-mode . ("headword" "lsp"))))
(add-hook 'text-mode-hook #'eglot-ensure)
