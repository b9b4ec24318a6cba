internal import Glibc
package import HeadwordModel

/// The traits by which a search ranks glosses, in three bytes each.
package struct GlossTraits: Sendable {
    /// The traits of one gloss.
    package struct Traits: Sendable {
        package var lexicalCategory: LexicalCategory
        /// Whether the gloss defines a person.
        package var isPerson: Bool
        /// The total weight of the definition's stems, each the logarithm of how rare it is, in steps of 0.5 up to 127.
        package var weight: Float
        /// From 0 to 1: greater for common headwords, small for old senses.
        package var prominence: Float

        /// Creates traits from their parts.
        package init(lexicalCategory: LexicalCategory, isPerson: Bool, weight: Float, prominence: Float) {
            self.lexicalCategory = lexicalCategory
            self.isPerson = isPerson
            self.weight = weight
            self.prominence = prominence
        }

        /// The bytes of the traits.
        package var bytes: [UInt8] {
            [
                lexicalCategory.rawValue | (isPerson ? GlossTraits.personBit : 0),
                UInt8(max(0, min(255, weight * 2)).rounded()),
                UInt8(max(0, min(255, prominence * 255)).rounded()),
            ]
        }
    }

    fileprivate static let personBit: UInt8 = 0x80
    private static let size = 3

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The number of glosses.
    package var count: Int { bytes.count / Self.size }

    /// Whether the gloss with a number, counted from 0, defines a person.
    package func isPerson(_ number: Int) -> Bool { bytes[number * Self.size] & Self.personBit != 0 }

    /// Returns the lexical category as a raw value.
    package func category(_ number: Int) -> UInt8 { bytes[number * Self.size] & ~Self.personBit }

    /// See ``Traits/weight``.
    package func weight(_ number: Int) -> Float { Float(bytes[number * Self.size + 1]) / 2 }

    /// See ``Traits/prominence``.
    package func prominence(_ number: Int) -> Float { Float(bytes[number * Self.size + 2]) / 255 }

    /// Returns the weight of a stem that occurs in `count` of all definitions: the rarer, the greater.
    package static func weight(ofStemIn count: Int, of all: Int) -> Float {
        logf(1 + Float(all) / Float(max(1, count)))
    }
}
