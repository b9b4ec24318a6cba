import HeadwordClient
import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import HeadwordUpstream
import JSONRPC
import OxfordAPI
import Testing

/// Whatever the API sends, callers get answers that fit the published schema, and our Swift client can read them.
@Suite(.timeLimit(.minutes(30))) struct PublishedAnswerTests {
    /// A request, and how our client reads the answer.
    struct Question: Sendable {
        var method: String
        var parameters: JSONValue
        var read: @Sendable (JSONValue) throws -> Void

        init<Answer: AnswerReadable>(_ method: String, _ parameters: JSONValue, _: Answer.Type) {
            self.method = method
            self.parameters = parameters
            read = { _ = try Answer(reading: $0) }
        }
    }

    /// The requests that are answered with each kind of body.
    static let questions: [String: [Question]] = [
        "RetrieveEntry": [
            Question("dictionary.entries", ["word": "tea"], DictionaryEntries.self),
            Question("dictionary.entries", ["word": "tea", "match": "exact"], DictionaryEntries.self),
            Question("dictionary.words", ["word": "tea", "raw": true], DictionaryEntries.self),
            Question("translations.lookup", ["word": "tea", "target": "it"], TranslationsLookup.self),
        ],
        "Lemmatron": [Question("inflections.lemmas", ["word": "tea"], InflectionsLemmas.self)],
        "Inflections": [Question("inflections.forms", ["word": "tea"], InflectionsForms.self)],
        "Thesaurus": [Question("thesaurus.lookup", ["word": "tea"], ThesaurusLookup.self)],
        "SentencesResults": [Question("sentences.lookup", ["word": "tea"], SentencesLookup.self)],
        "Wordlist": [
            Question("search.query", ["q": "tea"], SearchQuery.self),
            Question("search.translations", ["q": "tea", "target": "it"], SearchQuery.self),
            Question("wordlist.query", ["lexicalCategory": "noun"], WordlistQuery.self),
        ],
        "Languages": [Question("utility.languages", [:], UtilityLanguages.self)],
        "Filters": [Question("utility.filters", [:], UtilityFilters.self)],
        "UtilityLabels": [Question("utility.domains", [:], UtilityDomains.self)],
        "UtilityLabels under types": [Question("utility.grammaticalFeatures", [:], UtilityGrammaticalFeatures.self)],
        "Regions": [Question("utility.regions", [:], UtilityDomains.self)],
        "StatsWordResult": [Question("lexistats.word", ["lemma": "tea"], LexistatsWord.self)],
        "StatsWordResultList": [Question("lexistats.words", ["lemma": ["tea"]], LexistatsWords.self)],
        "NgramsResult": [Question("lexistats.ngrams", ["tokens": ["a tea"]], LexistatsNgrams.self)],
    ]

    @Test("random bodies become published answers", arguments: BodyKind.all)
    func randomBodies(kind: BodyKind) async throws {
        for number in 0..<60 { try await examine(kind.body(number).jsonBytes, kind, "body \(number)") }
    }

    @Test("so do bodies with a missing part, or with one of another type", arguments: BodyKind.all)
    func damagedBodies(kind: BodyKind) async throws {
        var random = SplitMix(state: 3)
        for number in 0..<60 {
            let body = kind.body(number)
            guard let place = body.places.randomElement(using: &random) else { continue }
            for replacement in [nil, 7, "text", [[nil]], ["id": nil]] as [JSONValue] {
                let damaged = body.replacing(place[...], with: replacement)
                try await examine(damaged.jsonBytes, kind, "body \(number), \(place), \(replacement)")
            }
        }
    }

    @Test(
        "so do the shapes that were recorded",
        arguments: [
            ("dictionary.entries", #"[{"id": "a", "lexicalEntries": [{"notes": [{"text": "b"}], "entries": [{}]}]}]"#),
            ("translations.lookup", #"[{"id": "a", "lexicalEntries": [{"entries": [{"senses": [{"id": "s"}]}]}]}]"#),
            ("utility.languages", #"[{"sourceLanguage": {"id": "qu"}, "type": "bilingual"}]"#),
            (
                "dictionary.entries",
                #"[{"id": "a", "lexicalEntries": [{"entries": [{"notes": [{"text": "b", "type": "editorialNote"}]}]}]}]"#
            ),
        ]
    )
    func recordedShapes(method: String, results: String) async throws {
        try requireProviders(of: method)
        let question = try #require(Self.questions.values.joined().first { $0.method == method })
        let service = try DictionaryService(CannedService(version: .v2, body: Array(#"{"results": \#(results)}"#.utf8)))
        try question.read(try await service.publishedAnswer(to: method, question.parameters))
    }

    /// Sends all requests that are answered with a body.
    private func examine(_ body: [UInt8], _ kind: BodyKind, _ name: String) async throws {
        let version = try #require(OxfordVersion(rawValue: kind.version.rawValue))
        let service = try DictionaryService(CannedService(version: version, body: body))
        for question in Self.questions[kind.name] ?? [] where service.registry.contains(method: question.method) {
            do {
                try question.read(try await service.publishedAnswer(to: question.method, question.parameters))
            } catch is ErrorObject {
                // The body has no readable results, or none that pass the filters.
            } catch {
                Issue.record("\(question.method), \(name): \(error)")
            }
        }
    }
}

extension DictionaryService {
    fileprivate convenience init(_ service: CannedService) throws {
        let methods = PublishedAnswerTests.questions.values.joined().map(\.method)
        let namespaces = methods.compactMap { $0.split(separator: ".").first }
        try self.init(
            lexicon: try FixtureLexicon.open(),
            corpora: try FixtureCorpora.library,
            upstream: OxfordUpstream(service),
            sources: Dictionary(namespaces.map { (String($0), .upstream) }) { first, _ in first }
        )
    }
}

/// A service that answers every call with one body.
private struct CannedService: OxfordService {
    let version: OxfordVersion
    let body: [UInt8]

    var seconds: Double { 600 }

    var report: OxfordReport {
        OxfordReport(version: version, url: "http://127.0.0.1", counts: .init(), isPaused: false, budget: nil)
    }

    func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as _: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body> {
        try OxfordReply(status: 200, body: body).answer(as: Body.self)
    }
}
