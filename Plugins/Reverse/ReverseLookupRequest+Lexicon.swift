internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension ReverseProvider.LookupRequest: Answerable {
    typealias Source = ReverseProvider.Book
    typealias Result = ReverseProvider.LookupResponse.Result

    /// A common word is in ten thousands of definitions.
    var isQuick: Bool { false }

    /// How much less a headword counts that has nothing but words of the question: who asks for the fear of spiders
    /// knows the word spider.
    private static let knownHeadword = 0.8
    /// How many candidates are looked at closely, for each headword that is wanted and at least.
    private static let closerLook = (factor: 4, least: 100)

    /// Answers from the definitions of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if none has any word of the question.
    func response(from book: ReverseProvider.Book) throws -> ReverseProvider.LookupResponse {
        try requireEnglish(book.lexicon)
        var question = question
        try question.addSynonyms(from: book.lexicon)
        let count = max(Self.closerLook.least, Self.closerLook.factor * limit)
        let candidates = try book.index.candidates(for: question, in: lexicalCategories, atMost: count)
        guard !candidates.isEmpty else { throw try nothingFound(in: book.index, question) }
        let results = try ranked(candidates, question, in: book.lexicon)
        return ReverseProvider.LookupResponse(results: Array(results.prefix(limit)))
    }

    /// The headwords of some definitions, each with the one that fits best.
    private func ranked(
        _ candidates: [ReverseProvider.Index.Candidate],
        _ question: ReverseProvider.Question,
        in lexicon: Lexicon
    ) throws -> [Result] {
        var results: [Result] = []
        var seen: Set<UInt32> = []
        var check = StopCheck()
        for candidate in candidates where seen.insert(candidate.definition.headword).inserted {
            if check.saysStop() { throw CallFailure.stopped }
            guard let entry = try lexicon.entry(number: Int(candidate.definition.headword)),
                let placed = entry.definition(at: Int(candidate.definition.place))
            else { continue }
            let score = Double(candidate.score) * (1 - Self.knownHeadword * question.share(of: entry.word))
            results.append(
                Result(
                    word: entry.word,
                    definition: placed,
                    score: score,
                    zipf: candidate.definition.zipf,
                    words: question.words(in: placed.text)
                )
            )
        }
        return results.sorted {
            ($0.score, $0.zipf, $1.word) > ($1.score, $1.zipf, $0.word)
        }
    }
}

extension HeadwordEntry {
    /// A definition by its place among all of the headword, as ``EntryGlance/forEachDefinition(_:)`` counts them.
    fileprivate func definition(at place: Int) -> ReverseProvider.LookupResponse.Definition? {
        var rest = place
        for part in lexicalEntries {
            for entry in part.entries {
                for sense in entry.senses.lazy.flatMap({ [$0] + $0.subsenses }) {
                    guard rest >= sense.definitions.count else {
                        return .init(
                            text: sense.definitions[rest],
                            sense: sense.id,
                            source: entry.source,
                            lexicalCategory: part.lexicalCategory
                        )
                    }
                    rest -= sense.definitions.count
                }
            }
        }
        return nil
    }
}

// MARK: - Failures

extension ReverseProvider.LookupRequest {
    private func requireEnglish(_ lexicon: Lexicon) throws {
        try lexicon.require(language)
        guard language != .en else { return }
        throw CallFailure.languageNotAvailable(
            language,
            parameter: WordQuery.language.description.name,
            "Definitions are searched in English, not in the language '\(language.label)'.",
            allowed: [.en]
        )
    }

    private func nothingFound(
        in index: ReverseProvider.Index,
        _ question: ReverseProvider.Question
    ) throws -> CallFailure {
        let others = try index.candidates(for: question, in: [], atMost: 100).compactMap { candidate in
            LexicalCategory(rawValue: candidate.definition.category)
        }
        guard others.isEmpty else { return nothing(of: lexicalCategories, among: others) }
        var failure = CallFailure.notFound("No definition has a word of '\(definition)'.", reason: Self.noDefinition)
        failure.parameter = Self.definition.description.name
        failure.value = .string(definition)
        return failure
    }

    private func nothing(of categories: [LexicalCategory], among others: [LexicalCategory]) -> CallFailure {
        let labels = categories.map(\.label)
        var failure = CallFailure.notFound(
            "No definition of '\(labels.joined(separator: "' or '"))' has a word of '\(definition)'.",
            reason: .nothingPassesFilters
        )
        failure.parameter = WordQuery.lexicalCategory.description.name
        failure.value = .array(labels.map(JSONValue.string))
        failure.allowed = LexicalCategory.allCases.filter(others.contains).map(\.label)
        return failure
    }
}
