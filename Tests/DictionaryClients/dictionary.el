;;; Asks a server with dictionary.el, and prints its buffer.  -*- lexical-binding: t -*-

(require 'dictionary)

(setq debug-on-error t
      dictionary-server (nth 0 command-line-args-left)
      dictionary-port (string-to-number (nth 1 command-line-args-left)))

(let ((word (pcase (nth 2 command-line-args-left)
              ("entry" '("mice" . "wordnet"))
              ("matches" '("mouze" . "*")))))
  (setq command-line-args-left nil)
  (dictionary)
  (dictionary-new-search word)
  (princ (buffer-substring-no-properties (point-min) (point-max))))
