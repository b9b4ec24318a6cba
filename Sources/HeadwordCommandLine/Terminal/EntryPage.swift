package import HeadwordLexicon
package import HeadwordModel

/// Sets entries for people to read.
package struct EntryPage {
    package let layout: Layout

    private var style: Style { layout.style }

    /// Creates a page.
    package init(layout: Layout) {
        self.layout = layout
    }

    /// The lines of headwords that were found, with how they were.
    package func lines(of matches: [Match]) -> [String] {
        Layout.parts(matches.map { match in Layout.parts([layout.remark(on: match), lines(of: match.entry)]) })
    }

    /// The lines of an entry.
    package func lines(of entry: HeadwordEntry) -> [String] {
        Layout.parts(
            entry.lexicalEntries.map { lexicalEntry in
                heading(of: lexicalEntry, in: entry) + lines(of: lexicalEntry)
            }
        )
    }

    private func heading(of lexicalEntry: LexicalEntry, in entry: HeadwordEntry) -> [String] {
        // A category's own pronunciations say more than those of the headword.
        let own = lexicalEntry.pronunciations.isEmpty ? entry.pronunciations : lexicalEntry.pronunciations
        let spoken = own.map(text).joined(separator: ", ")
        let labels = layout.labels(labels(of: lexicalEntry, in: entry))
        return layout.heading(entry.word, lexicalEntry.lexicalCategory, [labels, style.dim(spoken)])
    }

    /// Where the word is written like this, and what sources that give no senses say of it.
    private func labels(of lexicalEntry: LexicalEntry, in headword: HeadwordEntry) -> [String] {
        var labels = headword.regions.map(\.label)
        for entry in lexicalEntry.entries where entry.senses.isEmpty {
            for feature in entry.grammaticalFeatures where !labels.contains(feature.label) {
                labels.append(feature.label)
            }
        }
        return labels
    }

    private func text(_ pronunciation: Pronunciation) -> String {
        switch pronunciation.notation {
        case .ipa: "/\(pronunciation.text)/"
        case .respelling: "(\(pronunciation.text))"
        }
    }
}

// MARK: - Senses

extension EntryPage {
    /// The senses are numbered through; a line names the source where another begins to speak.
    private func lines(of lexicalEntry: LexicalEntry) -> [String] {
        let entries = lexicalEntry.entries.filter { !$0.senses.isEmpty }
        var numbers = SenseNumbers(upTo: entries.reduce(0) { $0 + $1.senses.count })
        var lines = variants(of: lexicalEntry)
        var source = entries.first?.source
        for entry in entries {
            if entry.source != source { lines.append(layout.source(entry.source)) }
            source = entry.source
            for etymology in entry.etymologies {
                let text = style.dim("from: \(etymology)")
                lines += layout.wrapped(text, first: numbers.blank, rest: numbers.blank + "  ")
            }
            for sense in entry.senses { lines += self.lines(of: sense, first: numbers.next()) }
        }
        return lines
    }

    private func variants(of lexicalEntry: LexicalEntry) -> [String] {
        var variants: [String] = []
        for variant in lexicalEntry.entries.flatMap(\.variantForms) {
            let labels = variant.regions.map(\.label) + variant.registers.map(\.label)
            let text = variant.text + (labels.isEmpty ? "" : " " + layout.labels(labels))
            if !variants.contains(text) { variants.append(text) }
        }
        return layout.list("also ", variants, indent: "  ")
    }

    /// - Parameter first: what stands before the first line.
    private func lines(of sense: Sense, first: String) -> [String] {
        let rest = String(repeating: " ", count: first.count)
        var lines = layout.wrapped(definition(of: sense), first: first, rest: rest)
        for example in sense.examples where example.shows == .headword {
            lines += layout.wrapped(layout.quotation(example.text, example.author), first: rest, rest: rest + " ")
        }
        lines += layout.list("= ", sense.synonyms, indent: rest)
        lines += layout.list("≠ ", sense.antonyms.map(\.word), indent: rest)
        for (subsense, letter) in zip(sense.subsenses, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, first: rest + "\(letter)  ")
        }
        return lines
    }

    private func definition(of sense: Sense) -> String {
        let labels = sense.domains.map(\.label) + sense.regions.map(\.label) + sense.registers.map(\.label)
        let references = sense.definitions.isEmpty ? sense.crossReferences.map { "see \($0.word)" } : []
        let text = sense.definitions.joined(separator: "; ") + references.joined(separator: ", ")
        let marks = layout.labels(labels + sense.grammaticalFeatures.map(\.label))
        return [marks, text].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
