public import HeadwordModel

/// The identifier of a corpus: a name, and the language of its texts.
public struct CorpusName: Hashable, Sendable {
    /// A letter or digit, then up to 63 letters, digits, `-` and `_`; letters are lowercase ASCII.
    public let name: String
    /// The language of the texts.
    public let language: Language

    /// The rule for names, for messages.
    public static let rule = "1 to 64 lower-case letters, digits, '-' or '_', the first a letter or digit"
    /// The rule for names, as a regular expression (ECMA-262).
    public static let pattern = "^[a-z0-9][a-z0-9_-]{0,63}$"

    private static let suffix = ".corpus"

    /// Creates a name; nil if it does not follow the ``rule``.
    public init?(_ name: String, in language: Language) {
        guard Self.isName(name) else { return nil }
        self.name = name
        self.language = language
    }

    /// Reads a file name of the form `NAME.LANGUAGE.corpus`; nil if it is not one.
    init?(fileName: String) {
        guard fileName.hasSuffix(Self.suffix) else { return nil }
        let parts = fileName.dropLast(Self.suffix.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let language = Language(label: String(parts[1])), language.label == parts[1] else {
            return nil
        }
        self.init(String(parts[0]), in: language)
    }

    /// The name of the file.
    var fileName: String { "\(name).\(language.label)\(Self.suffix)" }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (1...64).contains(name.utf8.count) else { return false }
        return isLetterOrDigit(first) && name.utf8.allSatisfy { isLetterOrDigit($0) || "-_".utf8.contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension CorpusName: Comparable, CustomStringConvertible {
    /// `wiki (en)`
    public var description: String { "\(name) (\(language.label))" }

    /// By name, then by language.
    public static func < (left: Self, right: Self) -> Bool {
        (left.name, left.language.label) < (right.name, right.language.label)
    }
}
