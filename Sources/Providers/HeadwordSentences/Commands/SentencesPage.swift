internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSentences

/// Sets sentences for people to read.
struct SentencesPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: SentencesResponse) -> [String] {
        Layout.parts(
            response.results.map { result in
                let entries = result.lexicalEntries.map { lexicalEntry in
                    layout.heading(result.match.entry.word, lexicalEntry.lexicalCategory)
                        + lines(of: lexicalEntry.sentences.map(\.sentence))
                }
                return Layout.parts([layout.remark(on: result.match)] + entries)
            }
        )
    }

    /// A line names each source where it begins to speak.
    private func lines(of sentences: [Sentence]) -> [String] {
        var source: String?
        return sentences.flatMap { layout.source($0.source, after: &source) + lines(of: $0) }
    }

    private func lines(of sentence: Sentence) -> [String] {
        let author = sentence.author.map { layout.style.dim(" – \($0)") } ?? ""
        let lines = layout.wrapped("“\(sentence.text)”" + author, first: "  ", rest: "   ")
        guard let translation = sentence.translation else { return lines }
        return lines + layout.wrapped(layout.style.dim("“\(translation.text)”"), first: "    ", rest: "     ")
    }
}
