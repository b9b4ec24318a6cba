internal import HeadwordModel
internal import HeadwordSQLite

extension LexiconReader {
    /// Returns a row of the index of misspellings; empty if there is none.
    func nearRow(_ kind: NearIndex.Kind, _ part: Int, of language: Language) throws -> [UInt8] {
        let prepared = try prepared("SELECT body FROM near WHERE language = ? AND kind = ? AND part = ?")
        prepared.statement.bind(language.label, at: 0)
        prepared.statement.bind(kind.rawValue, at: 1)
        prepared.statement.bind(Int64(part), at: 2)
        return try rows(of: prepared.statement) { row in row.withBytes(0) { Array($0) } }.first ?? []
    }

    /// Returns a suggestion with the word as written.
    func written(_ suggestion: Suggestion, in language: Language) throws -> Suggestion {
        guard suggestion.kind.isWrittenOtherwise else { return suggestion }
        var suggestion = suggestion
        suggestion.word = try headword(suggestion, in: language).value
        return suggestion
    }

    /// Returns how common a suggestion is.
    func rank(of suggestion: Suggestion, in language: Language) throws -> Int64 {
        guard !suggestion.kind.isForm else { return try rank(ofForm: suggestion.word, in: language) ?? 0 }
        return try headword(suggestion, in: language).rank
    }

    private func headword(_ suggestion: Suggestion, in language: Language) throws -> Ranked<String> {
        let headwords = try headwords(folded: suggestion.folded, in: language)
        guard headwords.indices.contains(suggestion.place) else { throw damaged(Lexicon.nearDamage) }
        return headwords[suggestion.place]
    }
}
