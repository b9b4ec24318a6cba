import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// The defects of the tutorials that this service grew from, by their numbers in our list. Those in building and
/// reading HTTP messages are in `HeadwordUpstreamTests`, those in the values of one provider in its tests.
@Suite struct TutorialDefectsTests {
    private static let endpoints = Result {
        try DictionaryService(lexicon: try FixtureLexicon.open()).registry.descriptions
    }

    private func endpoints() throws -> [EndpointDescription] { try Self.endpoints.get() }

    /// Parameters with which a call of the endpoint succeeds.
    private func parameters(of endpoint: EndpointDescription) -> JSONObject {
        endpoint.examples.first?.parameters ?? [:]
    }

    @Test("2, 22, 23: every parameter of every endpoint is read and checked")
    func everyParameterIsRead() async throws {
        for endpoint in try endpoints() {
            for parameter in endpoint.parameters {
                var parameters = parameters(of: endpoint)
                parameters[parameter.name] = ["no": ["such": "value"]]
                let error = try await failure(endpoint.method, .object(parameters))
                #expect(error.code == -32602, "\(endpoint.method) \(parameter.name)")
                #expect(error.data["parameter"] == .string(parameter.name), "\(endpoint.method)")
            }
        }
    }

    @Test("3, 19, 21: a filter without values is refused, and so is a thesaurus without relations")
    func emptyFiltersAreRefused() async throws {
        for endpoint in try endpoints() {
            for parameter in endpoint.parameters where parameter.isFilter || parameter.name == "relations" {
                var parameters = parameters(of: endpoint)
                parameters[parameter.name] = []
                let error = try await failure(endpoint.method, .object(parameters))
                #expect(error.data["parameter"] == .string(parameter.name), "\(endpoint.method)")
            }
        }
    }

    @Test("4: frequencies have decimals")
    func frequenciesHaveDecimals() async throws {
        try requireProviders(of: "wordlist.query")
        let result = try await call("wordlist.query", ["minZipf": .real(1.25), "maxZipf": .real(1.5)])
        #expect(result["results"] == [])
    }

    @Test("5: lists can be sorted by frequency")
    func listsAreSortedByFrequency() async throws {
        try requireProviders(of: "wordlist.query")
        #expect(try await call("wordlist.query", ["sort": "frequency", "limit": 1])["results"]?.elements.count == 1)
    }

    @Test(
        "6: endpoints accept their documented parameters",
        arguments: [
            ("search.query", ["q", "prefix", "regions", "limit", "offset"]),
            ("search.translations", ["q", "prefix", "regions", "limit", "offset", "target"]),
            (
                "wordlist.query",
                [
                    "lexicalCategory", "domains", "regions", "registers", "translations", "exclude", "excludeSenses",
                    "excludePrimeSenses", "wordLength", "prefix", "exact", "limit", "offset",
                ]
            ),
            ("inflections.lemmas", ["word", "lexicalCategory", "grammaticalFeatures"]),
        ]
    )
    func endpointsTakeWhatIsDocumented(method: String, names: [String]) throws {
        try requireProviders(of: method)
        let endpoint = try #require(try endpoints().first { $0.method == method })
        #expect(Set(names).isSubset(of: endpoint.parameters.map(\.name)))
    }

    @Test("7, 8: labels are members of vocabularies, and an error for an unknown one suggests the nearest")
    func unknownLabelsAreRefused() async throws {
        for endpoint in try endpoints() {
            for parameter in endpoint.parameters where parameter.isFilter {
                var parameters = parameters(of: endpoint)
                parameters[parameter.name] = parameter.name.hasPrefix("exclude") ? ["domains": ["sprot"]] : ["nuon"]
                let error = try await failure(endpoint.method, .object(parameters))
                #expect(error.data["parameter"] == .string(parameter.name), "\(endpoint.method)")
                #expect(error.data["allowed"]?.elements.isEmpty == false, "\(endpoint.method) \(parameter.name)")
            }
        }
    }

