/// A spelling dictionary (hunspell(5)): words with flags, and the suffixes that each flag allows.
///
/// Prefixes are not read: they would produce many words that no dictionary lists.
struct HunspellDictionary {
    /// A line of the `.dic` file: `abats/Oo po:lietv1r`.
    struct Word {
        var text: String
        var flags: [UInt8]
        /// The dictionary's tags for the word.
        var tags: String
    }

    /// A line of the `.aff` file: `SFX O s am [s] is:vpd`.
    fileprivate struct Suffix {
        var removed: [Unicode.Scalar]
        var added: String
        fileprivate var condition: [CharacterClass]
        var tags: String
    }

    let words: [Word]
    private let suffixes: [UInt8: [Suffix]]

    /// - Throws: ``ImportFailure`` if a suffix is malformed.
    init(affixes: (path: String, bytes: [UInt8]), words: (path: String, bytes: [UInt8])) throws {
        var suffixes: [UInt8: [Suffix]] = [:]
        for (number, line) in Self.lines(affixes.bytes) {
            let fields = line.split(separator: " ")
            guard fields.count >= 5, fields[0] == "SFX", let flag = fields[1].utf8.first else { continue }
            guard let suffix = Suffix(fields) else {
                throw ImportFailure(affixes.path, line: number, "this is not a suffix rule")
            }
            suffixes[flag, default: []].append(suffix)
        }
        self.suffixes = suffixes
        self.words = Self.lines(words.bytes).dropFirst().compactMap { Word($0.line) }
    }

    /// Returns the forms of a word with the tags of their suffixes.
    func forms(of word: Word) -> [(text: String, tags: String)] {
        let letters = Array(word.text.unicodeScalars)
        return word.flags.flatMap { flag in
            (suffixes[flag] ?? []).compactMap { suffix in suffix.form(of: letters).map { ($0, suffix.tags) } }
        }
    }

    /// Returns the non-empty lines with their numbers, and with spaces for tabs.
    private static func lines(_ bytes: [UInt8]) -> [(number: Int, line: String)] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap {
            let line = $1.last == UInt8(ascii: "\r") ? $1.dropLast() : $1
            let spaced = line.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
            return line.isEmpty ? nil : ($0 + 1, String(decoding: spaced, as: UTF8.self))
        }
    }
}

extension HunspellDictionary.Word {
    fileprivate init?(_ line: String) {
        let fields = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
        guard let first = fields.first else { return nil }
        let parts = first.split(separator: UInt8(ascii: "/"), maxSplits: 1)
        guard let word = parts.first else { return nil }
        text = String(Substring(word))
        flags = parts.count > 1 ? Array(parts[1]) : []
        tags = fields.count > 1 ? String(Substring(fields[1])) : ""
    }
}

extension HunspellDictionary.Suffix {
    /// Nil if the fields do not describe a suffix.
    fileprivate init?(_ fields: [Substring]) {
        guard let condition = CharacterClass.sequence(fields[4]) else { return nil }
        self.condition = condition
        removed = fields[2] == "0" ? [] : Array(fields[2].unicodeScalars)
        // After a slash come the flags of the suffixes that the form can take in turn.
        let added = fields[3].prefix { $0 != "/" }
        self.added = added == "0" ? "" : String(added)
        tags = fields.dropFirst(5).joined(separator: " ")
    }

    /// Returns the word with the suffix; nil if the word cannot take it.
    fileprivate func form(of letters: [Unicode.Scalar]) -> String? {
        guard letters.count >= condition.count, letters.count >= removed.count else { return nil }
        for (letter, allowed) in zip(letters.suffix(condition.count), condition) where !allowed.contains(letter) {
            return nil
        }
        guard letters.suffix(removed.count).elementsEqual(removed) else { return nil }
        var form = ""
        form.unicodeScalars.append(contentsOf: letters.dropLast(removed.count))
        return form + added
    }
}

/// The characters allowed at one position of a condition: `t`, `[ae]`, `[^s]`, or `.` for any.
private struct CharacterClass {
    var characters: Set<Unicode.Scalar>
    var isNegated: Bool

    func contains(_ character: Unicode.Scalar) -> Bool { characters.contains(character) != isNegated }

    /// Parses a condition; nil if a bracket is left open.
    static func sequence(_ text: Substring) -> [CharacterClass]? {
        var classes: [CharacterClass] = []
        var rest = text.unicodeScalars
        while let first = rest.popFirst() {
            switch first {
            case ".": if text != "." { classes.append(CharacterClass(characters: [], isNegated: true)) }
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let inside = rest[..<end]
                let isNegated = inside.first == "^"
                classes.append(
                    CharacterClass(characters: Set(isNegated ? inside.dropFirst() : inside), isNegated: isNegated)
                )
                rest = rest[end...].dropFirst()
            default: classes.append(CharacterClass(characters: [first], isNegated: false))
            }
        }
        return classes
    }
}
