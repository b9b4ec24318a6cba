package import HeadwordJSON

// What the pages of several commands have in common.

extension Layout {
    /// Parts of a page with an empty line between them; parts without lines are left out.
    package static func parts(_ parts: [[String]]) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// A headword as one kind of word, and what is said of the whole.
    package func heading(_ word: String, _ category: String?, _ details: [String] = []) -> [String] {
        let parts = [style.bold(word), style.italic(readable(category ?? ""))] + details
        let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
        return line.displayWidth <= width ? [line] : wrapped(line, rest: "    ")
    }

    /// What is said of a headword as each kind of word: a heading and lines, below how the word was read.
    package func page(of headword: JSONValue, _ lines: (JSONValue) -> [String]) -> [String] {
        let word = headword["word"].text ?? ""
        let entries = headword.lexicalEntries.map { heading(word, $0["lexicalCategory"].text) + lines($0) }
        return Layout.parts([remark(on: headword)] + entries)
    }

    /// How a word that is not the headword was read.
    func remark(on headword: JSONValue) -> [String] {
        let (match, word) = (headword["match"], style.bold(headword["word"].text ?? ""))
        switch match["kind"].text {
        case "variant": return wrapped(style.dim("another name of ") + word)
        case "lemma":
            let analyses = match["analyses"].elements.map(text).joined(separator: "; ")
            return wrapped(style.dim("a form of ") + word + style.dim(analyses.isEmpty ? "" : " (\(analyses))"))
        default: return []
        }
    }

    private func text(_ analysis: JSONValue) -> String {
        let features = analysis["grammaticalFeatures"].objectTexts.map(readable).joined(separator: ", ")
        return readable(analysis["lexicalCategory"].text ?? "") + (features.isEmpty ? "" : ": " + features)
    }

    /// Where and how something is used, in brackets; empty if it is used anywhere and anyhow.
    ///
    /// - Parameter more: labels behind those.
    package func labels(of use: JSONValue, _ more: [String] = []) -> String {
        labels(["domains", "regions", "registers"].flatMap { use[$0].texts } + more)
    }

    /// A text with where and how it is used.
    package func labelled(_ use: JSONValue, _ name: String = "text") -> String {
        [use[name].text ?? "", labels(of: use)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Labels of vocabularies in brackets; empty if there are none.
    package func labels(_ labels: [String]) -> String {
        labels.isEmpty ? "" : style.coloured("[\(labels.map(readable).joined(separator: ", "))]")
    }

    /// The lines before what a source says: its name, unless it has just been named.
    ///
    /// - Parameters:
    ///   - note: what is said of it.
    ///   - last: the source that was named last.
    package func source(_ source: String?, _ note: String = "", after last: inout String?) -> [String] {
        guard let source else { return [] }
        defer { last = source + note }
        return last == source + note
            ? [] : wrapped(style.dim((titles[source] ?? source) + note), first: "  ", rest: "   ")
    }

    /// Lines with the number of their sense in the margin of the first; none if there is nothing to number.
    package static func numbered(_ lines: [String], _ first: String) -> [String] {
        guard let line = lines.first else { return [] }
        return [first + line.dropFirst(first.count)] + lines.dropFirst()
    }

    /// Words after a sign; no line if there are none.
    package func list(_ sign: String, _ words: [String], indent: String) -> [String] {
        words.isEmpty ? [] : wrapped(sign + words.joined(separator: ", "), first: indent, rest: indent + "  ")
    }

    /// A text that shows a word in use.
    package func quotation(_ text: String, _ author: String?) -> String {
        style.dim("“\(text)”" + (author.map { " – \($0)" } ?? ""))
    }

    /// A label without the signs that programs need.
    package func readable(_ label: String) -> String {
        String(label.map { $0 == "_" ? " " : $0 })
    }
}

/// The numbers of the senses of a page, which stand at the right of one column.
package struct SenseNumbers {
    private let digits: Int
    private var last = 0

    package init(upTo count: Int) {
        digits = String(count).count
    }

    /// What stands before the first line of the next sense.
    package mutating func next() -> String {
        last += 1
        let number = String(last)
        return "  " + String(repeating: " ", count: digits - number.count) + number + "  "
    }

    /// What stands before other lines.
    package var blank: String { String(repeating: " ", count: digits + 4) }
}