    @Test("9: there is a method for every endpoint of the service")
    func everyEndpointHasAMethod() throws {
        let documented: Set = [
            "dictionary.entries", "thesaurus.lookup", "sentences.lookup", "translations.lookup", "inflections.lemmas",
            "inflections.forms", "search.query", "search.translations", "wordlist.query", "utility.languages",
            "utility.filters", "utility.lexicalCategories", "utility.grammaticalFeatures", "utility.registers",
            "utility.domains", "utility.regions",
        ]
        try requireProviders(of: Array(documented))
        #expect(documented.isSubset(of: try endpoints().map(\.method)))
    }

    @Test("10: every status keeps its number", arguments: [401, 404, 414, 429, 499, 503, 505, 508])
    func everyStatusKeepsItsNumber(status: Int) {
        let failure = CallFailure(status: status, reason: .notFound, message: "")
        #expect(failure.code == status)
        #expect(failure.data(method: "m")["status"] == .integer(Int64(status)))
    }

    @Test("11: pages have the documented bounds", arguments: ["search.query", "wordlist.query", "sentences.lookup"])
    func pagesHaveTheirBounds(method: String) async throws {
        try requireProviders(of: method)
        let base: JSONObject =
            method == "search.query" ? ["q": "dog"] : method == "wordlist.query" ? [:] : ["word": "dog"]
        for (limit, isAccepted) in [(1, true), (5000, true), (0, false), (5001, false)] {
            var parameters = base
            parameters["limit"] = .integer(Int64(limit))
            let isRefused = await (try? call(method, .object(parameters))) == nil
            #expect(isRefused == !isAccepted, "\(limit)")
        }
    }

    @Test("12: isiZulu and French are languages, Northern Sotho is spelled right, and only English has varieties")
    func languagesAreWhole() async throws {
        try requireProviders(of: "dictionary.entries")
        #expect(Language(label: "zu") == .zu)
        #expect(Language(label: "fr") == .fr)
        #expect(Language(label: "NorthernSoho") == .nso)
        #expect(Language.nso.name == "Northern Sotho")
        let error = try await failure("dictionary.entries", ["word": "casa", "language": "es", "region": "gb"])
        #expect(error.data["parameter"] == "region")
    }

    @Test("13, 25: no endpoint ignores the language")
    func theLanguageIsHeeded() async throws {
        for endpoint in try endpoints() where endpoint.parameters.contains(where: { $0.name == "language" }) {
            // A layer may have words of a language that the lexicon lacks.
            guard !endpoint.method.hasPrefix("words.") else { continue }
            var parameters = parameters(of: endpoint)
            parameters["language"] = "ta"
            let error = try await failure(endpoint.method, .object(parameters))
            #expect(error.data["reason"] == "languageNotAvailable", "\(endpoint.method)")
            #expect(error.data["parameter"] == "language", "\(endpoint.method)")
        }
    }

    @Test("14, 24: a missing parameter is named, and no other is requested")
    func missingParametersAreNamed() async throws {
        for endpoint in try endpoints() {
            guard let required = endpoint.parameters.first(where: \.isRequired) else { continue }
            let error = try await failure(endpoint.method, [:])
            #expect(error.data["reason"] == "missingParameter", "\(endpoint.method)")
            #expect(error.data["parameter"] == .string(required.name), "\(endpoint.method)")
        }
    }

    @Test(
        "15: a parameter of another endpoint is refused",
        arguments: ["search.query", "utility.domains", "wordlist.query"]
    )
    func foreignParametersAreRefused(method: String) async throws {
        try requireProviders(of: method)
        let error = try await failure(method, ["word": "dog"])
        #expect(error.data["reason"] == "unknownParameter")
        #expect(error.data["value"] == "dog")
    }

