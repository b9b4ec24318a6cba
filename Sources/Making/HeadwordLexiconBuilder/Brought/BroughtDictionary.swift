public import HeadwordModel

/// A dictionary that a user brings, to be one more source of the lexicon.
public struct BroughtDictionary: Hashable, Sendable {
    /// The identifier of the source in answers.
    public var name: String
    /// The format of the files.
    public var format: BroughtFormat
    /// The absolute paths of the files.
    public var files: [String]
    /// The language of the headwords; nil for the one that the files state, or for all of their languages.
    public var language: Language?
    /// The language of the definitions if it is not that of the headwords.
    public var glossLanguage: Language?

    /// Creates a dictionary.
    public init(
        name: String,
        format: BroughtFormat,
        files: [String],
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) {
        self.name = name
        self.format = format
        self.files = files
        self.language = language
        self.glossLanguage = glossLanguage
    }
}
