import HeadwordJSON
import HeadwordSite
import JSONRPCHTTP
import Testing

@Suite struct ExplorerTests {
    @Test func hasAPageForEachMethod() async throws {
        let visitor = try Visitor()
        let methods = try await visitor.page("/api").addresses.filter { $0.hasPrefix("/api/") }
        #expect(methods.count > 30)
        for method in methods {
            let page = try await visitor.page(method)
            #expect(page.contains("<button type=\"submit\">Call</button>"), "\(method)")
        }
    }

    @Test func showsRequestAnswerAndTheSameCallElsewhere() async throws {
        let page = try await Visitor().page("/api/inflections.forms?word=dog&call=yes")
        let text = page.withoutMarks.replacing("&quot;", with: "\"")
        #expect(text.contains("\"method\": \"inflections.forms\""))
        #expect(text.contains("\"inflectedForm\": \"dogs\""))
        #expect(text.contains("curl 'http://127.0.0.1:8080/v1/inflections.forms?word=dog'"))
        for language in ["Python", "TypeScript", "Go", "Swift"] {
            #expect(page.contains("<summary>\(language)</summary>"))
        }
    }

    @Test(arguments: [
        ("rhymes.lookup?word=dog&limit=2", "\"limit\": 2"), ("echo.text?text=5", "\"text\": \"5\""),
        ("thesaurus.lookup?word=dog&relations=synonyms&relations=antonyms", "[\"synonyms\", \"antonyms\"]"),
        ("search.query?q=dog&prefix=true", "\"prefix\": true"),
        ("wordlist.query?wordLength=5", "\"wordLength\": 5"),
        ("wordlist.query?wordLength=%3E5", "\"wordLength\": \">5\""),
        ("wordlist.query?minZipf=3.5", "\"minZipf\": 3.5"),
        ("lexistats.words?wordform=a%0D%0A%0D%0Ab", "\"wordform\": [\"a\", \"b\"]"),
        ("rhymes.lookup?word=dog&kind=perfect,near&kind=", "\"kind\": [\"perfect\", \"near\"]"),
        ("wordlist.query?exclude=%7B%22prefix%22:%22s%22%7D", "\"exclude\": {\n"),
        ("wordlist.query?exclude=%7Bs", "\"exclude\": \"{s\""),
        ("search.query?q=dog&q=cat", "\"q\": [\"dog\", \"cat\"]"),
        ("search.query?q=dog&limit=ten", "\"limit\": \"ten\""),
        ("search.query?q=dog&limit=99999999999999999999", "\"limit\": \"99999999999999999999\""),
    ])
    func readsParametersBySchema(target: String, request: String) async throws {
        let text = try await Visitor().page("/api/\(target)").withoutMarks
            .replacing("&quot;", with: "\"").replacing("&gt;", with: ">")
        #expect(text.contains(request))
    }

    @Test func showsErrors() async throws {
        let page = try await Visitor().page("/api/dictionary.entries?call=yes")
        #expect(page.contains("role=\"alert\""))
        #expect(page.withoutMarks.replacing("&quot;", with: "\"").contains("\"reason\": \"missingParameter\""))
    }

    @Test func changesNothingWhenAnAddressIsFollowed() async throws {
        let visitor = try Visitor()
        #expect(visitor.site.methods(at: ["api", "words.add"]) == [.get, .post])
        #expect(visitor.site.methods(at: ["api", "words.list"]) == [.get])
        #expect(!(try await visitor.page("/api/words.add?word=grok").contains("<h2>Request</h2>")))
        #expect(try await visitor.post("/api/words.add", "word=grok&call=yes").text.contains("<h2>Request</h2>"))
    }

    @Test(arguments: [
        ("dictionary.example.org", true, "https://dictionary.example.org"), ("[::1]:8080", false, "http://[::1]:8080"),
        ("a'b", true, "https://localhost"), ("a\"b", false, "http://localhost"),
        ("evil.example/x", false, "http://localhost"), ("a b", false, "http://localhost"),
        ("<x>", false, "http://localhost"), ("", false, "http://localhost"),
    ])
    func namesTheServerAsTheVisitorDoes(host: String, isEncrypted: Bool, shown: String) async throws {
        let visitor = try Visitor(origin: WebOrigin(host: host, isEncrypted: isEncrypted))
        #expect(try await visitor.page("/api/server.ping").contains("curl '\(shown)/v1/server.ping'"))
        #expect(try await visitor.page("/api/words.add").contains("'\(shown)/rpc'"))
    }
}
