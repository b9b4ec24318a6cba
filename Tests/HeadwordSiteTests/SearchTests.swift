import HeadwordJSON
import HeadwordSite
import JSONRPCHTTP
import NIOHTTP1
import Testing

@Suite struct SearchTests {
    @Test func leadsFromAWordToItsEntry() async throws {
        let response = try await Visitor().get("/search?q=+dog+")
        #expect(response.status == 303)
        #expect(response.headers.first(name: "Location") == "/en/dog")
    }

    @Test func searchesInTheChosenLanguage() async throws {
        let response = try await Visitor().get("/search?q=Haus&language=de")
        #expect(response.headers.first(name: "Location") == "/de/Haus")
    }

    @Test(arguments: [("dogs", "dog", "this is a form of it"), ("serendipidy", "serendipity", "spelled similarly")])
    func saysHowAWordWasFound(text: String, word: String, way: String) async throws {
        let page = try await Visitor().page("/search?q=\(text)")
        #expect(page.withoutMarks.contains("\(word) \(way)"))
    }

    @Test func offersToReverseWhatIsNotFound() async throws {
        let page = try await Visitor().page("/search?q=a+small+gnawing+animal")
        #expect(page.contains("/reverse?meaning=a%20small%20gnawing%20animal"))
    }

    @Test func findsWordsByTheirMeaning() async throws {
        let page = try await Visitor().page("/reverse?meaning=a+domestic+animal")
        #expect(page.contains("href=\"/en/dog\""))
        #expect(page.contains("class=\"credit\""))
    }
}

@Suite struct WordListTests {
    @Test func filtersAndPages() async throws {
        let visitor = try Visitor()
        let first = try await visitor.page("/lists?lexicalCategory=noun&sort=word")
        #expect(first.matches(of: /<th scope="row"/).count == 100)
        let match = try #require(first.firstMatch(of: /rel="next" href="([^"]*)"/))
        let next = match.1.replacing("&amp;", with: "&")
        #expect(next.contains("lexicalCategory=noun"))
        let second = try await visitor.page(String(next))
        #expect(second.withoutMarks.contains("101 to"))
        #expect(second.contains("rel=\"prev\""))
    }

    @Test func keepsWhatWasFilledIn() async throws {
        let page = try await Visitor().page("/lists?lexicalCategory=noun&prefix=do")
        #expect(page.contains("<option value=\"noun\" selected>"))
        #expect(page.contains("name=\"prefix\" value=\"do\""))
    }

    @Test func saysWhatIsWrong() async throws {
        let response = try await Visitor().get("/lists?minZipf=often")
        #expect(response.status == 400)
        #expect(response.text.contains("role=\"alert\""))
    }

    @Test(arguments: [
        ("csv", "text/csv", "word,zipf,forms\r\n"),
        ("tsv", "text/tab-separated-values", "word\tzipf\tforms\n"),
        ("text", "text/plain", "dog\n"), ("json", "application/json", "[\n"),
    ])
    func exports(format: String, type: String, beginning: String) async throws {
        let response = try await Visitor().get("/lists?prefix=dog&format=\(format)")
        #expect(response.type == type)
        #expect(response.text.hasPrefix(beginning))
        #expect(response.text.contains("dog"))
        #expect(response.headers.first(name: "Content-Disposition")?.hasPrefix("attachment; ") == true)
    }

    @Test func exportsAllPages() async throws {
        let visitor = try Visitor()
        let page = try await visitor.page("/lists?lexicalCategory=noun")
        let total = try #require(page.firstMatch(of: /([0-9,]+) headwords/)).1.replacing(",", with: "")
        let lines = try await visitor.get("/lists?lexicalCategory=noun&format=text").text.split(separator: "\n")
        #expect(lines.count == Int(total))
        #expect(lines.count > 100)
    }
}
