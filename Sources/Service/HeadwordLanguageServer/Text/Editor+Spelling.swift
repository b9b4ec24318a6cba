package import HeadwordConfiguration
package import HeadwordSpelling

extension Configuration.Editor {
    /// What is right in a document, and the words that are right besides those of the lexicon and its layers.
    package func spelling(accepting words: Set<String> = []) -> SpellingOptions {
        var options = SpellingOptions()
        options.languages = languages
        options.variety = variety
        options.minimumLength = minimumLength
        options.checksStrings = checksStrings
        options.checksRepeated = checksRepeated
        options.acceptedWords = words
        return options
    }
}
