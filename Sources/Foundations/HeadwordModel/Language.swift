/// A language that Headword has a name for; a lexicon need not contain it.
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
    // Lexicons store the raw values, so further languages are appended at the end.
    case ar
    case el
    case fa
    case ha
    case ig
    case it
    case ka
    case mr
    case qu
    case ru
    case te
    case tg
    case tk
    case tpi
    case tt
    case xh
    case yo
    case zh

    /// The noun for a member in messages to users.
    public static let vocabularyName = "language"

    /// The labels are the ISO 639 codes; the English names are accepted too.
    public static let table = VocabularyTable<Self>(
        names: """
            en de es fr gu hi id lv ms nso pt ro sw ta tn ur zu \
            ar el fa ha ig it ka mr qu ru te tg tk tpi tt xh yo zh
            """,
        aliases: Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
            .merging(
                ["NorthernSoho": .nso, "Tswana": .tn, "Zulu": .zu, "Farsi": .fa, "Xhosa": .xh]
            ) { first, _ in first }
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
        case .ar: "Arabic"
        case .el: "Greek"
        case .fa: "Persian"
        case .ha: "Hausa"
        case .ig: "Igbo"
        case .it: "Italian"
        case .ka: "Georgian"
        case .mr: "Marathi"
        case .qu: "Quechua"
        case .ru: "Russian"
        case .te: "Telugu"
        case .tg: "Tajik"
        case .tk: "Turkmen"
        case .tpi: "Tok Pisin"
        case .tt: "Tatar"
        case .xh: "isiXhosa"
        case .yo: "Yoruba"
        case .zh: "Chinese"
        }
    }
}
