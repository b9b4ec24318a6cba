/// A grammatical property of a word, a form or a sense, such as `plural` or `transitive`.
public enum GrammaticalFeature: UInt8, Vocabulary {
    case mass
    case collective
    case singular
    case plural
    case past
    case present
    case positive
    case comparative
    case superlative
    case transitive
    case intransitive
    case pronominal
    case infinitive
    case pastParticiple
    case presentParticiple
    case auxiliary
    case modal
    case abbreviation
    case symbol
    case interrogative
    case possessive
    case relative
    case cardinal
    case ordinal
    case phrasal
    case proper
    case masculine
    case feminine
    case neuter
    case first
    case second
    case third
    case conditional
    case subjunctive
    case nonFiniteness
    case attributive
    case predicative

    /// The noun for a member in messages to users.
    public static let vocabularyName = "grammatical feature"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()

    /// The property that the feature is a value of, as the Oxford Dictionaries API names it: `Number`, `Tense`.
    public var type: String {
        switch self {
        case .mass, .collective: "Countability"
        case .singular, .plural: "Number"
        case .past, .present: "Tense"
        case .positive, .comparative, .superlative: "Degree"
        case .transitive, .intransitive, .pronominal: "Subcategorization"
        case .infinitive, .pastParticiple, .presentParticiple: "Non Finiteness"
        case .auxiliary: "Verb"
        case .modal: "Event Modality"
        case .abbreviation, .symbol: "Residual"
        case .interrogative, .possessive, .relative: "Referential"
        case .cardinal, .ordinal: "Numeral"
        case .phrasal: "Unit Structure"
        case .proper: "Properness"
        case .masculine, .feminine, .neuter: "Gender"
        case .first, .second, .third: "Person"
        case .conditional, .subjunctive: "Mood"
        case .nonFiniteness: "Marker"
        case .attributive, .predicative: "Adjective Function"
        }
    }
}
