internal import HeadwordJSON

/// Bounds on the length of a headword, as the word lists of the Oxford Dictionaries API write them: `5`, `>5`, `<10`,
/// `>5,<10` or `>5<10`. Bounds with a sign are exclusive.
struct WordLength: Hashable, Sendable {
    /// The maximum length that is counted exactly; longer headwords are not told apart.
    static let longest = 254
    /// The maximum number of bytes of the text form.
    static let longestText = 64
    /// The text form, as a regular expression.
    static let pattern = "^ *([0-9]+|>[0-9]+|<[0-9]+|>[0-9]+,? *<[0-9]+) *$"

    /// The permitted lengths.
    let range: ClosedRange<Int>

    /// Parses bounds; nil if the text is invalid, or no length is between them.
    init?(json: JSONValue) {
        if case .string(let text) = json {
            guard text.utf8.count <= Self.longestText else { return nil }
            self.init(text)
        } else {
            guard let length = json.exactInteger else { return nil }
            self.init(least: length, most: length)
        }
    }

    private init?(_ text: String) {
        var rest = text[...].trimmed
        if !rest.isEmpty, rest.allSatisfy({ $0.isASCII && $0.isNumber }) {
            guard let length = Int(rest) else { return nil }
            self.init(least: length, most: length)
            return
        }
        var least = 1
        var most = Self.longest
        var isEmpty = true
        if rest.first == ">" {
            guard let bound = Self.takeBound(from: &rest) else { return nil }
            (least, isEmpty) = (bound + 1, false)
            let next = rest.first == "," ? rest.dropFirst().trimmed : rest.trimmed
            if next.first == "<" { rest = next }
        }
        if rest.first == "<" {
            guard let bound = Self.takeBound(from: &rest) else { return nil }
            (most, isEmpty) = (bound - 1, false)
        }
        guard !isEmpty, rest.isEmpty else { return nil }
        self.init(least: least, most: min(most, Self.longest))
    }

    private init?(least: Int, most: Int) {
        guard (1...Self.longest).contains(least), least <= most, most <= Self.longest else { return nil }
        range = least...most
    }

    /// Parses a sign and the number after it; nil if there is none.
    private static func takeBound(from text: inout Substring) -> Int? {
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        text = text[digits.endIndex...]
        // No word is that long, and adding to the number must not overflow.
        return digits.count > 6 ? nil : Int(digits)
    }
}

extension Substring {
    /// The text without leading and trailing blanks.
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
