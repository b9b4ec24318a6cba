import HeadwordTestSupport
import Testing

@testable import HeadwordSpelling

/// Which words of a text are looked at.
@Suite struct CheckedWordsTests {
    private func words(of text: String, _ format: TextFormat, checksStrings: Bool = false) -> [String] {
        var state = format.start
        return text.split(separator: "\n" as Character, omittingEmptySubsequences: false).flatMap { line -> [String] in
            let bytes = Array(line.utf8)
            let parts = format.scan(bytes[...], &state, checksStrings: checksStrings)
            var scan = WordScan(bytes)
            for part in parts { scan.add(part) }
            return scan.words.filter { !$0.isSkipped }.map(\.text)
        }
    }

    private func expect(_ text: String, _ format: TextFormat, gives words: String, checksStrings: Bool = false) {
        let found = self.words(of: text, format, checksStrings: checksStrings)
        #expect(found.joined(separator: " ") == words, "\(text)")
    }

    @Test(
        "prose without addresses, paths, names and numbers",
        arguments: [
            ("Don’t stop, it's well-known.", "Don't stop it's well-known"),
            ("see http://a.example/teh and www.teh.example, please", "see and please"),
            ("mail teh@example.org or @teh #teh", "mail or"),
            ("in /usr/teh, ./teh, ~/teh and C:\\teh", "in and"),
            ("either and/or both", "either and or both"),
            ("version 1.2beta, 3rd, 0xbeef, utf8", "version"),
            ("call teh() and read(2) with --teh or -t", "call and with or"),
            ("set $TEH or ${teh} to a_b, a::b or a=b", "set or to or"),
            ("NASA and iPhone made USELESS things", "and made USELESS things"),
            ("soft\u{AD}ware and zero\u{200B}width", "software and zerowidth"),
            ("naïve «words»—and so on…", "naïve words and so on"),
            ("the word `teh` here", "the word here"),
            ("", ""),
        ]
    )
    func plainText(text: String, words: String) {
        expect(text, .plain, gives: words)
    }

    @Test(
        arguments: [
            ("---\ntitle: teh\n---\n# Big title", "Big title"),
            ("before\n\n```swift\nteh\n```\nafter", "before after"),
            ("before\n\n    teh code\n\nafter", "before after"),
            ("- item\n\n    more of it", "item more of it"),
            ("[text](http://teh) and ![alt](teh.png)", "text and alt"),
            ("[ref]: http://teh 'title'\n[text][teh]", "text"),
            ("some ``code ` teh`` here", "some here"),
            ("a span `over\ntwo lines` ends", "a span ends"),
            ("un*believ*able and **bold**", "unbelievable and bold"),
            ("<b>bold</b> <!-- teh\nteh --> after", "bold after"),
            ("sum $teh + x$ and :smile: done", "sum and done"),
            ("| cell | other |", "cell other"),
            ("a note[^teh] {#teh}", "a note"),
        ]
    )
    func markdown(text: String, words: String) {
        expect(text, .markdown, gives: words)
    }

    @Test(
        arguments: [
            ("\\documentclass{teh}\nteh\n\\begin{document}\nHello", "Hello"),
            ("\\section{Title} see \\cite{teh} and \\ref{teh}.", "Title see and"),
            ("text % teh", "text"),
            ("a $teh$ b \\[ teh\nteh \\] after", "a b after"),
            ("\\begin{equation}\nteh\n\\end{equation}\nafter", "after"),
            ("\\begin{itemize}\\item first\\end{itemize}", "first"),
            ("\\emph{both} na\\\"{\\i}ve", "both"),
        ]
    )
    func laTeX(text: String, words: String) {
        expect(text, .latex, gives: words)
    }

