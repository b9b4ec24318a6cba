/// The count nouns and the mass nouns (`usr/share/link-grammar/en/words`).
package struct NounClasses: Evidence {
    private static let directory = "usr/share/link-grammar/en/words"

    /// Nouns that may be used without an article: `rice`, but also `bacon`.
    package private(set) var mass: Set<String> = []
    /// Nouns that have a plural.
    package private(set) var count: Set<String> = []

    /// Creates empty classes.
    package init() {}

    /// Reads the lists below a root.
    package init(_ root: inout DataRoot) throws {
        for name in ["words.n.3-const", "words.n.3-vowel", "words.n.3.y"] {
            mass.formUnion(Self.words(try root.file("\(Self.directory)/\(name)")))
        }
        for name in ["words.n.1-const", "words.n.1-vowel"] {
            count.formUnion(Self.words(try root.file("\(Self.directory)/\(name)")))
        }
    }

    /// Returns the words of a list, which are separated by blanks and have `_` for a space and a class after a dot
    /// (`bacon.n-u`).
    package static func words(_ list: [UInt8]) -> [String] {
        list.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { word in
            let end = word.lastIndex(of: UInt8(ascii: ".")) ?? word.endIndex
            return String(
                decoding: word[..<end].map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 },
                as: UTF8.self
            )
        }
    }
}
