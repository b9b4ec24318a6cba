extension TextFormat {
    /// Creates the format that an editor's name of a language stands for; nil if it is not known.
    package init?(languageID: String) {
        guard let format = Self.byLanguage[languageID.lowercased()] else { return nil }
        self = format
    }

    /// Creates the format of a file; nil if its name does not tell.
    ///
    /// - Parameter fileName: the name or the path.
    package init?(fileName: String) {
        let name = fileName.split(separator: "/" as Character).last.map { $0.lowercased() } ?? ""
        let ending = name.split(separator: "." as Character).dropFirst().last.map(String.init)
        guard let format = Self.byName[name] ?? ending.flatMap({ Self.byEnding[$0] }) ?? Self.untyped(name) else {
            return nil
        }
        self = format
    }

    /// The usual names of texts without an ending.
    private static func untyped(_ name: String) -> TextFormat? {
        let names = [
            "readme", "news", "changelog", "changes", "todo", "authors", "install", "notes", "copying", "license",
        ]
        return names.contains(name) ? .plain : nil
    }

    private static func table(_ rows: [(TextFormat, String)]) -> [String: TextFormat] {
        var table: [String: TextFormat] = [:]
        for (format, names) in rows {
            for name in names.split(separator: " " as Character) { table[String(name)] = format }
        }
        return table
    }

    private static let byLanguage = table([
        (.plain, "plaintext text plain txt help"),
        (.markdown, "markdown md gfm quarto rmarkdown rmd mdx pandoc vimwiki"),
        (.asciidoc, "asciidoc adoc asciidoctor"),
        (.reStructuredText, "rst restructuredtext"),
        (.latex, "tex latex plaintex context rsweave"),
        (.html, "html xhtml xml svg htmldjango jinja-html docbk docbook vue svelte"),
        (.mail, "mail eml email message"),
        (.commit, "gitcommit git-commit commit hgcommit jj jjdescription neogitcommitmessage"),
        (.org, "org"),
        (.typst, "typst"),
        (.code(.c), "c cpp c++ objc objcpp objective-c objective-cpp cuda cuda-cpp arduino glsl hlsl proto protobuf d"),
        (.code(.rust), "rust zig"),
        (.code(.swift), "swift"),
        (.code(.java), "java kotlin scala groovy csharp c-sharp cs dart"),
        (.code(.script), "javascript typescript javascriptreact typescriptreact js ts jsx tsx go json5 jsonc solidity"),
        (.code(.php), "php hcl terraform"),
        (.code(.css), "css"),
        (.code(.script), "scss less sass"),
        (
            .code(.hash),
            "sh bash zsh fish shellscript shell yaml toml make makefile automake cmake dockerfile conf gitconfig r tcl nix elixir "
                + "meson just awk sed ninja dosini-hash gitignore starlark bzl crystal nim graphql"
        ),
        (.code(.python), "python cython gdscript"),
        (.code(.julia), "julia coffeescript"),
        (.code(.ruby), "ruby"),
        (.code(.perl), "perl raku"),
        (.code(.powerShell), "ps1 powershell"),
        (.code(.lua), "lua luau"),
        (.code(.sql), "sql mysql plsql pgsql"),
        (.code(.haskell), "haskell lhaskell elm purescript idris agda lean"),
        (.code(.ada), "ada vhdl"),
        (.code(.lisp), "lisp commonlisp common-lisp clojure scheme racket emacs-lisp elisp fennel"),
        (.code(.assembly), "asm nasm assembly"),
        (.code(.percent), "matlab octave erlang prolog postscr"),
        (.code(.ml), "ocaml sml coq reason"),
        (.code(.fsharp), "fsharp"),
        (.code(.pascal), "pascal delphi"),
        (.code(.fortran), "fortran fortran-modern"),
        (.code(.basic), "vb basic vbnet"),
        (.code(.vim), "vim viml"),
        (.code(.batch), "bat dosbatch"),
        (.code(.ini), "ini dosini cfg properties desktop systemd editorconfig"),
    ])

    private static let byName = table([
        (.commit, "commit_editmsg merge_msg tag_editmsg squash_msg"),
        (
            .code(.hash),
            "makefile gnumakefile dockerfile containerfile cmakelists.txt .gitignore .bashrc .zshrc .profile justfile"
        ),
        (.code(.ruby), "rakefile gemfile vagrantfile"),
        (.code(.vim), ".vimrc"),
        (.code(.lisp), ".emacs"),
    ])

    private static let byEnding = table([
        (.plain, "txt text log"),
        (.markdown, "md markdown mkd mdown qmd rmd mdx"),
        (.asciidoc, "adoc asciidoc asc"),
        (.reStructuredText, "rst rest"),
        (.latex, "tex ltx sty cls"),
        (.html, "html htm xhtml xml svg vue svelte"),
        (.mail, "eml mbox"),
        (.org, "org"),
        (.typst, "typ"),
        (.code(.c), "c h cc cpp cxx hh hpp hxx m mm cu ino proto d"),
        (.code(.rust), "rs zig"),
        (.code(.swift), "swift"),
        (.code(.java), "java kt kts scala groovy gradle cs dart"),
        (.code(.script), "js mjs cjs ts mts cts jsx tsx go scss less json5 jsonc"),
        (.code(.php), "php tf hcl"),
        (.code(.css), "css"),
        (.code(.hash), "sh bash zsh fish yaml yml toml mk cmake conf r tcl nix ex exs awk nim cr bzl"),
        (.code(.python), "py pyi pyx gd"),
        (.code(.julia), "jl coffee"),
        (.code(.ruby), "rb gemspec"),
        (.code(.perl), "pl pm t"),
        (.code(.powerShell), "ps1 psm1"),
        (.code(.lua), "lua"),
        (.code(.sql), "sql"),
        (.code(.haskell), "hs elm purs"),
        (.code(.ada), "ada adb ads vhd vhdl"),
        (.code(.lisp), "lisp cl clj cljs scm rkt el fnl"),
        (.code(.assembly), "asm s"),
        (.code(.percent), "erl hrl"),
        (.code(.ml), "ml mli sml"),
        (.code(.fsharp), "fs fsx"),
        (.code(.pascal), "pas"),
        (.code(.fortran), "f90 f95 f03 f08"),
        (.code(.basic), "vb bas"),
        (.code(.vim), "vim"),
        (.code(.batch), "bat cmd"),
        (.code(.ini), "ini cfg properties desktop service"),
    ])
}
