import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

/// The URLs for requests to every endpoint, as the service received them.
@Suite(.timeLimit(.minutes(30))) struct GoldenURLTests {
    struct Golden: Sendable, CustomTestStringConvertible {
        var name: String
        var method: String
        var parameters: JSONValue
        /// Nil if the version cannot answer the request.
        var v1: String?
        var v2: String?

        init(_ name: String, _ method: String, _ parameters: JSONValue, _ v1: String?, _ v2: String?) {
            (self.name, self.method, self.parameters, self.v1, self.v2) = (name, method, parameters, v1, v2)
        }

        var testDescription: String { name }

        func target(_ version: OxfordVersion) -> String? { version == .v1 ? v1 : v2 }

        /// Returns whether the request can be answered; its provider may have been removed.
        func isOffered(_ version: OxfordVersion, by service: DictionaryService) -> Bool {
            target(version) != nil && service.registry.contains(method: method)
        }
    }

    static let goldens = [
        Golden("entries", "dictionary.entries", ["word": "time out"], "entries/en/time_out", "entries/en-gb/time_out"),
        Golden(
            "American entries",
            "dictionary.entries",
            ["word": "time out", "region": "us"],
            "entries/en/time_out/regions=us",
            "entries/en-us/time_out"
        ),
        Golden(
            "filtered entries",
            "dictionary.entries",
            ["word": "set", "lexicalCategory": ["noun"], "grammaticalFeatures": ["past", "singular", "past"]],
            "entries/en/set/grammaticalFeatures=past,singular;lexicalCategory=noun",
            "entries/en-gb/set?grammaticalFeatures=past,singular&lexicalCategory=noun"
        ),
        Golden(
            "participles",
            "dictionary.entries",
            ["word": "set", "grammaticalFeatures": ["past_participle"]],
            "entries/en/set/grammaticalFeatures=past_participle",
            "entries/en-gb/set?grammaticalFeatures=pastParticiple"
        ),
        Golden(
            "definitions only",
            "dictionary.entries",
            ["word": "set", "fields": ["definitions"]],
            "entries/en/set/definitions",
            "entries/en-gb/set?fields=definitions"
        ),
        Golden(
            "the bare structure",
            "dictionary.entries",
            ["word": "set", "fields": []],
            "entries/en/set/lexicalCategory",
            "entries/en-gb/set?fields="
        ),
        Golden(
            "exact entries",
            "dictionary.entries",
            ["word": "set", "match": "exact"],
            "entries/en/set",
            "entries/en-gb/set?strictMatch=true"
        ),
        Golden(
            "another language",
            "dictionary.entries",
            ["word": "casa", "language": "es"],
            "entries/es/casa",
            "entries/es/casa"
        ),
        Golden(
            "short definitions only",
            "dictionary.entries",
            ["word": "set", "fields": ["shortDefinitions"]],
            nil,
            "entries/en-gb/set?fields=shortDefinitions"
        ),
        Golden("words", "dictionary.words", ["word": "SWAM"], "entries/en/swam", "words/en-gb?q=SWAM"),
        Golden(
            "filtered American words",
            "dictionary.words",
            ["word": "swam", "region": "us", "lexicalCategory": ["verb"], "fields": ["definitions"]],
            nil,
            "words/en-us?q=swam&lexicalCategory=verb&fields=definitions"
        ),
        Golden(
            "thesaurus",
            "thesaurus.lookup",
            ["word": "big"],
            "entries/en/big/synonyms;antonyms",
            "thesaurus/en/big?fields=synonyms,antonyms"
        ),
        Golden(
            "antonyms",
            "thesaurus.lookup",
            ["word": "big", "relations": ["antonyms"]],
            "entries/en/big/antonyms",
            "thesaurus/en/big?fields=antonyms"
        ),
        Golden(
            "sentences",
            "sentences.lookup",
            ["word": "casa", "language": "es"],
            "entries/es/casa/sentences",
            "sentences/es/casa"
        ),
        Golden(
            "translations",
            "translations.lookup",
            ["word": "house", "target": "es"],
            "entries/en/house/translations=es",
            "translations/en/es/house"
        ),
        Golden(
            "filtered translations",
            "translations.lookup",
            [
                "word": "house", "target": "es", "fields": ["translations", "lexicalCategory"],
                "grammaticalFeatures": ["singular"],
            ],
            nil,
            "translations/en/es/house?grammaticalFeatures=singular&fields=translations"
        ),
        Golden(
            "translations into a language that v2 alone has",
            "translations.lookup",
            ["word": "house", "target": "it"],
            "entries/en/house/translations=it",
            "translations/en/it/house"
        ),
        Golden(
            "lemmas",
            "inflections.lemmas",
            ["word": "swam", "lexicalCategory": ["verb"]],
            "inflections/en/swam/lexicalCategory=verb",
            "lemmas/en/swam?lexicalCategory=verb"
        ),
        Golden("forms", "inflections.forms", ["word": "swim"], nil, "inflections/en-gb/swim"),
        Golden(
            "search",
            "search.query",
            ["q": "eye ball", "prefix": true, "limit": 50],
            "search/en?q=eye%20ball&prefix=true&limit=50",
            "search/en-gb?q=eye%20ball&prefix=true&limit=50"
        ),
        Golden(
            "search in a variety",
            "search.query",
            ["q": "eye", "regions": ["us"], "limit": 5000, "offset": 7],
            "search/en?q=eye&regions=us&offset=7",
            "search/en-us?q=eye&offset=7"
        ),
        Golden(
            "search of translations",
            "search.translations",
            ["q": "eye", "target": "id", "limit": 5000],
            "search/en/translations=id?q=eye",
            "search/translations/en/id?q=eye"
        ),
        Golden(
            "search in the thesaurus",
            "search.thesaurus",
            ["q": "big", "prefix": true, "limit": 5000],
            nil,
            "search/thesaurus/en?q=big&prefix=true"
        ),
        Golden(
            "word lists of regions",
            "wordlist.query",
            ["regions": ["us"], "exclude": ["regions": ["british"]], "limit": 5000],
            "wordlist/en/regions=us?exclude=regions%3Dgb",
            nil
        ),
        Golden(
            "word lists",
            "wordlist.query",
            [
                "lexicalCategory": ["noun"], "domains": ["sport"], "prefix": "go", "exclude": ["registers": ["rare"]],
                "wordLength": ">5,<10", "limit": 5000,
            ],
            "wordlist/en/domains=sport;lexicalCategory=noun?exclude=registers%3Drare&prefix=go&word_length=%3E5%2C%3C10",
            nil
        ),
        Golden(
            "word statistics",
            "lexistats.word",
            ["corpus": "nmc", "lemma": "test", "lexicalCategory": "noun"],
            "stats/frequency/word/en/?corpus=nmc&lemma=test&lexicalCategory=noun",
            nil
        ),
        Golden(
            "statistics of words",
            "lexistats.words",
            ["lemma": ["happy"], "grammaticalFeatures": ["-degree:superlative"], "sort": ["-frequency"], "limit": 100],
            "stats/frequency/words/en/?lemma=happy&grammaticalFeatures=-degreeType%3Asuperlative&sort=-frequency&limit=100",
            nil
        ),
        Golden(
            "n-grams",
            "lexistats.ngrams",
            ["tokens": ["a word", "another word"]],
            "stats/frequency/ngrams/en/nmc/2/?tokens=a%20word&tokens=another%20word&format=oup",
            nil
        ),
        Golden(
            "n-grams with capitals",
            "lexistats.ngrams",
            ["tokens": ["This Word"], "contains": "New York"],
            "stats/frequency/ngrams/en/nmc/2/?tokens=This%20Word&contains=New%20York&format=oup",
            nil
        ),
        Golden(
            "lexical categories",
            "utility.lexicalCategories",
            ["language": "en"],
            "lexicalcategories/en",
            "lexicalCategories/en-gb"
        ),
        Golden("domains of a pair", "utility.domains", ["target": "es"], "domains/en/es", "domains/en/es"),
        Golden("registers", "utility.registers", ["language": "en"], "registers/en", "registers/en-gb"),
        Golden(
            "grammatical features",
            "utility.grammaticalFeatures",
            ["language": "en"],
            "grammaticalFeatures/en",
            "grammaticalFeatures/en-gb"
        ),
        Golden("regions", "utility.regions", ["language": "en"], "regions/en", nil),
        Golden(
            "languages",
            "utility.languages",
            ["sourceLanguage": "en"],
            "languages?sourceLanguage=en",
            "languages?sourceLanguage=en"
        ),
        Golden("filters", "utility.filters", [:], "filters", "filters"),
        Golden(
            "filters of one endpoint",
            "utility.filters",
            ["endpoint": "dictionary.entries"],
            "filters/entries",
            "filters/entries"
        ),
        Golden("a slash", "dictionary.entries", ["word": "n/a"], "entries/en/n%2Fa", "entries/en-gb/n%2Fa"),
        Golden("an apostrophe", "dictionary.entries", ["word": "'tis"], "entries/en/%27tis", "entries/en-gb/%27tis"),
        Golden("an accent", "dictionary.entries", ["word": "café"], "entries/en/caf%C3%A9", "entries/en-gb/caf%C3%A9"),
        Golden(
            "an accent in two parts",
            "dictionary.entries",
            ["word": "cafe\u{301}"],
            "entries/en/caf%C3%A9",
            "entries/en-gb/caf%C3%A9"
        ),
        Golden("an ampersand", "dictionary.entries", ["word": "R&B"], "entries/en/r%26b", "entries/en-gb/r%26b"),
        Golden("plus signs", "dictionary.entries", ["word": "C++"], "entries/en/c%2B%2B", "entries/en-gb/c%2B%2B"),
        Golden("a percent sign", "dictionary.entries", ["word": "100%"], "entries/en/100%25", "entries/en-gb/100%25"),
        Golden(
            "what looks like a query and a filter",
            "dictionary.entries",
            ["word": "what?x;y=z"],
            "entries/en/what%3Fx%3By%3Dz",
            "entries/en-gb/what%3Fx%3By%3Dz"
        ),
        Golden(
            "blanks",
            "dictionary.entries",
            ["word": "  historical  cost\taccounting "],
            "entries/en/historical_cost_accounting",
            "entries/en-gb/historical_cost_accounting"
        ),
        Golden(
            "capitals that count",
            "dictionary.entries",
            ["word": "March", "preserveCase": true],
            "entries/en/March",
            "entries/en-gb/March"
        ),
        Golden(
            "a capital with a dot",
            "dictionary.entries",
            ["word": "\u{130}zmir"],
            "entries/en/izmir",
            "entries/en-gb/izmir"
        ),
    ]

    @Test("a call becomes the address that each version of the API knows", arguments: goldens, OxfordVersion.allCases)
    func address(_ golden: Golden, _ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            let reason = try await upstream.reason(golden.method, golden.parameters)
            guard let target = golden.target(version) else {
                #expect(reason == "notOffered")
                #expect(upstream.targets.isEmpty)
                return
            }
            #expect(upstream.targets.first == "/api/\(version.rawValue)/\(target)")
        }
    }

    @Test("the credentials are in headers, and nowhere else")
    func credentials() async throws {
        try await Upstream.run { upstream in
            _ = try await upstream.call("dictionary.entries", ["word": "set"])
            let request = try #require(upstream.standIn.recorded.first)
            #expect(request.method == "GET")
            for name in ["app_id", "app_key"] { #expect(request.header(name) == "[redacted]") }
            #expect(request.header("accept") == "application/json")
        }
    }

    static let refused: [(OxfordVersion, String, JSONValue, String)] = [
        (.v1, "dictionary.entries", ["word": "set", "region": "us", "fields": ["definitions"]], "notOffered"),
        (.v2, "dictionary.entries", ["word": "set", "fields": ["translations"]], "notOffered"),
        (.v1, "translations.lookup", ["word": "set", "target": "es", "domains": ["sport"]], "notOffered"),
        (.v1, "utility.lexicalCategories", ["target": "es"], "notOffered"),
        (.v1, "wordlist.query", ["pattern": "s*"], "notOffered"),
        (.v1, "wordlist.query", ["prefix": "go"], "upstreamBadRequest"),
        (.v2, "search.query", ["q": "go", "limit": 5000, "offset": 5001], "upstreamBadRequest"),
        (.v2, "search.query", ["q": "go", "fuzzy": true], "notOffered"),
        (.v2, "thesaurus.lookup", ["word": "swam", "match": "variant"], "notOffered"),
        (.v2, "dictionary.entries", ["word": "\u{20}\u{3000}"], "invalidParameter"),
    ]

    @Test("requests that the API would refuse or does not offer are not sent", arguments: refused)
    func isNotSent(_ version: OxfordVersion, _ method: String, _ parameters: JSONValue, _ reason: String) async throws {
        try await Upstream.run(version) { upstream in
            try await upstream.expect(reason, method, parameters)
            #expect(upstream.targets.isEmpty)
        }
    }
}
