import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// The defects in HTTP of the tutorials that this service grew from, by their numbers in our list. The others are in
/// `HeadwordServiceTests`.
@Suite(.timeLimit(.minutes(30))) struct TutorialHTTPDefectsTests {
    /// A call of every endpoint that the API can answer, in Spanish.
    static let inSpanish: [(String, JSONValue)] = [
        ("dictionary.entries", ["word": "casa", "language": "es"]),
        ("dictionary.entries", ["word": "casa", "language": "es", "lexicalCategory": "noun"]),
        ("thesaurus.lookup", ["word": "casa", "language": "es"]),
        ("sentences.lookup", ["word": "casa", "language": "es"]),
        ("translations.lookup", ["word": "casa", "language": "es", "target": "en"]),
        ("inflections.lemmas", ["word": "casas", "language": "es"]),
        ("search.query", ["q": "ca", "language": "es"]),
        ("search.translations", ["q": "ca", "language": "es", "target": "en"]),
        ("wordlist.query", ["lexicalCategory": "noun", "language": "es"]),
        ("lexistats.word", ["lemma": "casa", "language": "es"]),
        ("lexistats.words", ["lemma": "casa", "language": "es"]),
        ("lexistats.ngrams", ["tokens": "la casa", "language": "es"]),
        ("utility.lexicalCategories", ["language": "es"]),
        ("utility.grammaticalFeatures", ["language": "es"]),
        ("utility.registers", ["language": "es"]),
        ("utility.domains", ["language": "es"]),
    ]

    @Test("13, 25: the requested language is the one in the address", arguments: inSpanish)
    func language(_ method: String, _ parameters: JSONValue) async throws {
        try await Upstream.run(.v1) { upstream in
            _ = try await upstream.reason(method, parameters)
            let target = try #require(upstream.targets.first)
            #expect((target.split(whereSeparator: "/?".contains)).contains("es"), "\(target)")
        }
    }

    /// The minimal parameters of each endpoint.
    static let bare: [(String, JSONValue)] = [
        ("inflections.lemmas", ["word": "set"]), ("search.query", ["q": "set"]), ("lexistats.word", ["lemma": "test"]),
        ("utility.languages", [:]), ("utility.lexicalCategories", [:]), ("utility.filters", [:]),
        ("dictionary.entries", ["word": "set"]),
    ]

    @Test("14, 15, 20: without filters there is an address still, with nothing at its end", arguments: bare)
    func bareAddress(_ method: String, _ parameters: JSONValue) async throws {
        try await Upstream.run(.v1) { upstream in
            try await upstream.expect("ok", method, parameters)
            let target = try #require(upstream.targets.first)
            #expect(
                !target.contains("//") && !target.hasSuffix("/") && !target.hasSuffix(";") && !target.hasSuffix("?")
            )
        }
    }

    @Test("16, 17, 18: blanks are underscores before anything is encoded, and capitals are kept where they count")
    func encoding() async throws {
        try await Upstream.run { upstream in
            for word in ["time out", "n/a", "'tis", "R&B"] {
                try await upstream.expect("ok", "dictionary.entries", ["word": .string(word)])
            }
            #expect(
                upstream.targets.map { $0.dropFirst("/api/v2/entries/en-gb/".count) } == [
                    "time_out", "n%2Fa", "%27tis", "r%26b",
                ]
            )
        }
    }

    @Test("21, 22: a variety is in the address by its name, with the filters that it takes")
    func variety() async throws {
        try await Upstream.run { upstream in
            _ = try await upstream.reason(
                "dictionary.entries",
                ["word": "set", "region": "us", "lexicalCategory": "noun"]
            )
            #expect(upstream.targets == ["/api/v2/entries/en-us/set?lexicalCategory=noun"])
        }
    }

    @Test("10, 27, 28, 32: the status counts before the body, and the error names all that there is to know")
    func statusFirst() async throws {
        try requireProviders(of: "thesaurus.lookup")
        try await Upstream.run(.v1) { upstream in
            let error = try #require(
                await #expect(throws: ErrorObject.self) {
                    try await upstream.call("thesaurus.lookup", ["word": "xyzzy"])
                }
            )
            #expect(error.code == 404)
            #expect(error.data["reason"] == "notFound" && error.data["origin"] == "upstream")
            #expect(error.data["method"] == "thesaurus.lookup")
        }
    }

    @Test("30, 31: two clients with other credentials ask side by side")
    func noSingleton() async throws {
        try await Upstream.run { right in
            try await Upstream.run {
                $0.credentials = UpstreamCredentials(id: "test-id", key: "other")
            } test: { wrong in
                try await right.expect("ok", "thesaurus.lookup", ["word": "big"])
                try await wrong.expect("upstreamKeyRefused", "thesaurus.lookup", ["word": "big"])
            }
        }
    }

    @Test("30: credentials show nothing of themselves")
    func credentialsAreHidden() {
        let credentials = UpstreamCredentials(id: "an-id-to-hide", key: "a-key-to-hide")
        var dumped = ""
        dump(credentials, to: &dumped)
        for text in ["\(credentials)", String(reflecting: credentials), dumped] { #expect(!text.contains("to-hide")) }
    }
}
