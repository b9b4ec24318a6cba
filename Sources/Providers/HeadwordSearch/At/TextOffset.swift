public import HeadwordModel

/// The unit of offsets in a text.
public enum TextUnit: UInt8, Vocabulary {
    /// UTF-8 bytes.
    case utf8
    /// UTF-16 code units, the default of the Language Server Protocol.
    case utf16
    /// Unicode code points.
    case characters

    /// The name of the vocabulary in messages for people.
    public static let vocabularyName = "unit of offsets"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        irregular: [.utf8: "utf-8", .utf16: "utf-16"],
        aliases: ["utf-32": .characters, "codePoints": .characters, "character": .characters]
    )
}

extension String {
    /// Returns the index at an offset; nil if it is beyond the end or inside a character.
    func index(at offset: Int, in unit: TextUnit) -> Index? {
        switch unit {
        case .utf8: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex)?.samePosition(in: unicodeScalars)
        case .utf16: utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex)?.samePosition(in: unicodeScalars)
        case .characters: unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex)
        }
    }

    /// Returns the offset of an index.
    func offset(of index: Index, in unit: TextUnit) -> Int {
        switch unit {
        case .utf8: utf8.distance(from: startIndex, to: index)
        case .utf16: utf16.distance(from: startIndex, to: index)
        case .characters: unicodeScalars.distance(from: startIndex, to: index)
        }
    }
}
