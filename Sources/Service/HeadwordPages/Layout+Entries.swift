package import HeadwordJSON
internal import HeadwordService

// Formatting shared by the pages of several commands.

extension Layout {
    /// Joins the parts of a page with an empty line between them, leaving out empty parts.
    package static func parts(_ parts: [[String]]) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// Returns a heading: a headword, its lexical category, and details about both.
    package func heading(_ word: String, _ category: String?, _ details: [String] = []) -> [String] {
        let parts = [style.bold(word), style.italic(readable(category ?? ""))] + details
        let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
        return line.displayWidth <= width ? [line] : wrapped(line, rest: "    ")
    }

    /// Returns a heading and lines for each lexical category of a headword, after a remark on how the word was read.
    package func page(of headword: JSONValue, _ lines: (JSONValue) -> [String]) -> [String] {
        let word = headword["word"].text ?? ""
        let entries = headword.lexicalEntries.map { heading(word, $0["lexicalCategory"].text) + lines($0) }
        return Layout.parts([remark(on: headword)] + entries)
    }

    /// Returns how a word that is not itself the headword was read.
    ///
    /// - Parameter asked: the word, where readers do not see it elsewhere.
    func remark(on headword: JSONValue, after asked: String? = nil) -> [String] {
        let (match, word) = (headword["match"], style.bold(headword["word"].text ?? ""))
        let subject = asked.map { "\($0): " } ?? ""
        switch match["kind"].text {
        case "variant": return wrapped(style.dim(subject + "another name of ") + word)
        case "lemma":
            let analyses = match["analyses"].elements.map(text).joined(separator: "; ")
            let reading = style.dim(analyses.isEmpty ? "" : " (\(analyses))")
            return wrapped(style.dim(subject + "a form of ") + word + reading)
        default: return []
        }
    }

    private func text(_ analysis: JSONValue) -> String {
        let features = analysis["grammaticalFeatures"].objectTexts.map(readable).joined(separator: ", ")
        return readable(analysis["lexicalCategory"].text ?? "") + (features.isEmpty ? "" : ": " + features)
    }

    /// Returns labels about where and how something is used, in brackets; empty if its use is unrestricted.
    ///
    /// - Parameter more: labels to append.
    package func labels(of use: JSONValue, _ more: [String] = []) -> String {
        labels(["domains", "regions", "registers"].flatMap { use[$0].texts } + more)
    }

    /// Returns a text with its usage labels.
    package func labelled(_ use: JSONValue, _ name: String = "text") -> String {
        [use[name].text ?? "", labels(of: use)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns labels of vocabularies in brackets; empty if there are none.
    package func labels(_ labels: [String]) -> String {
        labels.isEmpty ? "" : style.coloured("[\(labels.map(readable).joined(separator: ", "))]")
    }

    /// Returns the lines that introduce a source's content: its name, unless it was the last one named.
    ///
    /// - Parameters:
    ///   - note: a note about the source.
    ///   - last: the source that was named last.
    package func source(_ source: String?, _ note: String = "", after last: inout String?) -> [String] {
        guard let source else { return [] }
        defer { last = source + note }
        return last == source + note
            ? [] : wrapped(style.dim((titles[source] ?? source) + note), first: "  ", rest: "   ")
    }

    /// Returns lines with the sense number in the margin of the first; empty if there are no lines to number.
    package static func numbered(_ lines: [String], _ first: String) -> [String] {
        guard let line = lines.first else { return [] }
        return [first + line.dropFirst(first.count)] + lines.dropFirst()
    }

    /// Returns words after a sign; no line if there are no words.
    package func list(_ sign: String, _ words: [String], indent: String) -> [String] {
        words.isEmpty ? [] : wrapped(sign + words.joined(separator: ", "), first: indent, rest: indent + "  ")
    }

    /// Returns an example of a word in use as a quotation.
    package func quotation(_ text: String, _ author: String?) -> String {
        style.dim("“\(text)”" + (author.map { " – \($0)" } ?? ""))
    }

    /// Returns a label without the punctuation that programs need.
    package func readable(_ label: String) -> String {
        String(label.map { $0 == "_" ? " " : $0 })
    }
}

/// The sense numbers of a page, aligned right in one column.
package struct SenseNumbers {
    private let digits: Int
    private var last = 0

    package init(upTo count: Int) {
        digits = String(count).count
    }

    /// Returns the prefix of the first line of the next sense.
    package mutating func next() -> String {
        last += 1
        let number = String(last)
        return "  " + String(repeating: " ", count: digits - number.count) + number + "  "
    }

    /// The prefix of other lines.
    package var blank: String { String(repeating: " ", count: digits + 4) }
}
