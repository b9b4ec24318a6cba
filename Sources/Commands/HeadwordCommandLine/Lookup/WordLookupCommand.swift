package import HeadwordJSON
package import HeadwordPages

/// A look-up of one word whose answer can be limited to a part.
package protocol WordLookupCommand: LookupCommand where Options == WordAnswerOptions {
    /// The kind of item that limits count.
    static var counted: CountedItems { get }

    /// The maximum number of items; nil for all, and where the method itself takes a limit.
    var mostItems: Int? { get }

    /// Returns a short summary of the answer: one line for each lexical category.
    func summary(of answer: JSONValue) -> [SummaryLine]
}

/// A summary line for a word in one lexical category.
package struct SummaryLine {
    package var word: String
    package var category: String
    package var text: String

    /// Creates a line.
    package init(_ word: String, _ category: String?, _ text: String) {
        self.word = word
        self.category = category ?? ""
        self.text = text
    }

    /// Creates a line about a headword in one lexical category.
    package init(_ headword: JSONValue, _ lexicalEntry: JSONValue, _ text: String) {
        self.init(headword["word"].text ?? "", lexicalEntry["lexicalCategory"].text, text)
    }

    /// Returns the distinct words, separated by commas.
    package static func list(_ words: [String]) -> String {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}

extension WordLookupCommand {
    package static var counted: CountedItems { .senses }

    package var mostItems: Int? { nil }

    package func wanted(of answer: JSONValue) -> JSONValue {
        var selection = AnswerSelection(of: Self.counted, sources: self.answer.sources, limit: mostItems)
        return selection.part(of: answer)
    }

    package func answerPage(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        var page = page(of: answer, layout)
        if self.answer.brief { page.lines = layout.summary(summary(of: answer)) }
        if page.lines.isEmpty, page.remark == nil { page.remark = self.answer.remarkOnNothing }
        return page
    }
}

extension Layout {
    /// Returns the summary lines: cut to the width of the terminal or, for scripts, separated by tabs.
    package func summary(_ lines: [SummaryLine]) -> [String] {
        lines.map { line in
            let text = line.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard hasColumns else { return "\(line.word)\t\(line.category)\t\(text)" }
            let head = [style.bold(line.word), style.italic(line.category)].filter { !$0.isEmpty }
                .joined(separator: "  ")
            let room = width - head.displayWidth - 2
            return room > 0 ? "\(head)  \(text.shortened(to: room))" : head
        }
    }
}
