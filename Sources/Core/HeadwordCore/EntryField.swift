public import HeadwordModel

/// The parts of an entry that callers can request.
public enum EntryField: UInt8, Vocabulary {
    case definitions
    case domains
    case etymologies
    case examples
    case grammaticalFeatures
    case lexicalCategory
    case pronunciations
    case regions
    case registers
    case shortDefinitions
    case translations
    case variantForms

    /// The name of a member in messages for people.
    public static let vocabularyName = "field"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(isCamelCase: true)
}
