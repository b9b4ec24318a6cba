internal import HeadwordCore
package import HeadwordLexicon
internal import HeadwordModel

extension FamilyRequest: LexiconAnswerable {
    /// Never: many words are looked up.
    package var isQuick: Bool { false }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    package func response(from lexicon: Lexicon) throws -> FamilyResponse {
        let matches = try query.matches(in: lexicon)
        guard query.language == .en else { throw query.noAnswer("word family", reason: .noFamily) }
        var results: [FamilyResponse.Result] = []
        for match in matches {
            let family = try WordFamily(of: match.entry.word, limit: limit, in: lexicon)
            if family.members.count > 1 || family.isTruncated { results.append(.init(match: match, family: family)) }
        }
        guard !results.isEmpty else { throw query.noAnswer("word family", reason: .noFamily) }
        return FamilyResponse(results: results)
    }
}
