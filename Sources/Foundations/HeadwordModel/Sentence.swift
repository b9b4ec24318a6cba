/// A text that shows a headword in use and that no source attaches to one of its senses.
public struct Sentence: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The translation into another language, if there is one.
    public var translation: Rendering?
    /// The author, if the source names one.
    public var author: String?
    /// The identifier of the source.
    public var source: String

    /// A sentence in another language.
    public struct Rendering: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The language of ``text``.
        public var language: Language

        /// Creates a rendering from its parts.
        public init(text: String, language: Language) {
            self.text = text
            self.language = language
        }
    }

    /// Creates a sentence from its parts.
    public init(text: String, translation: Rendering? = nil, author: String? = nil, source: String) {
        self.text = text
        self.translation = translation
        self.author = author
        self.source = source
    }
}
