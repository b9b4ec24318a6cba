internal import HeadwordJSON

/// Bounds of the length of a headword, as the word lists of the Oxford Dictionaries API write them: `5`, `>5`, `<10`,
/// `>5,<10` or `>5<10`. The bounds themselves are outside.
struct WordLength: Hashable, Sendable {
    /// The longest headword that is told apart from longer ones.
    static let longest = 254
    /// The text form, as a regular expression.
    static let pattern = "^ *([0-9]+|>[0-9]+|<[0-9]+|>[0-9]+,? *<[0-9]+) *$"

    /// The lengths between the bounds.
    let range: ClosedRange<Int>

    /// Reads bounds; nil if the text is none, or no length is between them.
    init?(json: JSONValue) {
        switch json {
        case .integer(let length):
            guard let length = Int(exactly: length) else { return nil }
            self.init(least: length, most: length)
        case .string(let text): self.init(text)
        default: return nil
        }
    }

    private init?(_ text: String) {
        let text = text.filter { $0 != " " }
        if let length = Int(text), text.allSatisfy(\.isNumber) {
            self.init(least: length, most: length)
            return
        }
        guard text.contains(where: { $0 == "<" || $0 == ">" }) else { return nil }
        var least = 1
        var most = Self.longest
        var rest = text[...]
        if rest.first == ">" {
            guard let bound = Self.takeBound(from: &rest) else { return nil }
            least = bound + 1
            if rest.first == ",", rest.dropFirst().first == "<" { rest.removeFirst() }
        }
        if rest.first == "<" {
            guard let bound = Self.takeBound(from: &rest) else { return nil }
            most = bound - 1
        }
        guard rest.isEmpty else { return nil }
        self.init(least: least, most: most)
    }

    private init?(least: Int, most: Int) {
        guard (1...Self.longest).contains(least), least <= most, most <= Self.longest else { return nil }
        range = least...most
    }

    /// Takes a sign and the number after it; nil if there is none.
    private static func takeBound(from text: inout Substring) -> Int? {
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        text = text[digits.endIndex...]
        // No word is that long, and the next number must not overflow.
        return digits.count > 6 ? nil : Int(digits)
    }
}
