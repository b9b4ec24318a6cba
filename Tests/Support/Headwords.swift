package import HeadwordLexicon
package import HeadwordModel

extension Lexicon {
    /// The headwords of a language that a query describes, in alphabetical order.
    package func headwords(
        in language: Language = .en,
        atMost limit: Int = .max - 1,
        _ describe: (inout WordListQuery) -> Void = { _ in }
    ) throws -> [String] {
        var query = WordListQuery(language: language)
        describe(&query)
        return try words(query, atMost: limit).words.map(\.word)
    }
}
