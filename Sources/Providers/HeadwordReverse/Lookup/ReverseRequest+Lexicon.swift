internal import Glibc
internal import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordModel

extension ReverseRequest: LexiconAnswerable {
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
    package func response(from lexicon: Lexicon) throws -> ReverseResponse {
        try requireEnglish(lexicon)
        let count = max(Self.closerLook.least, Self.closerLook.factor * limit)
        let matches = try lexicon.glosses(matching: query.glosses(in: lexicalCategories), atMost: count)
        guard !matches.matches.isEmpty else { throw try nothingFound(in: lexicon) }
        return ReverseResponse(results: try results(of: matches, in: lexicon))
    }

    /// A candidate headword, with its best-matching sense.
    private struct Candidate {
        /// The weight of each further sense that matches less well than the best.
        private static let otherSense = 0.15

        var sense: GlossedSense
        /// The gloss with the definition that the answer shows.
        var definition: Int
        private var best = 0.0
        private(set) var score = 0.0

        init(_ sense: GlossedSense, gloss: Int, _ score: Double) {
            self.sense = sense
            definition = sense.definition ?? gloss
            best = score
            self.score = min(1, score)
        }

        func isWorse(than other: Self) -> Bool {
            (score, other.sense.headword) < (other.score, sense.headword)
        }

        mutating func add(_ sense: GlossedSense, gloss: Int, _ score: Double) {
            self.score = min(1, max(self.score, score) + Self.otherSense * min(self.score, score))
            guard score > best else { return }
            best = score
            self.sense = sense
            definition = sense.definition ?? gloss
        }
    }

    /// Returns the headwords of some glosses, each with its best-matching sense.
    private func results(of matches: GlossMatches, in lexicon: Lexicon) throws -> [Result] {
        // Headwords that the request already contains rank lower.
        var results: [(candidate: Candidate, word: String, score: Double)] = []
        for candidate in best(2 * limit + Self.closerLook.factor, of: matches) {
            guard let word = try lexicon.headword(number: candidate.sense.headword) else { continue }
            let score = candidate.score * (1 - Self.knownHeadword * query.share(of: word))
            results.append((candidate, word, score))
        }
        results.sort {
            ($0.score, UInt16(clamping: $0.candidate.sense.zipf), $1.word)
                > ($1.score, UInt16(clamping: $1.candidate.sense.zipf), $0.word)
        }
        return try results.lazy.prefix(limit).compactMap { candidate, word, score in
            try result(of: candidate, word, score, matches, in: lexicon)
        }
    }

    /// Returns the best headwords of some glosses, the best first.
    private func best(_ count: Int, of matches: GlossMatches) -> [Candidate] {
        var candidates: [Candidate] = []
        var places: [Int: Int] = [:]
        places.reserveCapacity(matches.senses.count)
        for match in matches.matches {
            for sense in matches.senses[match.senses] {
                let score = Double(match.score) * Self.weight(of: sense)
                if let place = places[sense.headword] {
                    candidates[place].add(sense, gloss: match.gloss, score)
                } else {
                    places[sense.headword] = candidates.count
                    candidates.append(Candidate(sense, gloss: match.gloss, score))
                }
            }
        }
        var best: [Candidate] = []
        for candidate in candidates {
            if best.count == count {
                guard best[count - 1].isWorse(than: candidate) else { continue }
                best.removeLast()
            }
            let place = best.lastIndex { !$0.isWorse(than: candidate) }
            best.insert(candidate, at: place.map { $0 + 1 } ?? 0)
        }
        return best
    }

    private static func weight(of sense: GlossedSense) -> Double {
        let use = leastUse + (1 - leastUse) * Double(min(sense.zipf, common)) / Double(common)
        return use * pow(laterSense, Double(min(sense.rank, lastSense)))
    }

    private func result(
        of candidate: Candidate,
        _ word: String,
        _ score: Double,
        _ matches: GlossMatches,
        in lexicon: Lexicon
    ) throws -> Result? {
        guard let entry = try lexicon.entry(number: candidate.sense.headword),
            let definition = entry.definition(at: candidate.sense.place)
        else { return nil }
        let words = try lexicon.words(inGloss: candidate.definition, of: matches)
        return Result(
            word: word,
            definition: definition,
            score: score,
            words: words.map { query.words[$0].text }
        )
    }
}

extension StoredHeadword {
    /// Returns a definition by its index among all of the headword's, as ``GlossedSense/place`` counts them.
    fileprivate func definition(at place: Int) -> ReverseResponse.Definition? {
        var rest = place
        for part in lexicalEntries {
            for entry in part.entries {
                for sense in entry.senses.lazy.flatMap({ [$0] + $0.subsenses }) {
                    guard rest >= sense.definitions.count else {
                        return .init(
                            text: Array(sense.definitions)[rest].string,
                            sense: sense.id.string,
                            source: entry.source.string,
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

    private func nothingFound(in lexicon: Lexicon) throws -> CallFailure {
        let others = try lexicon.glosses(matching: query.glosses(in: []), atMost: 100).matches.map(\.lexicalCategory)
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
