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
        [remark(on: match), text(of: match.entry)].compactMap(\.self).joined(separator: "\n\n")
    }

    /// An entry, without a line end at its end.
    func text(of entry: HeadwordEntry) -> String {
        entry.lexicalEntries.map { lexicalEntry in
            ([heading(of: lexicalEntry, in: entry)] + lines(of: lexicalEntry)).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private func heading(of lexicalEntry: LexicalEntry, in entry: HeadwordEntry) -> String {
        // A category's own pronunciations say more than those of the headword.
        let own = lexicalEntry.pronunciations.isEmpty ? entry.pronunciations : lexicalEntry.pronunciations
        let spoken = own.map(text).joined(separator: ", ")
        return style.bold(entry.word) + "  " + style.italic(readable(lexicalEntry.lexicalCategory.label))
            + labels(of: lexicalEntry, in: entry) + (spoken.isEmpty ? "" : "  " + style.dim(spoken))
    }

    /// Where the word is written like this, and what sources that give no senses say of it.
    private func labels(of lexicalEntry: LexicalEntry, in headword: HeadwordEntry) -> String {
        var labels = headword.regions.map(\.label)
        for entry in lexicalEntry.entries where entry.senses.isEmpty {
            for feature in entry.grammaticalFeatures where !labels.contains(feature.label) {
                labels.append(feature.label)
            }
        }
        return labels.isEmpty ? "" : " " + style.dim("[\(labels.map(readable).joined(separator: ", "))]")
    }

    private func text(_ pronunciation: Pronunciation) -> String {
        switch pronunciation.notation {
        case .ipa: "/\(pronunciation.text)/"
        case .respelling: "(\(pronunciation.text))"
        }
    }

    /// How a word that is not the headword was read.
    private func remark(on match: Match) -> String? {
        switch match.kind {
        case .exact, .folded: nil
        case .variant: style.dim("another name of ") + style.bold(match.entry.word)
        case .lemma:
            style.dim("a form of ") + style.bold(match.entry.word)
                + style.dim(" (\(match.analyses.map(text).joined(separator: "; ")))")
        }
    }

    private func text(_ analysis: Analysis) -> String {
        let features = analysis.features.map { readable($0.label) }.joined(separator: ", ")
        return readable(analysis.category.label) + (features.isEmpty ? "" : ": " + features)
    }

    private func readable(_ label: String) -> String {
        String(label.map { $0 == "_" ? " " : $0 })
    }
}

// MARK: - Senses

extension EntryPage {
    /// The senses are numbered through; a line names the source where another begins to speak.
    private func lines(of lexicalEntry: LexicalEntry) -> [String] {
        let margin = String(lexicalEntry.entries.reduce(0) { $0 + $1.senses.count }).count
        var number = 0
        let entries = lexicalEntry.entries.filter { !$0.senses.isEmpty }
        var source = entries.first?.source
        return variants(of: lexicalEntry)
            + entries.flatMap { entry in
                var lines: [String] = []
                if entry.source != source {
                    source = entry.source
                    lines.append("  " + style.dim("(\(entry.source))"))
                }
                let origin = "  " + String(repeating: " ", count: margin + 2)
                lines += entry.etymologies.flatMap { wrapped("from: \($0)", first: origin, rest: origin + "  ") }
                    .map(style.dim)
                for sense in entry.senses {
                    number += 1
                    lines += self.lines(of: sense, label: String(number), indent: 2, margin: margin)
                }
                return lines
            }
    }

    private func variants(of lexicalEntry: LexicalEntry) -> [String] {
        var variants: [String] = []
        for variant in lexicalEntry.entries.flatMap(\.variantForms) {
            let labels = variant.regions.map(\.label) + variant.registers.map(\.label)
            let text = variant.text + (labels.isEmpty ? "" : " (\(labels.map(readable).joined(separator: ", ")))")
            if !variants.contains(text) { variants.append(text) }
        }
        return variants.isEmpty ? [] : wrapped("also " + variants.joined(separator: ", "), first: "  ", rest: "    ")
    }

    private func lines(of sense: Sense, label: String, indent: Int, margin: Int) -> [String] {
        let first = String(repeating: " ", count: indent + margin - label.count) + label + "  "
        let rest = String(repeating: " ", count: first.count)
        var lines = wrapped(definition(of: sense), first: first, rest: rest)
        for example in sense.examples where example.shows == .headword {
            let author = example.author.map { " – \($0)" } ?? ""
            lines += wrapped("“\(example.text)”\(author)", first: rest, rest: rest + " ").map(style.dim)
        }
        lines += list("= ", sense.synonyms, rest) + list("≠ ", sense.antonyms.map(\.word), rest)
        for (subsense, letter) in zip(sense.subsenses, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, label: String(letter), indent: first.count, margin: 1)
        }
        return lines
    }

    private func definition(of sense: Sense) -> String {
        let labels =
            (sense.domains.map(\.label) + sense.regions.map(\.label) + sense.registers.map(\.label)
            + sense.grammaticalFeatures.map(\.label)).map(readable)
        let definitions = sense.definitions.joined(separator: "; ")
        let references = sense.definitions.isEmpty ? sense.crossReferences.map { "see \($0.word)" } : []
        return (labels.isEmpty ? "" : "[\(labels.joined(separator: ", "))] ") + definitions
            + references.joined(separator: ", ")
    }

    private func list(_ sign: String, _ words: [String], _ indent: String) -> [String] {
        words.isEmpty ? [] : wrapped(sign + words.joined(separator: ", "), first: indent, rest: indent + "  ")
    }

    private func wrapped(_ text: String, first: String, rest: String) -> [String] {
        headword.wrapped(text, first: first, rest: rest, width: width)
    }
}
