import HeadwordJSON
import HeadwordService
import HeadwordSite
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Testing

@Suite struct SiteTests {
    static let pages = [
        "/", "/en/dog", "/search", "/search?q=serendipid", "/reverse", "/reverse?meaning=a+domestic+animal", "/lists",
        "/lists?prefix=m", "/sources", "/errors", "/api", "/api/dictionary.entries", "/api/dictionary.entries?word=dog",
        "/api/words.add",
    ]

    @Test(arguments: [
        "/v1/search.query", "/v1", "/rpc", "/ws", "/mcp", "/healthz", "/readyz", "/openapi.json", "/openrpc.json",
        "/api/v1/entries/en/dog", "/api/v2/entries/en/dog", "/api/v2", "/words", "/sug", "/audio", "/audio/dog",
        "/fr/souris", "/en", "/en/", "/en/a/b", "/assets/site.css", "/api/no.method",
    ])
    func leavesOtherAddressesAlone(target: String) throws {
        let request = try #require(WebRequest(.get, target))
        #expect(try Visitor().site.methods(at: request.path).isEmpty)
    }

    @Test(arguments: pages)
    func permitsNothingThatIsNotOurs(target: String) async throws {
        let response = try await Visitor().get(target)
        #expect(response.status == 200)
        #expect(response.type == "text/html")
        let policy = try #require(response.headers.first(name: "Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
        #expect(!policy.contains("unsafe"))
    }

    @Test(arguments: pages)
    func hasNeitherScriptsNorStylesInPages(target: String) async throws {
        let page = try await Visitor().page(target)
        #expect(!page.contains("<style"))
        #expect(page.matches(of: #/ style="/#).isEmpty)
        #expect(page.matches(of: /<script[^>]*><\/script>/).count == 1)
        #expect(page.matches(of: /<script/).count == 1)
    }

    @Test(arguments: pages)
    func leadsOnlyToItself(target: String) async throws {
        let visitor = try Visitor()
        for address in Set(try await visitor.page(target).addresses) where !address.hasPrefix("#") {
            let path = try #require(WebRequest(.get, String(address.prefix { $0 != "#" })), "\(address)").path
            #expect(!visitor.site.methods(at: path).isEmpty, "\(target) leads to \(address), which there is not.")
        }
    }

    @Test func keepsAssetsForever() async throws {
        let visitor = try Visitor()
        let assets = try await visitor.page("/").addresses.filter { $0.hasPrefix("/assets/") }
        #expect(assets.count == 3)
        for asset in assets {
            let response = try await visitor.get(asset)
            #expect(response.caching == .seconds(31_536_000))
            #expect(!response.body.isEmpty)
        }
    }

    @Test func marksPagesByTheirContents() async throws {
        let visitor = try Visitor()
        let (first, second) = (try await visitor.get("/en/dog"), try await visitor.get("/en/dog"))
        #expect(first.entityTag != nil)
        #expect(first.entityTag == second.entityTag)
        #expect(try await visitor.get("/en/house").entityTag != first.entityTag)
    }

    @Test func leadsOnFromAnAddressThatNobodyHas() async throws {
        let response = try await Visitor().fail("/nowhere?<b>", ErrorObject(.noSuchAddress, "Nothing is at '/<b>'."))
        #expect(response.status == 404)
        #expect(response.type == "text/html")
        #expect(response.headers.first(name: "Content-Security-Policy")?.hasPrefix("default-src 'none';") == true)
        #expect(response.text.contains("Nothing is at '/&lt;b&gt;'."))
        #expect(Set(response.text.addresses).isSuperset(of: ["/", "/search", "/api"]))
    }

    @Test func explainsEachReasonOfErrors() async throws {
        let page = try await Visitor().page("/errors")
        for reason in ["notFound", "missingParameter", "deadlinePassed"] { #expect(page.contains("id=\"\(reason)\"")) }
    }

    @Test func namesEachSource() async throws {
        let page = try await Visitor().page("/sources")
        for source in ["wordnet", "ding", "festlex-cmu"] { #expect(page.contains("id=\"source-\(source)\"")) }
    }
}
