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
    public static let table = VocabularyTable<Self>(aliases: [
        "English": .en, "German": .de, "Spanish": .es, "French": .fr, "Gujarati": .gu, "Hindi": .hi,
        "Indonesian": .id, "Latvian": .lv, "Malay": .ms, "Northern Sotho": .nso, "NorthernSoho": .nso,
        "Portuguese": .pt, "Romanian": .ro, "Swahili": .sw, "Tamil": .ta, "Setswana": .tn, "Tswana": .tn,
        "Urdu": .ur, "isiZulu": .zu, "Zulu": .zu,
    ])
}
