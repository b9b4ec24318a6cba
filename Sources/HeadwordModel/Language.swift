/// A language that Headword has a name for; whether a lexicon holds it is another question.
public enum Language: UInt8, Vocabulary {
    case en
    case de
    case es
    case fr
    case gu
    case hi
    case id
    case lv
    case ms
    case nso
    case pt
    case ro
    case sw
    case ta
    case tn
    case ur
    case zu

    /// What a member is called in a message for people.
    public static let vocabularyName = "language"

    /// The labels are the ISO 639 codes; the English names are accepted too.
    public static let table = VocabularyTable<Self>(
        aliases: Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
            .merging(["NorthernSoho": .nso, "Tswana": .tn, "Zulu": .zu]) { first, _ in first }
    )

    /// The English name.
    public var name: String {
        switch self {
        case .en: "English"
        case .de: "German"
        case .es: "Spanish"
        case .fr: "French"
        case .gu: "Gujarati"
        case .hi: "Hindi"
        case .id: "Indonesian"
        case .lv: "Latvian"
        case .ms: "Malay"
        case .nso: "Northern Sotho"
        case .pt: "Portuguese"
        case .ro: "Romanian"
        case .sw: "Swahili"
        case .ta: "Tamil"
        case .tn: "Setswana"
        case .ur: "Urdu"
        case .zu: "isiZulu"
        }
    }
}
