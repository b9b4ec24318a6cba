import HeadwordDictionary
import HeadwordLexicon
import HeadwordModel

/// Sets entries for people to read.
struct EntryPage {
    let style: Style
    let width: Int

    /// The page, without a line end at its end.
    func text(of response: EntriesResponse) -> String {
        response.matches.map(text).joined(separator: "\n\n")
    }

    private func text(of match: Match) -> String {
        let blocks = match.entry.lexicalEntries.map { lexicalEntry in
            ([heading(match.entry.word, lexicalEntry.lexicalCategory)] + lines(of: lexicalEntry))
                .joined(separator: "\n")
        }
        return ([remark(on: match)].compactMap(\.self) + blocks).joined(separator: "\n\n")
    }

    private func heading(_ word: String, _ category: LexicalCategory) -> String {
        style.bold(word) + "  " + style.italic(readable(category.label))
    }

    /// How an inflected form was read.
    private func remark(on match: Match) -> String? {
        guard match.kind == .lemma else { return nil }
        var readings: [String] = []
        for analysis in match.analyses {
            let features = analysis.features.map { readable($0.label) }.joined(separator: ", ")
            readings.append(readable(analysis.category.label) + (features.isEmpty ? "" : ": " + features))
        }
        return style.dim("a form of ") + style.bold(match.entry.word)
            + style.dim(" (\(readings.joined(separator: "; ")))")
    }

    private func lines(of lexicalEntry: LexicalEntry) -> [String] {
        let senses = lexicalEntry.entries.flatMap(\.senses)
        let margin = String(senses.count).count
        return senses.enumerated().flatMap { number, sense in
            lines(of: sense, number: number + 1, margin: margin)
        }
    }

    private func lines(of sense: Sense, number: Int, margin: Int) -> [String] {
        let label = String(number)
        let first = "  " + String(repeating: " ", count: margin - label.count) + label + "  "
        let rest = String(repeating: " ", count: first.count)
        let labels =
            (sense.domains.map(\.label) + sense.regions.map(\.label) + sense.registers.map(\.label)
            + sense.grammaticalFeatures.map(\.label)).map(readable)
        let definition =
            (labels.isEmpty ? "" : "[\(labels.joined(separator: ", "))] ") + sense.definitions.joined(separator: "; ")
        var lines = wrapped(definition, first: first, rest: rest, width: width)
        for example in sense.examples where example.shows == .headword {
            let author = example.author.map { " – \($0)" } ?? ""
            lines += wrapped("“\(example.text)”\(author)", first: rest, rest: rest + " ", width: width).map(style.dim)
        }
        if !sense.synonyms.isEmpty {
            lines += wrapped(
                "= " + sense.synonyms.joined(separator: ", "),
                first: rest,
                rest: rest + "  ",
                width: width
            )
        }
        if !sense.antonyms.isEmpty {
            lines += wrapped(
                "≠ " + sense.antonyms.map(\.word).joined(separator: ", "),
                first: rest,
                rest: rest + "  ",
                width: width
            )
        }
        return lines
    }

    private func readable(_ label: String) -> String {
        String(label.map { $0 == "_" ? " " : $0 })
    }
}
