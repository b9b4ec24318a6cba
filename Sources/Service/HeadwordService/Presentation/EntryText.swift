package import HeadwordJSON

/// An entry as Markdown, or as text without marks.
package struct EntryText: Sendable {
    private let entry: JSONValue
    /// The titles of sources by their identifiers.
    private let titles: [String: String]
    /// The likeliest lexical categories, the first one first.
    private let categories: [String]
    private let isMarkdown: Bool

    /// Creates the text of an entry.
    ///
    /// - Parameters:
    ///   - titles: the titles of sources by their identifiers.
    ///   - categories: the likeliest lexical categories, the first one first.
    package init(_ entry: JSONValue, titles: [String: String], categories: [String] = [], isMarkdown: Bool = true) {
        self.entry = entry
        self.titles = titles
        self.categories = categories
        self.isMarkdown = isMarkdown
    }

    /// The lexical entries that have senses, in their order.
    private var parts: [JSONValue] {
        let all = entry.lexicalEntries
        let ordered = categories.compactMap { label in all.first { $0["lexicalCategory"].text == label } }
        let rest = all.filter { part in !categories.contains(part["lexicalCategory"].text ?? "") }
        return (ordered + rest).filter { !senses(of: $0).isEmpty }
    }

    private func senses(of part: JSONValue) -> [JSONValue] {
        part["entries"].elements.flatMap { $0["senses"].elements }
            .filter { !$0["definitions"].texts.isEmpty || !$0["crossReferences"].objectTexts.isEmpty }
    }
}

// MARK: - The beginning

extension EntryText {
    /// Returns the headword, how the phrase was read, and as many senses as fit, those of the likeliest lexical category
    /// first.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of lines.
    ///   - form: how the phrase leads to the headword; empty if it is the headword.
    package func summary(lines limit: Int, form: String) -> String {
        let parts = parts
        guard let first = parts.first else { return heading(of: nil, form) }
        let sources = sources(of: parts)
        // The headword, the sources, and an empty line next to each.
        let room = max(1, limit - (sources.isEmpty ? 2 : 4))
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            let title = index == 0 ? [] : ["", emphasized(category(of: part))]
            // Each other category should get a sense, too.
            let others = parts[(index + 1)...].prefix(2).count * 3
            let free = room - lines.count - title.count
            guard free > 0 else { break }
            lines += title + summaries(of: part, atMost: max(min(free, 2), free - others))
        }
        let closing = sources.isEmpty ? [] : ["", sources]
        return ([heading(of: first, form), ""] + lines.prefix(room) + closing).prefix(limit).joined(separator: "\n")
    }

    private func summaries(of part: JSONValue, atMost limit: Int) -> [String] {
        var lines: [String] = []
        for (index, sense) in senses(of: part).enumerated() where lines.count < limit {
            lines.append("\(index + 1). \(definition(of: sense))")
            let synonyms = list(sense["synonyms"].objectTexts.prefix(6), sign: "=")
            guard index < 3, lines.count < limit, let synonyms else { continue }
            // Two spaces at the end of a line break it in Markdown.
            if isMarkdown { lines[lines.count - 1] += "  " }
            lines.append("   \(synonyms)")
        }
        return lines
    }
}

// MARK: - The whole

extension EntryText {
    /// The whole entry.
    package var page: String {
        let word = entry["word"].text ?? ""
        var lines = [isMarkdown ? "# \(escaped(word))" : word]
        for part in parts {
            let spoken = pronunciation(of: part)
            lines += ["", (isMarkdown ? "## " : "") + category(of: part) + (spoken.isEmpty ? "" : " \(spoken)"), ""]
            for (index, sense) in senses(of: part).enumerated() { lines += details(of: sense, number: "\(index + 1).") }
            let origins = part["entries"].elements.flatMap { $0["etymologies"].texts }
            for origin in origins.prefix(3) { lines += ["", "Origin: \(escaped(origin))"] }
        }
        let sources = sources(of: parts)
        if !sources.isEmpty { lines += ["", sources] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func details(of sense: JSONValue, number: String) -> [String] {
        let indent = String(repeating: " ", count: number.count + 1)
        let examples = sense["examples"].elements.filter { $0["notes"].elements.isEmpty }.compactMap { $0["text"].text }
        let words = [
            list(sense["synonyms"].objectTexts[...], sign: "="), list(sense["antonyms"].objectTexts[...], sign: "≠"),
        ]
        var lines = ["\(number) \(definition(of: sense))"]
        lines += examples.prefix(5).map { "\(indent)- \(emphasized("“\($0)”"))" }
        lines += words.compactMap(\.self).map { "\(indent)- \($0)" }
        for (letter, subsense) in zip("abcdefghijklmnopqrstuvwxyz", sense["subsenses"].elements) {
            lines += details(of: subsense, number: "\(letter).").map { indent + $0 }
        }
        return lines
    }
}

// MARK: - Parts of lines

extension EntryText {
    private func heading(of part: JSONValue?, _ form: String) -> String {
        let word = escaped(entry["word"].text ?? "")
        let parts = [
            isMarkdown ? "**\(word)**" : word, emphasized(part.map(category) ?? ""), pronunciation(of: part),
            form.isEmpty ? "" : "(\(escaped(form)))",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func category(of part: JSONValue) -> String { (part["lexicalCategory"].text ?? "").readableLabel }

    private func pronunciation(of part: JSONValue?) -> String {
        let own = part["pronunciations"].elements
        let all = own.isEmpty ? entry["pronunciations"].elements : own
        let first = all.first { $0["phoneticNotation"].text == "IPA" } ?? all.first
        guard let text = first["phoneticSpelling"].text else { return "" }
        return first["phoneticNotation"].text == "respell" ? "(\(escaped(text)))" : "/\(escaped(text))/"
    }

    private func definition(of sense: JSONValue) -> String {
        let labels = ["domains", "regions", "registers"].flatMap { sense[$0].texts }.map(\.readableLabel)
        let start = labels.isEmpty ? "" : emphasized("(\(labels.joined(separator: ", ")))") + " "
        return start + escaped(sense.definitionText)
    }

    private func list(_ words: ArraySlice<String>, sign: String) -> String? {
        words.isEmpty ? nil : "\(sign) \(escaped(words.joined(separator: ", ")))"
    }

    private func sources(of parts: [JSONValue]) -> String {
        var names: [String] = []
        for source in parts.flatMap({ $0["entries"].elements }).filter({ $0["senses"] != nil }).compactMap({
            $0["source"].text
        }) {
            let name = titles[source] ?? source
            if !names.contains(name) { names.append(name) }
        }
        return emphasized(names.joined(separator: ", "))
    }

    private func emphasized(_ text: String) -> String {
        text.isEmpty || !isMarkdown ? text : "*\(escaped(text))*"
    }

    /// Returns text in one line in which nothing is a mark of Markdown or a control character.
    private func escaped(_ text: String) -> String {
        let marks = Array("\\`*_[]<>|#".unicodeScalars)
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            let isControl = scalar.properties.generalCategory == .control
            if isMarkdown, marks.contains(scalar) { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(isControl ? " " : scalar)
        }
    }
}
