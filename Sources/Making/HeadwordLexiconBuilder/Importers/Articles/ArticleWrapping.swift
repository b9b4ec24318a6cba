/// Joins the lines of an article that was wrapped at a width.
struct ArticleWrapping {
    /// The widths at which articles are wrapped, in characters.
    private static let narrowest = 60
    private static let widest = 90

    private let categories: [String: BroughtCategory]

    init(_ categories: [String: BroughtCategory]) {
        self.categories = categories
    }

    /// Returns the lines with each continuation at the end of the line that it continues. No line continues an empty
    /// one.
    func unwrapped(_ lines: [Substring]) -> [Substring] {
        let isWrapped = lines.allSatisfy { $0.utf8.count <= 4 * Self.widest && $0.count <= Self.widest }
        guard isWrapped else { return lines }
        var joined: [[Substring]] = []
        for line in lines {
            if let first = joined.last?.first, let previous = joined.last?.last, continues(line, previous, first) {
                joined[joined.count - 1].append(line)
            } else {
                joined.append([line])
            }
        }
        return joined.map { $0.count == 1 ? $0[0] : Substring($0.joined(separator: " ")) }
    }

    /// Whether a line continues the one before it: if it is indented more than the first line, or if its first word
    /// would not have fitted at the end of the one before.
    private func continues(_ line: Substring, _ previous: Substring, _ first: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        let indent = line.count - text.count
        let indentOfFirst = first.prefix { $0 == " " || $0 == "\t" }.count
        guard !text.isEmpty, indent > 0, indentOfFirst > 0, !isItem(text) else { return false }
        return indent > indentOfFirst || previous.count + 1 + text.prefix { $0 != " " }.count > Self.narrowest
    }

    /// Whether a line begins something of its own.
    private func isItem(_ text: Substring) -> Bool {
        if "\"“«„=-→".contains(text.first ?? " ") { return true }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, let mark = text[digits.endIndex...].first, ".):".contains(mark) { return true }
        var line = ArticleLine(String(text))
        return line.takeCategory(categories) != nil
    }
}
