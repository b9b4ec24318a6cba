import HeadwordCore
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// Labels for which Headword has no name.
@Suite(.timeLimit(.minutes(30))) struct LabelTests {
    private static let entry = #"""
        {"results":[{"id":"set","word":"set","language":"en","lexicalEntries":[{"language":"en","text":"set",
          "lexicalCategory":{"id":"up%20verb","text":"Up%20Verb"},
          "grammaticalFeatures":[{"id":"up%2Dtense","text":"Up-Tense","type":"Tense"},
                                 {"id":"past","text":"Past","type":"Tense"}],
          "entries":[{"senses":[{"id":"1","definitions":["a thing"],
            "domains":[{"id":"caf%C3%A9s","text":"Caf%C3%A9s"},{"id":"chess","text":"Chess"}],
            "registers":[{"id":"upmarket","text":"Up Market"}],"regions":["Atlantis%20Island"],
            "synonyms":[{"id":"not_a_label","text":"no label"}]}]}]}]}]}
        """#

    @Test("an unknown label keeps its identifier and its text, decoded")
    func answers() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            upstream.standIn.inject(.body(Self.entry))
            let answer = try await upstream.call("dictionary.entries", ["word": "set"])
            let entry = answer["results"]?[0]?["lexicalEntries"]?[0]
            #expect(entry?["lexicalCategory"] == "up verb")
            #expect(entry?["grammaticalFeatures"]?[0]?["text"] == "up-tense")
            let sense = entry?["entries"]?[0]?["senses"]?[0]
            #expect(sense?["domains"] == ["cafés", "chess"])
            #expect(sense?["registers"] == ["upmarket"])
            #expect(sense?["regions"] == ["Atlantis Island"])
            guard case .object(let labels) = answer["metadata"]?["upstream"]?["labels"] else {
                Issue.record("no labels")
                return
            }
            #expect(
                Dictionary(uniqueKeysWithValues: labels.members.map { ($0.name, $0.value) }) == [
                    "up verb": "Up Verb", "up-tense": "Up-Tense", "cafés": "Cafés", "upmarket": "Up Market",
                ]
            )
        }
    }

    @Test("if all labels are known, the metadata has no unknown labels")
    func knownLabels() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Upstream.run { upstream in
            let answer = try await upstream.call("dictionary.entries", ["word": "big"])
            #expect(answer["metadata"]?["upstream"]?["labels"] == nil)
        }
    }

    static let filters: [(String, JSONValue, String)] = [
        (
            "dictionary.entries", ["word": "set", "domains": ["chess", "Unheard Of"]],
            "entries/en-gb/set?domains=chess,Unheard%20Of"
        ),
        (
            "dictionary.entries", ["word": "set", "registers": "upmarket", "lexicalCategory": ["upverb"]],
            "entries/en-gb/set?lexicalCategory=upverb&registers=upmarket"
        ),
        (
            "dictionary.entries", ["word": "set", "grammaticalFeatures": ["past", "upTense"]],
            "entries/en-gb/set?grammaticalFeatures=past,upTense"
        ),
        (
            "translations.lookup", ["word": "set", "target": "es", "domains": ["a&b=c"]],
            "translations/en/es/set?domains=a%26b%3Dc"
        ),
        (
            "translations.lookup", ["word": "set", "target": "es", "grammaticalFeatures": ["past", "upTense"]],
            "translations/en/es/set?grammaticalFeatures=past,upTense"
        ),
        (
            "dictionary.words", ["word": "set", "domains": ["chess", "Unheard Of"]],
            "words/en-gb?q=set&domains=chess,Unheard%20Of"
        ),
        (
            "inflections.lemmas", ["word": "set", "grammaticalFeatures": ["upTense"]],
            "lemmas/en/set?grammaticalFeatures=upTense"
        ),
    ]

    @Test("a filter may name labels that only the API knows", arguments: filters)
    func filter(_ method: String, _ parameters: JSONValue, _ target: String) async throws {
        try await Upstream.run { upstream in
            _ = try await upstream.reason(method, parameters)
            #expect(upstream.targets.first == "/api/v2/\(target)")
        }
    }

    @Test(
        "the lexicon accepts only its own labels, also as a fallback for the API",
        arguments: filters
    )
    func fallback(_ method: String, _ parameters: JSONValue, _: String) async throws {
        try requireProviders(of: method)
        try await Upstream.run(.v2, .upstreamThenLexicon) { upstream in
            upstream.standIn.inject(.status(503, retryAfter: nil))
            let error = try #require(
                await #expect(throws: ErrorObject.self) { try await upstream.call(method, parameters) }
            )
            #expect(error.data["reason"] == "upstreamDown")
            #expect(error.data["fallback"]?["reason"] == "invalidParameter")
        }
        try await Upstream.run(.v2, .lexicon) { upstream in
            try await upstream.expect("invalidParameter", method, parameters)
        }
    }

    static let wordlist: (JSONValue, String) = (
        ["domains": ["chess", "Unheard Of"], "registers": "upmarket", "regions": ["Atlantis"], "limit": 5000],
        "wordlist/en/domains=chess,Unheard%20Of;regions=Atlantis;registers=upmarket"
    )

    @Test("a filter of word lists may name labels that only the API knows, as many as it takes")
    func wordlistFilter() async throws {
        try requireProviders(of: "wordlist.query")
        let (parameters, target) = Self.wordlist
        try await Upstream.run(.v1) { upstream in
            _ = try await upstream.reason("wordlist.query", parameters)
            #expect(upstream.targets == ["/api/v1/\(target)"])
            let many = JSONValue.array((0..<6).map { .string("label\($0)") })
            try await upstream.expect("invalidParameter", "wordlist.query", ["domains": many])
            #expect(upstream.targets.count == 1)
        }
        try await Upstream.run(.v1, .lexicon) { upstream in
            try await upstream.expect("invalidParameter", "wordlist.query", parameters)
        }
    }

    static let refused: [(String, JSONValue)] = [
        ("inflections.forms", ["word": "swim", "grammaticalFeatures": ["upTense"]]),
        ("dictionary.entries", ["word": "set", "fields": ["unheardOf"]]),
        ("dictionary.entries", ["word": "set", "domains": [""]]),
        ("dictionary.entries", ["word": "set", "domains": [.string(String(repeating: "x", count: 65))]]),
        (
            "dictionary.entries",
            ["word": "set", "domains": .array((0..<65).map { .string("label\($0)") })]
        ),
    ]

    @Test(
        "parameters that are not filters of the API take no unknown labels, and none takes long or many labels",
        arguments: refused
    )
    func refusedLabels(_ method: String, _ parameters: JSONValue) async throws {
        try await Upstream.run { upstream in
            try await upstream.expect("invalidParameter", method, parameters)
            #expect(upstream.targets.isEmpty)
        }
    }
}