    @Test(
        "16, 17: words may have any characters",
        arguments: ["n/a", "what?", "x;y=z", "100%25", "a+b", "'tis"]
    )
    func signsArePartOfAWord(word: String) async throws {
        try requireProviders(of: "dictionary.entries")
        let error = try await failure("dictionary.entries", ["word": .string(word)])
        #expect(error.data["reason"] == "notFound")
        #expect(error.data["value"] == .string(word))
        #expect(try await call("dictionary.entries", ["word": "ice_cream"])["results"]?[0]?["word"] == "ice cream")
    }

    @Test("18: capitals can be reached, and are not lost")
    func capitalsCanBeReached() async throws {
        try requireProviders(of: "dictionary.entries")
        let words = try await call("dictionary.entries", ["word": "March", "preserveCase": true])["results"]?.elements
        #expect(words?.map { $0["word"] } == ["March"])
        let both = try await call("dictionary.entries", ["word": "March"])["results"]?.elements
        #expect(both?.map { $0["word"] } == ["March", "march"])
        #expect(try await failure("dictionary.entries", ["word": "İstanbul"]).data["value"] == "İstanbul")
    }

    @Test("21: only one region, in addition to other filters")
    func oneRegionOnly() async throws {
        try requireProviders(of: "dictionary.entries")
        let error = try await failure("dictionary.entries", ["word": "dog", "region": ["gb", "us"]])
        #expect(error.data["parameter"] == "region")
        let result = try await call(
            "dictionary.entries",
            ["word": "dog", "region": "gb", "lexicalCategory": "noun", "fields": "definitions"]
        )
        #expect(result["results"]?.elements.isEmpty == false)
    }

    @Test("28: an error names the method, the parameter, the value and the allowed values")
    func errorsSayWhatIsWrong() async throws {
        try requireProviders(of: "thesaurus.lookup")
        let error = try await failure("thesaurus.lookup", ["word": "dog", "lexicalCategory": "nown"])
        #expect(error.data["method"] == "thesaurus.lookup")
        #expect(error.data["parameter"] == "lexicalCategory")
        #expect(error.data["value"] == "nown")
        #expect(error.data["suggestions"] == ["noun"])
        #expect(error.data["allowed"]?.elements.contains("noun") == true)
    }

    @Test("31: services share nothing") func servicesShareNothing() async throws {
        try requireProviders(of: "search.query")
        let empty = try DraftLexicon.build { _ in }
        #expect(try await call("search.query", ["q": "dog"])["results"]?.elements.count == 1)
        #expect(try await failure("search.query", ["q": "dog"], on: empty).code == 404)
    }

    @Test(
        "aliases are accepted and never emitted",
        arguments: [
            (["domains": "forestr"], "forestry"), (["domains": "potter"], "pottery"),
            (["domains": "veterinar"], "veterinary"), (["domains": "medieval_histor"], "medieval_history"),
            (["domains": "greek_histroy"], "greek_history"), (["registers": "pseuodo_archaic"], "pseudo_archaic"),
            (["registers": "RAF_slang"], "R.A.F._slang"), (["registers": "R.A.F_slang"], "R.A.F._slang"),
            (["registers": "non_standard"], "non-standard"), (["registers": "nonceUse"], "nonce-use"),
            (["grammaticalFeatures": "past participle"], "past_participle"),
            (["grammaticalFeatures": "presentParticiple"], "present_participle"),
            (["lexicalCategory": "combiningForm"], "combining_form"),
        ] as [(JSONObject, JSONValue)]
    )
    func aliasesAreAcceptedAndNeverEmitted(filter: JSONObject, canonical: JSONValue) async throws {
        try requireProviders(of: "dictionary.entries")
        var parameters = filter
        parameters["word"] = "depth"
        let error = try await failure("dictionary.entries", .object(parameters))
        #expect(error.data["reason"] == "nothingPassesFilters")
        #expect(error.data["value"] == [canonical])
    }
}
