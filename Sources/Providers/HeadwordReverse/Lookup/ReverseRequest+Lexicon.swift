internal import Glibc
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension ReverseRequest: Answerable {
    package typealias Source = Glosses
    private typealias Result = ReverseResponse.Result

    /// False, since a common word is in tens of thousands of definitions.
    package var isQuick: Bool { false }

    /// The factor for a headword that consists only of words of the request: a user who describes the fear of spiders
    /// knows the word spider.
    private static let knownHeadword = 0.6
    /// The factor for each further sense of a headword, and the sense after which it no longer falls.
    private static let (laterSense, lastSense) = (0.9, 5)
    /// The minimum factor for a rare headword, and the Zipf value, in tenths, above which all headwords count as
    /// common.
    private static let (leastUse, common) = (0.6, 40)
    /// How many glosses are examined closely: a factor of the number of requested headwords, and the minimum.
    private static let closerLook = (factor: 4, least: 300)

    /// Answers from the definitions of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if no definition contains any word of the request.
    package func response(from glosses: Glosses) throws -> ReverseResponse {
        try requireEnglish(glosses.lexicon)
        var query = query
        try query.addClues(from: glosses.lexicon)
        let ranking = GlossRanking(traits: glosses.traits, query: query)
        let count = max(Self.closerLook.least, Self.closerLook.factor * limit)
        let candidates = try ranking.candidates(in: lexicalCategories, atMost: count)
        guard !candidates.isEmpty else { throw try nothingFound(by: ranking) }
        return ReverseResponse(results: try results(of: candidates, query, in: glosses.lexicon))
    }

    /// A candidate headword, with its best-matching sense.
    private struct Candidate {
        /// The weight of each further sense that matches less well than the best.
        private static let otherSense = 0.15

        var sense: GlossedSense
        private var best = 0.0
        private(set) var score = 0.0

        init(_ sense: GlossedSense) { self.sense = sense }

        mutating func add(_ sense: GlossedSense, _ score: Double) {
            self.score = min(1, max(self.score, score) + Self.otherSense * min(self.score, score))
            guard score > best else { return }
            best = score
            self.sense = sense
        }
    }

    /// Returns the headwords of some glosses, each with its best-matching sense.
    private func results(
        of glosses: [GlossRanking.Candidate],
        _ query: DefinitionQuery,
        in lexicon: Lexicon
    ) throws -> [Result] {
        var headwords: [Int: Candidate] = [:]
        var check = StopCheck()
        for gloss in glosses {
            if check.saysStop() { throw CallFailure.stopped }
            for sense in try lexicon.senses(ofGloss: gloss.gloss) {
                let score = Double(gloss.score) * Self.weight(of: sense)
                headwords[sense.headword, default: Candidate(sense)].add(sense, score)
            }
        }
        let best = headwords.values.sorted { ($1.score, $0.sense.headword) < ($0.score, $1.sense.headword) }
        // Headwords that the request already contains rank lower.
        var results: [Result] = []
        for candidate in best.prefix(2 * limit + Self.closerLook.factor) {
            if let result = try result(of: candidate, query, in: lexicon) { results.append(result) }
        }
        results.sort { ($0.score, $0.zipf, $1.word) > ($1.score, $1.zipf, $0.word) }
        return Array(results.prefix(limit))
    }

    private static func weight(of sense: GlossedSense) -> Double {
        let use = leastUse + (1 - leastUse) * Double(min(sense.zipf, common)) / Double(common)
        return use * pow(laterSense, Double(min(sense.rank, lastSense)))
    }

    private func result(
        of candidate: Candidate,
        _ query: DefinitionQuery,
        in lexicon: Lexicon
    ) throws -> Result? {
        guard let entry = try lexicon.entry(number: candidate.sense.headword),
            let definition = entry.definition(at: candidate.sense.place)
        else { return nil }
        return Result(
            word: entry.word,
            definition: definition,
            score: candidate.score * (1 - Self.knownHeadword * query.share(of: entry.word)),
            zipf: UInt16(clamping: candidate.sense.zipf),
            words: query.words(in: definition.text)
        )
    }
}

extension HeadwordEntry {
    /// Returns a definition by its index among all of the headword's, as ``GlossedSense/place`` counts them.
    fileprivate func definition(at place: Int) -> ReverseResponse.Definition? {
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

extension ReverseRequest {
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

    private func nothingFound(by ranking: GlossRanking) throws -> CallFailure {
        let others = try ranking.candidates(in: [], atMost: 100).compactMap { candidate in
            LexicalCategory(rawValue: ranking.traits.category(candidate.gloss))
        }
        guard others.isEmpty else { return nothing(of: lexicalCategories, among: others) }
        var failure = CallFailure.notFound("No definition has a word of '\(query.text)'.", reason: .noDefinition)
        failure.parameter = Self.definition.description.name
        failure.value = .string(query.text)
        return failure
    }

    private func nothing(of categories: [LexicalCategory], among others: [LexicalCategory]) -> CallFailure {
        let labels = categories.map(\.label)
        var failure = CallFailure.notFound(
            "No definition of '\(labels.joined(separator: "' or '"))' has a word of '\(query.text)'.",
            reason: .nothingPassesFilters
        )
        failure.parameter = WordQuery.lexicalCategory.description.name
        failure.value = .array(labels.map(JSONValue.string))
        failure.allowed = LexicalCategory.allCases.filter(others.contains).map(\.label)
        return failure
    }
}
