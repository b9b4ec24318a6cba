public import HeadwordModel

/// What the offsets in a text count.
public enum TextUnit: UInt8, Vocabulary {
    /// Bytes of UTF-8.
    case utf8
    /// Code units of UTF-16, as the Language Server Protocol counts by default.
    case utf16
    /// Characters of Unicode (code points).
    case characters

    /// What a member is called in a message for people.
    public static let vocabularyName = "unit of offsets"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        irregular: [.utf8: "utf-8", .utf16: "utf-16"],
        aliases: ["utf-32": .characters, "codePoints": .characters, "character": .characters]
    )
}

extension String {
    /// The place of an offset; nil if it is beyond the end or inside a character.
    func index(at offset: Int, in unit: TextUnit) -> Index? {
        switch unit {
        case .utf8: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex)?.samePosition(in: unicodeScalars)
        case .utf16: utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex)?.samePosition(in: unicodeScalars)
        case .characters: unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex)
        }
    }

    /// The offset of a place.
    func offset(of index: Index, in unit: TextUnit) -> Int {
        switch unit {
        case .utf8: utf8.distance(from: startIndex, to: index)
        case .utf16: utf16.distance(from: startIndex, to: index)
        case .characters: unicodeScalars.distance(from: startIndex, to: index)
        }
    }
}
