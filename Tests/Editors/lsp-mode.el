;;; Drives Emacs and lsp-mode with the configuration of Examples/editors.  -*- lexical-binding: t -*-
;; Hovers, corrects, applies a synonym, completes, adds a word.

(require 'cl-lib)
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(unless (locate-library "lsp-mode") (message "lsp-mode is not installed") (kill-emacs 77))

(defvar here (file-name-directory load-file-name))
(setq make-backup-files nil
      create-lockfiles nil
      ;; What a person answers once, when the first text of a project is opened.
      lsp-auto-guess-root t
      lsp-restart 'ignore
      lsp-enable-snippet nil
      lsp-diagnostics-provider :flymake
      lsp-session-file (expand-file-name "session"))
(require 'lsp-mode)
(load (expand-file-name "../../Examples/editors/lsp-mode.el" here))
(remove-hook 'text-mode-hook #'lsp-deferred)

(defun wait-for (what condition)
  "Wait until CONDITION, which is called WHAT in the message of a failure, is true."
  (let ((limit (+ (float-time) 20)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) limit) (error "In vain: %s\n%s" what (buffer-string)))
      (accept-process-output nil 0.05))
    value))

(defun go-to (word)
  "Put the cursor into WORD."
  (goto-char (point-min))
  (search-forward word)
  (goto-char (1+ (match-beginning 0))))

(defun flagged ()
  "The words that are reported."
  (mapcar (lambda (one)
            (let ((range (lsp--range-to-region (lsp:diagnostic-range one))))
              (buffer-substring-no-properties (car range) (cdr range))))
          (lsp--get-buffer-diagnostics)))

(defun act (word title)
  "Apply the code action that matches TITLE at WORD."
  (go-to word)
  (let ((action (cl-find-if (lambda (one) (string-match-p title (lsp:code-action-title one)))
                            (append (lsp-code-actions-at-point) nil))))
    (unless action (error "There is no action like %s at %s" title word))
    (lsp-execute-code-action action)))

(condition-case problem
    (progn
      (find-file (expand-file-name "text.txt"))
      (text-mode)
      (lsp)
      (wait-for "the server" (lambda () (and (lsp-workspaces)
                                             (eq 'initialized (lsp--workspace-status (car (lsp-workspaces)))))))
      (wait-for "the misspelled words" (lambda () (and (member "recieved" (flagged)) (member "zqxword" (flagged)))))
      (go-to "kicked")
      (let* ((hover (lsp-request "textDocument/hover" (lsp--text-document-position-params)))
             (text (lsp--render-on-hover-content (lsp:hover-contents hover) t)))
        (unless (string-match-p "kick the bucket" text) (error "The hover was %s" text)))
      (act "recieved" "^Replace with .received")
      (wait-for "the correction" (lambda () (save-excursion (goto-char (point-min)) (search-forward "received" nil t))))
      (act "happy" "^Synonym")
      (wait-for "a synonym" (lambda () (save-excursion (goto-char (point-min)) (not (search-forward "happy" nil t)))))
      (goto-char (point-max))
      (skip-chars-backward "\n")
      (let* ((found (lsp-completion-at-point))
             (words (all-completions "eleph" (nth 2 found))))
        (unless (member "elephant" (mapcar #'substring-no-properties words)) (error "The completions were %s" words)))
      (act "zqxword" "^Add .* to my words")
      (wait-for "the added word to be right" (lambda () (not (member "zqxword" (flagged)))))
      (unless (buffer-modified-p) (error "The document was saved"))
      (set-buffer-modified-p nil)
      (kill-emacs 0))
  (error (message "lsp-mode: %s" (error-message-string problem)) (kill-emacs 1)))
