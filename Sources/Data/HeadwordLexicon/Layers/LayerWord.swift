public import HeadwordModel

/// What one line of a layer says of a word.
public struct LayerWord: Hashable, Sendable {
    /// How a layer judges a word.
    public enum Status: String, CaseIterable, Sendable {
        /// It is a word.
        case accepted
        /// It is a word, and the one to use.
        case preferred
        /// It is not a word here.
        case forbidden
    }

    /// The word as the layer spells it.
    public var word: String
    /// The language of the word; nil if it is a word of every language.
    public var language: Language?
    /// How the layer judges the word.
    public var status: Status
    /// The words to use instead of a forbidden one, the best first.
    public var replacements: [String]
    /// The lexical category; nil if the line has none.
    public var lexicalCategory: LexicalCategory?
    /// The meaning; nil if the line only judges or translates the word.
    public var sense: Sense?
    /// The translations, one group for each language.
    public var translations: [TranslationGroup]

    /// Creates what a line says.
    public init(
        _ word: String,
        language: Language? = nil,
        status: Status = .accepted,
        replacements: [String] = [],
        lexicalCategory: LexicalCategory? = nil,
        sense: Sense? = nil,
        translations: [TranslationGroup] = []
    ) {
        self.word = word
        self.language = language
        self.status = status
        self.replacements = replacements
        self.lexicalCategory = lexicalCategory
        self.sense = sense
        self.translations = translations
    }

    /// Whether the line is about a spelling. A word without capitals stands for all of its capitalizations; another
    /// one stands for itself, also when everything is in capitals.
    func isAbout(_ spelling: String) -> Bool {
        if spelling == word { return true }
        return word == word.lowercased() ? spelling.lowercased() == word : spelling == word.uppercased()
    }
}
