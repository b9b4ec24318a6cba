internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension RhymesProvider {
    /// A headword with one of its pronunciations.
    struct Said: Sendable {
        var word: String
        /// The lexical categories with this pronunciation; empty for all.
        var lexicalCategories: [LexicalCategory]
        var transcription: String
        var sounds: Sounds
        /// Whether the pronunciation of a regular form was derived from that of its lemma.
        var isDerived = false
    }

    /// Returns the pronunciations of the headwords that are spelled like a word.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there are none.
    static func pronunciations(of query: WordQuery, in lexicon: Lexicon) throws -> [Said] {
        try requireEnglish(query.language, lexicon)
        let matches = try query.matches(in: lexicon)
        let spelled = matches.filter { $0.kind == .exact || $0.kind == .folded }
        let said = pronunciations(of: spelled.map(\.entry))
        guard said.isEmpty else { return said }
        throw noPronunciation(of: query, among: matches)
    }

    /// Returns the pronunciations of some headwords, each once.
    static func pronunciations(of entries: [HeadwordEntry]) -> [Said] {
        var list: [Said] = []
        for entry in entries {
            for pronunciation in entry.pronunciations { add(pronunciation, of: entry, as: nil, to: &list) }
            for part in entry.lexicalEntries {
                for pronunciation in part.pronunciations {
                    add(pronunciation, of: entry, as: part.lexicalCategory, to: &list)
                }
            }
        }
        return list
    }

    private static func add(
        _ pronunciation: Pronunciation,
        of entry: HeadwordEntry,
        as category: LexicalCategory?,
        to list: inout [Said]
    ) {
        guard pronunciation.source == source, let sounds = Sounds(pronunciation.text) else { return }
        guard let index = list.firstIndex(where: { $0.sounds == sounds }) else {
            let categories = category.map { [$0] } ?? []
            list.append(
                .init(
                    word: entry.word,
                    lexicalCategories: categories,
                    transcription: pronunciation.text,
                    sounds: sounds
                )
            )
            return
        }
        guard let category else { return list[index].lexicalCategories = [] }
        guard !list[index].lexicalCategories.isEmpty, !list[index].lexicalCategories.contains(category) else { return }
        list[index].lexicalCategories.append(category)
    }
}

// MARK: - Failures

extension RhymesProvider {
    static let noPronunciation = FailureReason(
        "noPronunciation",
        statuses: [404],
        "The word exists but has no pronunciation; `suggestions` has the lemma of a form."
    )

    static func requireEnglish(_ language: Language, _ lexicon: Lexicon) throws {
        try lexicon.require(language)
        guard language != .en else { return }
        throw CallFailure.languageNotAvailable(
            language,
            parameter: WordQuery.language.description.name,
            "The lexicon says how English words are said, none in the language '\(language.label)'.",
            allowed: [.en]
        )
    }

    /// Returns the failure for a word without a pronunciation in the lexicon, or one that is only an inflected form of
    /// headwords.
    private static func noPronunciation(of query: WordQuery, among matches: [Match]) -> CallFailure {
        var failure = query.noAnswer("pronunciation", reason: RhymesProvider.noPronunciation)
        let others = matches.filter { $0.entry.word != query.word && !pronunciations(of: [$0.entry]).isEmpty }
        failure.suggestions = others.map(\.entry.word)
        if let lemma = others.first(where: { $0.kind == .lemma }) {
            failure.message = "'\(query.word)' is a form of '\(lemma.entry.word)' and has no pronunciation of its own."
        }
        return failure
    }
}
