/// A kind of record that a lexicon counts for each source.
public enum RecordKind: UInt8, Vocabulary {
    case headwords
    case senses
    case definitions
    case examples
    case quotations
    case etymologies
    case pronunciations
    case variantForms
    case notes
    case domains
    case registers
    case regions
    case thesaurusSets
    case translations
    case sentences
    case inflections
    case aliases
    case frequencies
    case concepts

    /// The noun for a member in messages to users.
    public static let vocabularyName = "kind of record"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        names: """
            headwords senses definitions examples quotations etymologies pronunciations variantForms notes \
            domains registers regions thesaurusSets translations sentences inflections aliases frequencies concepts
            """,
        isCamelCase: true
    )
}
