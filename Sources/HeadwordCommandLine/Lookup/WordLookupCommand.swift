package import HeadwordJSON

/// A look-up of one word, of whose answer a part may be wanted.
package protocol WordLookupCommand: LookupCommand where Options == WordAnswerOptions {
    /// What is counted where only some of an answer are wanted.
    static var counted: CountedItems { get }

    /// The largest number of items that are wanted; nil for all, and where the method itself takes a limit.
    var mostItems: Int? { get }

    /// The answer in a few words: one line for each kind of word.
    func summary(of answer: JSONValue) -> [SummaryLine]
}

/// A line that sums up what is said of a word as one kind of word.
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

    /// Creates a line about a headword as one kind of word.
    package init(_ headword: JSONValue, _ lexicalEntry: JSONValue, _ text: String) {
        self.init(headword["word"].text ?? "", lexicalEntry["lexicalCategory"].text, text)
    }

    /// Words with commas between, each once.
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
    /// Lines that sum up: cut to the width of the terminal; for scripts, with tabs.
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
