import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordLexicon
import HeadwordModel
import HeadwordSite
import HeadwordTestSupport
import JSONRPCHTTP
import Testing

@Suite struct EntryTests {
    @Test(arguments: [
        ("id=\"meanings\"", "Meanings"), ("id=\"synonyms\"", "Synonyms"), ("id=\"forms\"", "Forms"),
        ("id=\"place\"", "Kind of"), ("id=\"rhymes\"", "Rhymes"), ("id=\"translations\"", "Translations"),
        ("id=\"trend\"", "Over time"), ("id=\"frequency\"", "Frequency"),
    ])
    func hasAllParts(mark: String, title: String) async throws {
        let visitor = try Visitor()
        var pages = ""
        for word in Self.words { pages += try await visitor.page("/en/\(word)") }
        #expect(pages.contains(mark))
        #expect(pages.contains(">\(title)</h2>"))
    }

    /// Words of the small lexicon that have all parts together.
    private static let words = ["house", "better", "dog", "run", "best"]

    @Test func listsTheWordsThatGoWithAWord() async throws {
        let library = CorpusLibrary(directory: try TestFiles.temporaryDirectory())
        let text = String(repeating: "A happy dog barks. The dog barks at us. Nobody sleeps in that house. ", count: 9)
        let counting = CorpusCounting(.init(includesPunctuation: true, memory: 1 << 24, workers: 1))
        let documents = DocumentList([CorpusDocument(Array(text.utf8), period: nil)])
        let counts = try counting.count(documents, in: library.directory).counts
        let writer = CorpusWriter(language: .en, sources: [], lexicon: try FixtureLexicon.openBilingual())
        let name = try #require(CorpusName("open", in: .en))
        try writer.write(counts, to: library.path(of: name))
        let page = try await Visitor(corpora: library).page("/en/dog")
        let part = try #require(page.firstMatch(of: /<section class="part" id="company".*?<\/section>/)).0
        #expect(String(part).withoutMarks.contains("happy 9×"))
        #expect(String(part).withoutMarks.contains("Afterbarks 18×"))
    }

    @Test func saysHowAFormLeadsToItsHeadword() async throws {
        let page = try await Visitor().page("/en/children")
        #expect(page.contains("<h1>child</h1>"))
        #expect(page.withoutMarks.contains("children: plural of child"))
    }

    @Test func namesSourcesAndLicencesOfEachPart() async throws {
        let page = try await Visitor().page("/en/dog")
        let parts = page.split(separator: "<section class=\"part\"").dropFirst()
        #expect(!parts.isEmpty)
        for part in parts { #expect(part.contains("class=\"credit\">Source: ")) }
    }

    @Test func foldsMinorMeanings() async throws {
        let page = try await Visitor().page("/en/run")
        #expect(page.contains("more meanings</summary>"))
    }

    @Test func offersVoicesOfBothVarieties() async throws {
        let page = try await Visitor().page("/en/dog")
        #expect(page.contains("data-say=\"dog\" data-voice=\"en-GB\" hidden"))
        #expect(page.contains("data-say=\"dog\" data-voice=\"en-US\" hidden"))
    }

    @Test func translatesAcrossLanguagesWithLinks() async throws {
        let visitor = try Visitor()
        #expect(try await visitor.page("/en/house").contains("href=\"/de/Haus\""))
        let page = try await visitor.page("/de/Haus")
        #expect(page.contains("<article class=\"entry\" lang=\"de\">"))
        #expect(page.contains("href=\"/en/house\""))
    }

    @Test func answers404WithSuggestions() async throws {
        let response = try await Visitor().get("/en/serendipidy")
        #expect(response.status == 404)
        #expect(response.text.contains("href=\"/en/serendipity\""))
        #expect(response.text.contains("name=\"q\" value=\"serendipidy\""))
    }

    @Test(arguments: [
        "/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "/en/%22%20onload%3D%22x", "/en/javascript%3Aalert(1)",
        "/en/%3C%2Ftitle%3E%3Cimg%20src%3Dx%3E", "/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E",
        "/reverse?meaning=%22%3E%3Cscript%3Ex", "/lists?prefix=%22%3E%3Csvg%20onload%3Dx%3E",
        "/api/echo.text?text=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    ])
    func letsNoTextBecomeAMark(target: String) async throws {
        let page = try await Visitor().page(target)
        #expect(page.matches(of: /<script/).count == 1)
        #expect(!page.contains("<img"))
        #expect(!page.contains("<svg onload"))
        #expect(page.matches(of: #/<[a-z0-9]+(?: [a-z-]+(?:="[^"]*")?)* on[a-z]+=/#).isEmpty)
        #expect(!page.contains("href=\"javascript:"))
    }

    @Test(arguments: ["dog", "run", "house", "war"])
    func staysSmall(word: String) async throws {
        let visitor = try Visitor()
        let page = try await visitor.get("/en/\(word)")
        var total = page.body.count
        for address in page.text.addresses where address.hasPrefix("/assets/") {
            total += try await visitor.get(address).body.count
        }
        #expect(total <= 150_000)
    }

    @Test func linksThroughOnePlace() async throws {
        let visitor = try Visitor(links: SiteLinks { SiteLinks.served($0).map { "https://words.example" + $0 } })
        let addresses = try await visitor.page("/en/dog").addresses
        #expect(addresses.allSatisfy { $0.hasPrefix("https://words.example/") || $0.hasPrefix("#") })
    }
}
