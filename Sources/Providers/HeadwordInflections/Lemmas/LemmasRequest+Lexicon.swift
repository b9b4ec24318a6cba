public import HeadwordCore
public import HeadwordLexicon
internal import HeadwordModel

extension LemmasRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> LemmasResponse {
        let matches = try query.readings(in: lexicon)
        let filter = FeatureFilter(features: grammaticalFeatures)
        let wanted = matches.compactMap { match in
            var match = match
            match.analyses.removeAll { !filter.passes($0.features) }
            return match.analyses.isEmpty ? nil : match
        }
        guard !wanted.isEmpty else {
            throw filter.nothingPasses(of: query.word, available: matches.flatMap(\.analyses).map(\.features))
        }
        return LemmasResponse(form: query.word, language: query.language, matches: wanted)
    }
}
