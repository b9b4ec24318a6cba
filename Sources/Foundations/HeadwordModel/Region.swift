/// A region in which a sense or a spelling is used.
public enum Region: UInt8, Vocabulary {
    case british
    case us
    case northAmerican
    case canadian
    case australian
    case newZealand
    case scottish
    case irish
    case welsh
    case indian
    case southAfrican

    /// The noun for a member in messages to users.
    public static let vocabularyName = "region"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        names: "british us northAmerican canadian australian newZealand scottish irish welsh indian southAfrican",
        aliases: ["gb": .british, "uk": .british, "American": .us]
    )
}
