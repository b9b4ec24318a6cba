internal import Glibc
package import HeadwordModel

/// The traits by which a search ranks glosses, in two bytes each.
package struct GlossTraits: Sendable {
    /// The number of bytes for each gloss.
    static let size = 2

    /// The total weight of the definition's stems, each the logarithm of how rare it is, in steps of 0.5 up to 127.
    package var weight: Float
    /// From 0 to 1: greater for common headwords, small for old senses.
    package var prominence: Float

    /// Creates traits from their parts.
    package init(weight: Float, prominence: Float) {
        self.weight = weight
        self.prominence = prominence
    }

    /// The bytes of the traits.
    package var bytes: [UInt8] {
        [
            UInt8(max(0, min(255, weight * 2)).rounded()),
            UInt8(max(0, min(255, prominence * 255)).rounded()),
        ]
    }

    /// Reads the traits of the gloss with an index in its part.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, at index: Int) {
        weight = Float(bytes[index * Self.size]) / 2
        prominence = Float(bytes[index * Self.size + 1]) / 255
    }

    /// Returns the weight of a stem that occurs in `count` of all definitions: the rarer, the greater.
    package static func weight(ofStemIn count: Int, of all: Int) -> Float {
        logf(1 + Float(all) / Float(max(1, count)))
    }
}

/// What the glosses of one part of the index have in common.
package struct GlossKind: Hashable, Comparable, Sendable {
    package var lexicalCategory: LexicalCategory
    /// Whether the glosses define people.
    package var isPerson: Bool

    /// Creates a kind.
    package init(lexicalCategory: LexicalCategory, isPerson: Bool) {
        self.lexicalCategory = lexicalCategory
        self.isPerson = isPerson
    }

    package static func < (first: Self, second: Self) -> Bool {
        (first.lexicalCategory.rawValue, first.isPerson ? 1 : 0)
            < (second.lexicalCategory.rawValue, second.isPerson ? 1 : 0)
    }
}

/// A part of the glosses of a lexicon: at most ``most`` of one kind, with consecutive numbers.
struct GlossPart {
    var first: Int
    var count: Int
    var kind: GlossKind
}

extension GlossKind {
    /// The maximum number of glosses in a part, so that two bytes number them; a kind may have several parts.
    package static let mostInPart = 1 << 16
}
