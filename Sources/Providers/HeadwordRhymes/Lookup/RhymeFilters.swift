internal import HeadwordJSON
package import HeadwordModel

/// The kind of a rhyme.
package enum RhymeKind: UInt8, Vocabulary {
    /// All sounds are equal from the vowel with the primary stress on, and the consonants before it differ: `love`,
    /// `dove`.
    case perfect
    /// The sounds from that vowel on are pairwise similar: `love`, `enough`.
    case near
    /// The consonants before it are equal too: `leave`, `believe`. Homophones are included.
    case identical

    package static let vocabularyName = "kind of rhyme"
    package static let table = VocabularyTable<Self>(aliases: [
        "slant": .near, "half": .near, "identity": .identical, "rich": .identical,
    ])
}

/// A number or range of syllables: `2`, or `2-3`, which is inclusive.
struct SyllableRange: Hashable, Sendable {
    static let most = 20
    /// The maximum number of bytes of the text form.
    static let longestText = 64
    static let pattern = "^ *([1-9]|1[0-9]|20)( *- *([1-9]|1[0-9]|20))? *$"

    let range: ClosedRange<Int>

    init?(json: JSONValue) {
        if case .string(let text) = json {
            guard text.utf8.count <= Self.longestText else { return nil }
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let bounds = parts.compactMap { part in
                Int(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
            }
            guard bounds.count == parts.count, let first = bounds.first, let last = bounds.last, parts.count <= 2
            else { return nil }
            self.init(first, last)
        } else {
            guard let count = json.exactInteger else { return nil }
            self.init(count, count)
        }
    }

    private init?(_ least: Int, _ most: Int) {
        guard 1 <= least, least <= most, most <= Self.most else { return nil }
        range = least...most
    }
}

/// A stress pattern, with one digit for each syllable, or `?` for any stress.
struct StressPattern: Hashable, Sendable {
    static let pattern = "^[012?]{1,\(SyllableRange.most)}$"

    private let digits: [UInt8]

    init?(json: JSONValue) {
        guard case .string(let text) = json, (1...SyllableRange.most).contains(text.utf8.count),
            text.utf8.allSatisfy("012?".utf8.contains)
        else { return nil }
        digits = Array(text.utf8)
    }

    /// Whether a stress, with one digit for each syllable, has the pattern.
    func matches(_ stress: ArraySlice<UInt8>) -> Bool {
        stress.count == digits.count && zip(stress, digits).allSatisfy { $1 == UInt8(ascii: "?") || $0 == $1 }
    }
}
