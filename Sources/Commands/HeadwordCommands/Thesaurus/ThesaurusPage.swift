internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages

/// Formats synonyms and antonyms for people.
struct ThesaurusPage {
    let layout: Layout

    /// Returns the lines of an answer.
    func lines(of answer: JSONValue) -> [String] {
        Layout.parts(answer["results"].elements.map { layout.page(of: $0, lines(ofLexicalEntry:)) })
    }

    /// Returns the senses, numbered continuously, with a line naming each source before its first sense.
    private func lines(ofLexicalEntry lexicalEntry: JSONValue) -> [String] {
        let entries = lexicalEntry["entries"].elements
        var numbers = SenseNumbers(upTo: entries.reduce(0) { $0 + $1["senses"].elements.count })
        var source: String?
        return entries.flatMap { entry in
            layout.source(entry["source"].text, after: &source)
                + entry["senses"].elements.flatMap { lines(of: $0, first: numbers.next()) }
        }
    }

    /// - Parameter first: the text before the first line.
    private func lines(of sense: JSONValue, first: String) -> [String] {
        let rest = String(repeating: " ", count: first.count)
        let definition = layout.style.dim(sense["definitions"].texts.joined(separator: "; "))
        let meaning = [layout.labels(of: sense), definition].filter { !$0.isEmpty }.joined(separator: " ")
        var lines = meaning.isEmpty ? [] : layout.wrapped(meaning, first: rest, rest: rest)
        lines += layout.list("= ", sense["synonyms"].elements.map { layout.labelled($0) }, indent: rest)
        lines += layout.list("≠ ", sense["antonyms"].elements.map { layout.labelled($0) }, indent: rest)
        for (subsense, letter) in zip(sense["subsenses"].elements, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, first: rest + "\(letter)  ")
        }
        return Layout.numbered(lines, first)
    }
}