    @Test(
        arguments: [
            (TextFormat.commit, "Fix it\n\nBody\nSigned-off-by: Teh\n# teh\n# --- >8 ---\nteh", "Fix it Body"),
            (.mail, "From: teh\nSubject: teh\n\nHello\n> teh\n-- \nteh", "Hello"),
            (.html, "<p class=teh>Hi &amp; <code>teh</code> <a\nhref=teh>bye</a><script>teh\nteh</script>", "Hi bye"),
            (
                .reStructuredText, "Title\n=====\n\n.. note:: Text ``teh``\n\n.. code-block:: teh\n\n   teh\n\nEnd",
                "Title Text End"
            ),
            (.reStructuredText, "See :ref:`teh` and `this <teh>`_ like::\n\n  teh\n\nand", "See and this like and"),
            (.asciidoc, "= Title\n:teh: teh\n\n----\nteh\n----\nlink:teh[text] {teh} `teh`", "Title text"),
            (.org, "* Title :teh:\n#+begin_src teh\nteh\n#+end_src\n[[teh][text]] ~teh~", "Title text"),
            (.typst, "= Title\n#let teh = 1\nSome $teh$ @teh // teh", "Title Some"),
        ]
    )
    func otherMarkup(format: TextFormat, text: String, words: String) {
        expect(text, format, gives: words)
    }

    @Test(
        arguments: [
            (
                "swift", "let teh = \"teh\" // the maxLineLength of it\nteh /* more\nof it */ teh",
                "the Line Length of it more of it"
            ),
            (
                "python",
                "def teh():\n    \"\"\"Says so.\n\n    >>> teh\n    teh\n\n    Done.\"\"\"\n    x = 'teh'  # why",
                "Says so Done why"
            ),
            ("c", "/** Reads.\n * @param teh the path\n */ teh", "Reads the path"),
            ("sh", "#!/bin/teh\nteh ${x#teh} # why", "why"),
            ("lua", "teh = 1 -- why\n--[[ more\nwords ]] teh", "why more words"),
            ("haskell", "teh -- why\n{- some {- inner -} words -} teh", "why some inner words"),
            ("lisp", "(teh) ; why", "why"),
            ("sql", "SELECT teh -- why", "why"),
        ]
    )
    func sourceCode(language: String, text: String, words: String) throws {
        expect(text, try #require(TextFormat(languageID: language)), gives: words)
    }

    @Test func stringsOfSourceCodeAreCheckedOnRequest() throws {
        let c = try #require(TextFormat(languageID: "c"))
        expect(#"f("Some text\n", "%s words") // why"#, c, gives: "Some text words why", checksStrings: true)
    }

    @Test(arguments: [
        ("COMMIT_EDITMSG", TextFormat.commit), ("a/README.md", .markdown), ("README", .plain), ("x.eml", .mail),
        ("Makefile", .code(.hash)), ("a.unknown", nil), ("", nil), ("main.swift", .code(.swift)),
    ])
    func theNameOfAFileTellsItsFormat(name: String, format: TextFormat?) {
        #expect(TextFormat(fileName: name) == format)
    }

    @Test(arguments: [("gitcommit", TextFormat.commit), ("plaintext", .plain), ("LaTeX", .latex), ("teh", nil)])
    func editorsNameFormats(name: String, format: TextFormat?) {
        #expect(TextFormat(languageID: name) == format)
    }

    @Test func anyBytesAreScannedInAllFormats() throws {
        var generator = SplitMix(state: 7)
        let pieces = [
            "teh", "`", "```", "<", ">", "[", "]", "(", ")", "{", "}", "$", "\\", "::", "..", "'", "\"\"\"", "/*", "*/",
            "#", "-", "\u{AD}", "é", "’", "|", "<!--", "@", ":", "~", "_", "*", "\t", "    ", "=", ";", "%",
        ]
        let names = [
            "plain", "markdown", "asciidoc", "rst", "latex", "html", "mail", "gitcommit", "org", "typst", "swift",
            "python", "haskell", "lua", "sh",
        ]
        for name in names {
            let format = try #require(TextFormat(languageID: name))
            var state = format.start
            for _ in 0..<2000 {
                var line = (0..<Int.random(in: 0...9, using: &generator)).flatMap { _ in
                    Array((pieces.randomElement(using: &generator) ?? "").utf8)
                }
                if Bool.random(using: &generator) { line.insert(UInt8.random(in: 0...255, using: &generator), at: 0) }
                var scan = WordScan(line)
                for part in format.scan(line[...], &state, checksStrings: true) { scan.add(part) }
                #expect(
                    scan.words.allSatisfy {
                        line.indices.contains($0.range.lowerBound) && $0.range.upperBound <= line.count
                    }
                )
            }
        }
    }
}
