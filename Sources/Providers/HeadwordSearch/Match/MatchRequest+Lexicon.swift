public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension MatchRequest: LexiconAnswerable {
    /// Whether an index leads to the headwords, and there cannot be too many of them.
    public var isQuick: Bool {
        switch query.strategy {
        case _ where query.target != nil: false
        case .exact, .lemma, .nearby: true
        case .prefix: query.sources.isEmpty || query.text.utf8.count >= 4
        default: false
        }
    }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` if there is no such language or source.
    public func response(from lexicon: Lexicon) throws -> MatchResponse {
        try lexicon.require(query.language)
        try requireSources(of: lexicon)
        var query = query
        (query.skipped, query.limit) = (page.offset, page.limit)
        do {
            return MatchResponse(language: query.language, part: try lexicon.headwords(matching: query))
        } catch let failure as MatchFailure {
            throw callFailure(failure)
        }
    }

    private func callFailure(_ failure: MatchFailure) -> CallFailure {
        switch failure {
        case .invalidExpression(let reason):
            return .invalidParameter(
                Self.word.description.name,
                value: .string(query.text),
                expected: "an extended regular expression of POSIX (\(reason))"
            )
        case .tooManySteps:
            var failure = CallFailure(
                reason: .expressionTooCostly,
                message: "The regular expression takes too long; one with a longer plain text in it takes less."
            )
            (failure.parameter, failure.value) = (Self.word.description.name, .string(query.text))
            return failure
        }
    }

    private func requireSources(of lexicon: Lexicon) throws {
        guard !query.sources.isEmpty else { return }
        let known = lexicon.layers.layers.layers.map(\.source) + lexicon.manifest.sources.map(\.id)
        guard let unknown = query.sources.first(where: { !known.contains($0) }) else { return }
        throw CallFailure.invalidParameter(
            Self.source.description.name,
            value: .string(unknown),
            expected: "names of sources of the lexicon",
            allowed: known,
            suggestions: nearMisses(of: unknown, among: known)
        )
    }
}
