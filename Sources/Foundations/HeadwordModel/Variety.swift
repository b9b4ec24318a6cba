/// A variety of English that dictionaries are made for.
public enum Variety: UInt8, Vocabulary {
    /// British.
    case gb
    /// American.
    case us

    /// The noun for a member in messages to users.
    public static let vocabularyName = "variety of English"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        aliases: ["british": .gb, "uk": .gb, "en-gb": .gb, "american": .us, "en-us": .us]
    )

    /// The regions whose words belong to the variety.
    public var regions: Set<Region> {
        switch self {
        case .gb: [.british, .scottish, .welsh]
        case .us: [.us, .northAmerican]
        }
    }

    /// Whether something confined to some regions belongs to the variety; without any regions, it is used everywhere
    /// and belongs to all.
    public func has(_ regions: [Region]) -> Bool {
        regions.isEmpty || regions.contains(where: self.regions.contains)
    }
}
