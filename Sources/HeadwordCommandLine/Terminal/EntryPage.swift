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
        lines(of: matches.map { (layout.remark(on: $0), $0.entry) })
    }

    /// The lines of an entry.
    package func lines(of entry: HeadwordEntry) -> [String] { lines(of: [([], entry)]) }

    private func lines(of headwords: [(remark: [String], entry: HeadwordEntry)]) -> [String] {
        let found = headwords.map { sections(of: $0.entry) }
        let isAllEmpty = found.joined().allSatisfy(\.lines.isEmpty)
        let isAnyDefined = found.joined().contains(where: \.hasSenses)
        let pages = zip(headwords, found).map { headword, sections in
            // What has no senses matters only where nothing else is found, and what has no lines still less.
            let parts = sections.filter { isAnyDefined ? $0.hasSenses : isAllEmpty || !$0.lines.isEmpty }
                .map { $0.heading + $0.lines }
            return parts.isEmpty ? [] : Layout.parts([headword.remark] + parts)
        }
        let isUnexplained = isAllEmpty && !found.isEmpty
        return Layout.parts(pages + (isUnexplained ? [[style.dim("There is no definition.")]] : []))
    }

    /// What is said of a headword as one kind of word.
    private struct Section {
        var heading: [String]
        var lines: [String]
        var hasSenses: Bool
    }

    /// A pronunciation stands where it begins to hold, and once.
    private func sections(of entry: HeadwordEntry) -> [Section] {
        var last = ""
        return entry.lexicalEntries.map { lexicalEntry in
            let lines = lines(of: lexicalEntry)
            let spoken = spoken(lexicalEntry, in: entry)
            defer { if !lines.isEmpty { last = spoken } }
            let details = [layout.labels(labels(of: lexicalEntry, in: entry)), style.dim(spoken == last ? "" : spoken)]
            return Section(
                heading: layout.heading(entry.word, lexicalEntry.lexicalCategory, details),
                lines: lines,
                hasSenses: lexicalEntry.entries.contains { !$0.senses.isEmpty }
            )
        }
    }

    /// How a headword is said as one kind of word, each pronunciation once.
    private func spoken(_ lexicalEntry: LexicalEntry, in entry: HeadwordEntry) -> String {
        // A category's own pronunciations say more than those of the headword.
        let own = lexicalEntry.pronunciations.isEmpty ? entry.pronunciations : lexicalEntry.pronunciations
        var texts: [String] = []
        for text in own.map(text) where !texts.contains(text) { texts.append(text) }
        return texts.joined(separator: ", ")
    }

    /// Where the word is written like this, and what sources that give no senses say of it.
    private func labels(of lexicalEntry: LexicalEntry, in headword: HeadwordEntry) -> [String] {
        var labels = headword.regions.map(\.label)
        let types = Set(lexicalEntry.entries.flatMap(\.senses).flatMap(\.grammaticalFeatures).map(\.type))
        for entry in lexicalEntry.entries where entry.senses.isEmpty {
            for feature in entry.grammaticalFeatures
            where !labels.contains(feature.label) && !types.contains(feature.type) {
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
    /// The senses are numbered through; a line names each source where it begins to speak.
    private func lines(of lexicalEntry: LexicalEntry) -> [String] {
        let entries = lexicalEntry.entries.filter { !$0.senses.isEmpty || !$0.etymologies.isEmpty }
        var numbers = SenseNumbers(upTo: entries.reduce(0) { $0 + $1.senses.count })
        var lines = variants(of: lexicalEntry)
        var source: String?
        for entry in entries {
            lines += layout.source(entry.source, after: &source)
            for etymology in entry.etymologies {
                let text = style.dim("from: \(etymology.trimmingPrefix("From "))")
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
        let definition = definition(of: sense)
        var lines = definition.isEmpty ? [] : layout.wrapped(definition, first: rest, rest: rest)
        for example in sense.examples where example.shows == .headword {
            lines += layout.wrapped(layout.quotation(example.text, example.author), first: rest, rest: rest + " ")
        }
        lines += layout.list("= ", sense.synonyms, indent: rest)
        // Those of a similar word are seldom opposites (`red`: achromatic).
        lines += layout.list("≠ ", sense.antonyms.filter { !$0.isIndirect }.map(\.word), indent: rest)
        for (subsense, letter) in zip(sense.subsenses, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, first: rest + "\(letter)  ")
        }
        return Layout.numbered(lines, first)
    }

    private func definition(of sense: Sense) -> String {
        // That a word is one for people is what its definition says first.
        let domains = sense.domains.filter { $0 != .people }
        let labels = domains.map(\.label) + sense.regions.map(\.label) + sense.registers.map(\.label)
        let references = sense.definitions.isEmpty ? sense.crossReferences.map { "see \($0.word)" } : []
        let text = sense.definitions.joined(separator: "; ") + references.joined(separator: ", ")
        let marks = layout.labels(labels + sense.grammaticalFeatures.map(\.label))
        return [marks, text].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
