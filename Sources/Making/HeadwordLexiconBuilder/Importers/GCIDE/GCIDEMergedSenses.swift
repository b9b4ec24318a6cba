/// Senses that run on in one paragraph: `(1) A trembler, as of an electric bell. (2) A vibrating reed`.
enum GCIDEMergedSenses {
    /// The text before the first mark, and the senses after the marks.
    struct Parts {
        var text: String
        var senses: [(mark: String, text: String)]
    }

    /// Splits a text; nil if it has no marks in sequence, or if they only number the parts of a sentence.
    static func split(_ text: String) -> Parts? {
        guard text.holds("(a) ") || text.holds("(1) ") else { return nil }
        return split(text, by: ["a", "b", "c", "d", "e", "f", "g"])
            ?? split(text, by: ["1", "2", "3", "4", "5", "6", "7"])
    }

    private static func split(_ text: String, by marks: [String]) -> Parts? {
        var parts: [Substring] = []
        var rest = text[...]
        for mark in marks {
            guard let range = rest.utf8.firstRange(of: "(\(mark)) ".utf8) else { break }
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        parts.append(rest)
        guard let head = parts.first, parts.count > 2, opensSenses(head.trimmed) else { return nil }
        let senses = parts.dropFirst().map(\.trimmed)
        let areWhole =
            senses.allSatisfy { $0.first?.isUppercase == true || $0.hasPrefix("(") }
            && senses.dropLast().allSatisfy { ".;]\"".contains($0.last ?? " ") }
        guard areWhole else { return nil }
        return Parts(text: String(head.trimmed), senses: zip(marks, senses).map { ($0, String($1)) })
    }

    /// Whether senses can follow a text: a list after `viz:` is not a list of senses.
    private static func opensSenses(_ text: Substring) -> Bool {
        text.isEmpty || ".:)]".contains(text.last ?? " ") && !text.hasSuffix("viz:") && !text.hasSuffix("viz.:")
    }
}
