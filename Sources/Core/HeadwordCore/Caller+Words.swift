package import HeadwordJSON
internal import HeadwordLexicon

extension Caller {
    /// Whether the connection has words of its own.
    package var hasWords: Bool { belonging(SessionLayer.self) != nil }

    /// Returns a source as the caller sees it: a lexicon lies below the words of the connection.
    package func view<Source: Sendable>(of source: Source) -> Source {
        guard let words = belonging(SessionLayer.self), let lexicon = source as? Lexicon else { return source }
        return lexicon.below(words) as? Source ?? source
    }
}
