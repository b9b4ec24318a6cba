/// A lexical category: one of the nineteen of the Oxford Dictionaries API.
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

    /// The noun for a member in messages to users.
    public static let vocabularyName = "lexical category"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}
