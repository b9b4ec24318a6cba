/// Dates at the end of Wiktionary's glosses, which say when a sense came into use: `[from 17th c.]`.
enum FreeDictDate {
    /// Takes the date off a gloss.
    ///
    /// - Returns: the date, as a phrase: `from 17th century`; nil if there is none, or if it is damaged.
    static func take(from gloss: inout Substring) -> String? {
        let text = Blanks.trimmed(gloss)
        let inner = text.hasSuffix("].") ? text.dropLast(2) : text.dropLast()
        guard text.hasSuffix("]") || text.hasSuffix("]."), let open = inner.lastIndex(of: "[") else { return nil }
        let content = inner[open...].dropFirst()
        guard isDate(content) else { return nil }
        gloss = Blanks.trimmed(text[..<open])
        return content.contains(":") ? nil : phrase(content)
    }

    /// Whether a text is a date, perhaps one in which the page's template was not filled in.
    private static func isDate(_ text: Substring) -> Bool {
        guard text.utf8.count < 80, !text.hasPrefix("[") else { return false }
        return text.contains("Template:") || text.firstMatch(of: /\d{3}|\dth|\dst|\dnd|\drd/) != nil
    }

    private static func phrase(_ text: Substring) -> String {
        let text = text.hasSuffix(" c.") || text.hasSuffix("thc.") ? text : text.hasSuffix(".") ? text.dropLast() : text
        let words = text.replacing(/(\d(?:th|st|nd|rd)) ?[cC]\./) { "\($0.output.1) century" }
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
