internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// All that is known of a word: the answers from which its page is made.
struct Study: Sendable {
    let desk: SiteDesk
    /// The word that was looked up.
    let asked: String
    let language: String
    /// The headword of the page, with all its senses.
    let headword: JSONValue
    /// Other headwords of the word: `see` for `saw`.
    let others: [JSONValue]
    private(set) var answers = Answers()

    /// The answers about the headword. Those of which nothing is known are absent.
    struct Answers: Sendable {
        var forms, thesaurus, etymology, family, translations, taxonomy, kinds: JSONValue?
        var rhymes, frequency, trend, collocations: JSONValue?
    }

    /// The headword as written.
    var word: String { headword["word"].text ?? asked }

    /// The parameters that ask for the headword, in the explorer.
    var question: [WebQuery.Item] {
        [WebQuery.Item(name: "word", value: word)]
            + (language == "en" ? [] : [WebQuery.Item(name: "language", value: language)])
    }

    /// Looks a word up.
    ///
    /// - Throws: the error of `dictionary.entries`; the other methods may have nothing to say.
    init(of word: String, in language: String, at desk: SiteDesk) async throws(ErrorObject) {
        self.desk = desk
        asked = word
        self.language = language
        let question: JSONObject = ["word": .string(word), "language": .string(language)]
        let results = try await desk.ask("dictionary.entries", question)["results"].elements
        let chosen = Self.chief(of: results)
        headword = chosen ?? .null
        others = results.filter { $0 != chosen }
        answers = await askMore()
    }

    /// Returns the headword that a page is about: the one that is spelled like the word, though a form of another may be
    /// commoner (`saw`), unless only the other is in use (`went`).
    private static func chief(of results: [JSONValue]) -> JSONValue? {
        let current = Set(CurrentSenses.of(results).compactMap { $0["id"].text })
        let inUse = results.filter { $0["id"].text.map(current.contains) ?? false }
        return inUse.first { $0["match"]["kind"].text == "exact" } ?? inUse.first ?? results.first
    }

    // MARK: Asking

    private func askMore() async -> Answers {
        async let forms = find("inflections.forms")
        async let thesaurus = find("thesaurus.lookup")
        async let etymology = find("dictionary.etymology")
        async let family = find("dictionary.family", ["limit": 60])
        async let translations = find("dictionary.entries", ["fields": ["translations"]])
        async let taxonomy = find("taxonomy.lookup", ["shape": "path"])
        async let kinds = find("taxonomy.lookup", ["relations": ["hyponyms"], "limit": 24])
        async let rhymes = desk.find("rhymes.lookup", withWord(["limit": 60]))
        async let frequency = desk.find("lexistats.word", ["lemma": .string(word), "language": .string(language)])
        async let trend = desk.find("lexistats.trend", withWord([:]))
        async let collocations = desk.find("lexistats.collocations", withWord(["limit": 24]))
        return await Answers(
            forms: forms,
            thesaurus: thesaurus,
            etymology: etymology,
            family: family,
            translations: translations,
            taxonomy: taxonomy,
            kinds: kinds,
            rhymes: rhymes,
            frequency: frequency,
            trend: trend,
            collocations: collocations
        )
    }

    /// Asks a method about the headword, and about no other.
    private func find(_ method: String, _ more: JSONObject = [:]) async -> JSONValue? {
        await desk.find(method, withWord(["match": "exact", "preserveCase": true, "suggestions": false], more))
    }

    private func withWord(_ more: JSONObject...) -> JSONObject {
        var question: JSONObject = ["word": .string(word), "language": .string(language)]
        for member in more.flatMap(\.members) { question[member.name] = member.value }
        return question
    }
}

extension JSONValue? {
    /// The first headword of an answer.
    var firstResult: JSONValue? { self["results"].elements.first }

    /// The identifiers of the sources of an answer; the name of the corpus, if it was counted from texts of one's own.
    var sources: [String] {
        let named = self["metadata"]["sources"].texts
        return named.isEmpty ? [self["metadata"]["corpus"]["name"].text].compactMap(\.self) : named
    }
}
