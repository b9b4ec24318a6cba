package import HeadwordCore

/// A look-up of one word, of whose answer a part may be wanted.
package protocol WordLookupCommand: LookupCommand where Options == WordAnswerOptions {
    /// The largest number of meanings that are wanted; nil for all, and where the method itself takes a limit.
    var mostMeanings: Int? { get }

    /// Leaves of an answer what is wanted.
    func select(_ selection: inout AnswerSelection, from response: inout Question.Response)

    /// The answer in a few words: one line for each kind of word.
    func summary(of response: Question.Response) -> [SummaryLine]
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

    /// Words with commas between, each once.
    package static func list(_ words: [String]) -> String {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}

extension WordLookupCommand {
    package func wanted(of response: Question.Response) -> Question.Response {
        var selection = AnswerSelection(sources: answer.sources, limit: mostMeanings)
        guard !selection.isAll else { return response }
        var response = response
        select(&selection, from: &response)
        return response
    }

    package func answerPage(of response: Question.Response, _ layout: Layout) -> LookupPage {
        var page = page(of: response, layout)
        if answer.brief { page.lines = layout.summary(summary(of: response)) }
        if page.lines.isEmpty, page.remark == nil {
            page.remark = answer.remarkOnNothing
        }
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
