public import HeadwordModel
public import OxfordAPI

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

extension OxfordCall {
    /// Adds the requested fields; nil stands for all. Lexical categories and grammatical features come with every
    /// answer of v2, and are not field names there.
    public mutating func add(fields: [EntryField]?) {
        add("fields", list: fields?.filter { ![.grammaticalFeatures, .lexicalCategory].contains($0) }.map(\.label))
    }
}
