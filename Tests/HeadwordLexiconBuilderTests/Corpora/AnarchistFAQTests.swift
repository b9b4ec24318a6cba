import HeadwordLexiconBuilder
import Testing

/// Pages in the form of those of An Anarchist FAQ, with other words.
@Suite struct AnarchistFAQTests {
    private static let directory = "usr/share/doc/anarchism/html/"

    private func documents(_ page: String, name: String = "secA1.html") throws -> [String] {
        try StockTexts.documents(of: "anarchism", at: Self.directory + name, page)
    }

    @Test func aPageIsADocumentOfItsParagraphs() throws {
        let page = """
            <!DOCTYPE html>
            <html>
              <head>
              <title>A.1 What is tea? | Tea Drinkers</title>
              </head>
              <body>
              <!-- a < b -->
              <script>if (a < b) { document.write("<p>no</p>") }</script>
              <h1>A.1 What is <i>tea</i>?</h1>
            <p>Tea is
                a   drink, <b>not</b>&nbsp;a meal.<br />Some like it</p><blockquote><p title="a > b">strong.</p></blockquote>
            <p>See <a href="secA2.html#a">section A.2</a>, or http://tea.example/strong.html today.</p>
              <div id="book-navigation-239" class="book-navigation">
                <div class="page-links"><a href="secA2.html" class="page-next">How is it made? ›</a></div>
              </div>
              </body>
            </html>
            """
        #expect(
            try documents(page) == [
                """
                A.1 What is tea?
                Tea is a drink, not\u{A0}a meal.
                Some like it
                strong.
                See section A.2, or today.
                """
            ]
        )
    }

    @Test(arguments: [
        ("caf&eacute; &amp; th&#233; &#x2014; &lt;b&gt; &apos;", "café & thé — <b> '"),
        ("&unknown; &#x110000; R&D &; AT&amp", "&unknown; &#x110000; R&D &; AT&amp"), ("2 < 3 <4 <", "2 < 3 <4 <"),
        ("na&iuml;ve &yuml;&thorn;", "naïve ÿþ"),
    ])
    func charactersAreWrittenOut(markup: String, text: String) throws {
        #expect(try documents("<body><p>a \(markup)") == ["a " + text])
    }

    @Test func aPageInLatin1IsRead() throws {
        let page = Array("<p>caf".utf8) + [0xE9] + Array(" na".utf8) + [0xEF] + Array("ve</p>".utf8)
        #expect(try StockTexts.documents(of: "anarchism", [Self.directory + "a.html": page]) == ["café naïve"])
    }

    @Test(arguments: [
        ("is tea. [<b>Op. Cit.</b>, pp. 16-7] It", "is tea. It"),
        ("\"[w]hat they [or she] pour[ed] [sic!]\"", "\"what they or she poured \""),
        ("tea [quoted by X, [i]n Y, p. 3].", "tea ."), ("one [two", "one two"), ("one] two", "one two"),
        ("[]", nil),
    ])
    func bracketsOfEditorsAreLeftOut(written: String, text: String?) throws {
        #expect(try documents("<p>\(written)</p>") == [text].compactMap(\.self))
    }

    @Test(arguments: ["rms@gnu.org", "&lt;rms@gnu.org&gt;", "www.gnu.org", "(http://gnu.org/a?b=c)."])
    func addressesAreLeftOut(address: String) throws {
        #expect(try documents("<p>Write to \(address) now</p>") == ["Write to now"])
    }

    @Test func pagesThatLeadToOthersAreLeftOut() throws {
        let contents =
            "<p>Section A</p><ul><li><a href='a.html'>What is tea?</a><li><a href='b.html'>Is it hot?</a></ul>"
        #expect(try documents(contents) == [])
        #expect(try documents("<p>A list of books", name: "biblio.html") == [])
        #expect(try documents("<p>A changelog", name: "changes.txt") == [])
    }

    @Test(arguments: ["<p", "<p title=\"a>b", "<!-- a", "<script> a"])
    func aPageThatEndsEarlyIsRefusedByItsName(page: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try documents(page) }
        #expect(failure?.path == Self.directory + "secA1.html")
    }

    @Test func missingPagesAreReported() throws {
        let failure = #expect(throws: ImportFailure.self) { try StockTexts.documents(of: "anarchism", [:]) }
        #expect(failure?.isMissingFile == true)
        #expect(failure?.path.hasSuffix("usr/share/doc/anarchism/html") == true)
    }
}
