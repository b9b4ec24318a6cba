/// What kind of word a lexical entry is: the nineteen categories of the Oxford Dictionaries API.
public enum LexicalCategory: UInt8, Vocabulary {
    case adjective
    case adverb
    case combiningForm
    case conjunction
    case contraction
    case determiner
    case idiomatic
    case interjection
    case noun
    case numeral
    case other
    case particle
    case predeterminer
    case prefix
    case preposition
    case pronoun
    case residual
    case suffix
    case verb

    /// What a member is called in a message for people.
    public static let vocabularyName = "lexical category"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}
