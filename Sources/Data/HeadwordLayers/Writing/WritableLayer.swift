public import HeadwordModel

/// A layer whose files can be changed here. Those of the system and of teams are read only.
public enum WritableLayer: UInt8, Vocabulary {
    /// The files in `.headword`.
    case project
    /// The files in the directory of the user's settings.
    case user

    /// The name of a member in messages for people.
    public static let vocabularyName = "layer"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}
