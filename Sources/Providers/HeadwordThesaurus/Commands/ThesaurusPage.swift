internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordThesaurus

/// Sets synonyms and antonyms for people to read.
struct ThesaurusPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: ThesaurusResponse) -> [String] {
        Layout.parts(
            response.results.map { result in
                let entries = result.lexicalEntries.map { lexicalEntry in
                    layout.heading(result.match.entry.word, lexicalEntry.lexicalCategory) + lines(of: lexicalEntry)
                }
                return Layout.parts([layout.remark(on: result.match)] + entries)
            }
        )
    }

    /// The meanings are numbered through; a line names each source where it begins to speak.
    private func lines(of lexicalEntry: ThesaurusResponse.LexicalEntry) -> [String] {
        var numbers = SenseNumbers(upTo: lexicalEntry.entries.reduce(0) { $0 + $1.senses.count })
        var lines: [String] = []
        var source: String?
        for entry in lexicalEntry.entries {
            lines += layout.source(entry.source, after: &source)
            for sense in entry.senses { lines += self.lines(of: sense, first: numbers.next()) }
        }
        return lines
    }

    /// - Parameter first: what stands before the first line.
    private func lines(of sense: ThesaurusResponse.Sense, first: String) -> [String] {
        let rest = String(repeating: " ", count: first.count)
        var lines: [String] = []
        let labels = layout.labels(of: sense.domains, sense.regions, sense.registers)
        let definition = layout.style.dim(sense.definitions.joined(separator: "; "))
        let meaning = [labels, definition].filter { !$0.isEmpty }.joined(separator: " ")
        if !meaning.isEmpty { lines += layout.wrapped(meaning, first: rest, rest: rest) }
        lines += layout.list("= ", sense.synonyms.map(text), indent: rest)
        lines += layout.list("≠ ", sense.antonyms.map(text), indent: rest)
        for (subsense, letter) in zip(sense.subsenses, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, first: rest + "\(letter)  ")
        }
        return Layout.numbered(lines, first)
    }

    private func text(of nym: ThesaurusResponse.Nym) -> String {
        let labels = layout.labels(of: nym.word.domains, nym.word.regions, nym.word.registers)
        return labels.isEmpty ? nym.word.text : nym.word.text + " " + labels
    }
}
