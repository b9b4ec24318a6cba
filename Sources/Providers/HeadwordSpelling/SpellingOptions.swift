package import HeadwordModel

/// What is checked in a text, and what counts as right.
package struct SpellingOptions: Hashable, Sendable {
    /// The languages of the text: a word is right if it is one of any of them.
    package var languages: [Language] = [.en]
    /// The variety of English to write; nil for any.
    package var variety: Variety?
    /// Whether words of another variety are reported; without a variety, none are.
    package var checksVariety = true
    /// Whether a word that is written twice in a row is reported.
    package var checksRepeated = true
    /// The length of the shortest words that are checked, in letters.
    package var minimumLength = 3
    /// Whether the strings of source code are checked, too; its comments always are.
    package var checksStrings = false
    /// Words that are right besides those of the lexicon and its layers. One without capitals stands for all of its
    /// capitalizations.
    package var acceptedWords: Set<String> = []

    /// The usual options.
    package init() {}
}
