;;; Drives Emacs and eglot with the configuration of Examples/editors.  -*- lexical-binding: t -*-
;; Hovers, corrects, applies a synonym, completes, adds a word.

(require 'cl-lib)
(require 'package)
;; Where Debian and Emacs have eglot, if it does not come with Emacs.
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))

(defvar here (file-name-directory load-file-name))
(setq debug-on-error t
      make-backup-files nil
      create-lockfiles nil
      eglot-autoshutdown nil
      eglot-send-changes-idle-time 0.1
      eglot-sync-connect 20
      eglot-confirm-server-edits nil
      eglot-confirm-server-initiated-edits nil)
(load (expand-file-name "../../Examples/editors/eglot.el" here))
(require 'eglot)

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
  ;; What eglot has received: flymake drops reports that come between two of its rounds, until the next.
  (mapcar (lambda (one) (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one)))
          (if (boundp 'eglot--diagnostics) eglot--diagnostics (flymake-diagnostics))))

(defun act (word title)
  "Choose the code action that matches TITLE at WORD."
  (go-to word)
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_ choices &rest _)
               (or (cl-find-if (lambda (one) (string-match-p title one)) (mapcar (lambda (one) (or (car-safe one) one)) choices))
                   (error "There is no action like %s at %s" title word)))))
    ;; As if a key had been pressed, and no menu opened with a mouse.
    (let ((last-nonmenu-event ?a)) (call-interactively #'eglot-code-actions))
    (eglot--signal-textDocument/didChange)))

(defun hovered ()
  "The text that eldoc shows at the cursor."
  (let (text)
    (run-hook-wrapped 'eldoc-documentation-functions
                      (lambda (function)
                        (ignore-errors (funcall function (lambda (string &rest _) (when string (setq text (format "%s%s" (or text "") string))))))
                        nil))
    (wait-for "the meaning of the phrase" (lambda () text))))

(condition-case problem
    (progn
      (find-file (expand-file-name "text.txt"))
      (unless (derived-mode-p 'text-mode) (text-mode))
      (unless (eglot-current-server) (call-interactively #'eglot))
      (wait-for "the server" #'eglot-current-server)
      (unless (bound-and-true-p flymake-mode) (flymake-mode 1))
      (eglot--signal-textDocument/didChange)
      (flymake-start)
      (wait-for "the misspelled words"
                (lambda () (and (member "recieved" (flagged)) (member "zqxword" (flagged)))))
      (go-to "kicked")
      (unless (string-match-p "kick the bucket" (hovered)) (error "The hover was %s" (hovered)))
      (act "recieved" "^Replace with .received")
      (wait-for "the correction" (lambda () (save-excursion (goto-char (point-min)) (search-forward "received" nil t))))
      (act "happy" "^Synonym")
      (wait-for "a synonym" (lambda () (save-excursion (goto-char (point-min)) (not (search-forward "happy" nil t)))))
      (goto-char (point-max))
      (skip-chars-backward "\n")
      (completion-at-point)
      ;; What all offered words have in common is completed.
      (wait-for "the completion" (lambda () (looking-back "elephan.*" (line-beginning-position))))
      (eglot--signal-textDocument/didChange)
      (act "zqxword" "^Add .* to my words")
      (wait-for "the added word to be right" (lambda () (not (member "zqxword" (flagged)))))
      (unless (buffer-modified-p) (error "The document was saved"))
      (set-buffer-modified-p nil)
      (eglot-shutdown (eglot-current-server))
      (kill-emacs 0))
  (error (message "eglot: %s" (error-message-string problem)) (kill-emacs 1)))
