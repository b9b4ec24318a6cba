public import HeadwordModel
public import HeadwordOxford

/// The parts of an entry that can be asked for.
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

    /// What a member is called in a message for people.
    public static let vocabularyName = "field"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(isCamelCase: true)
}

extension OxfordCall {
    /// Adds the parts that are wanted, if not all are. Lexical categories and grammatical features come with every answer
    /// of v2, and are no names of fields.
    public mutating func add(fields: [EntryField]?) {
        add("fields", list: fields?.filter { ![.grammaticalFeatures, .lexicalCategory].contains($0) }.map(\.label))
    }
}
