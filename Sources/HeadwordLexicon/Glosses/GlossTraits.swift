internal import Glibc
package import HeadwordModel

/// What a search weighs of each gloss: three bytes a gloss.
package struct GlossTraits: Sendable {
    /// What is weighed of a gloss.
    package struct Traits: Sendable {
        package var lexicalCategory: LexicalCategory
        /// Whether a person is defined.
        package var isPerson: Bool
        /// What the stems of the definition weigh together: the logarithms of how rare each is, in steps of 0.5 up to 127.
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

    /// Whether the gloss of a number, from 0, defines a person.
    package func isPerson(_ number: Int) -> Bool { bytes[number * Self.size] & Self.personBit != 0 }

    /// The lexical category, as a raw value.
    package func category(_ number: Int) -> UInt8 { bytes[number * Self.size] & ~Self.personBit }

    /// See ``Traits/weight``.
    package func weight(_ number: Int) -> Float { Float(bytes[number * Self.size + 1]) / 2 }

    /// See ``Traits/prominence``.
    package func prominence(_ number: Int) -> Float { Float(bytes[number * Self.size + 2]) / 255 }

    /// What a stem weighs that so many of all definitions have: the rarer, the more.
    package static func weight(ofStemIn count: Int, of all: Int) -> Float {
        logf(1 + Float(all) / Float(max(1, count)))
    }
}
