internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages

/// Formats example sentences for people.
struct SentencesPage {
    let layout: Layout

    /// Returns the lines of an answer.
    func lines(of answer: JSONValue) -> [String] {
        Layout.parts(answer["results"].elements.map { layout.page(of: $0, lines(ofLexicalEntry:)) })
    }

    /// Returns the sentences, with a line naming each source before its first sentence.
    private func lines(ofLexicalEntry lexicalEntry: JSONValue) -> [String] {
        var source: String?
        return lexicalEntry["sentences"].elements.flatMap { sentence in
            layout.source(sentence["source"].text, after: &source) + lines(ofSentence: sentence)
        }
    }

    private func lines(ofSentence sentence: JSONValue) -> [String] {
        let author = sentence["author"].text.map { layout.style.dim(" – \($0)") } ?? ""
        let lines = layout.wrapped("“\(sentence["text"].text ?? "")”" + author, first: "  ", rest: "   ")
        guard let translation = sentence["translation"]["text"].text else { return lines }
        return lines + layout.wrapped(layout.style.dim("“\(translation)”"), first: "    ", rest: "     ")
    }
}
