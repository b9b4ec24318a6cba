package import HeadwordJSON
internal import HeadwordService

/// Formats entries for people.
package struct EntryPage {
    package let layout: Layout
    /// Whether a line names each source before its first sense.
    package var namesSources = true
    /// The word that was looked up, where readers do not see it elsewhere.
    package var word: String?

    private var style: Style { layout.style }

    /// Creates a page.
    package init(layout: Layout) {
        self.layout = layout
    }

    /// Returns the lines of the headwords found, and how each was read.
    package func lines(of headwords: [JSONValue]) -> [String] {
        let found = headwords.map(sections)
        let isAllEmpty = found.joined().allSatisfy(\.lines.isEmpty)
        let isAnyDefined = found.joined().contains(where: \.hasSenses)
        let pages = zip(headwords, found).map { headword, sections in
            // A section without senses matters only if nothing else is found; one without lines, only if all are empty.
            let parts = sections.filter { isAnyDefined ? $0.hasSenses : isAllEmpty || !$0.lines.isEmpty }
                .map { $0.heading + $0.lines }
            return parts.isEmpty ? [] : Layout.parts([layout.remark(on: headword, after: word)] + parts)
        }
        let isUnexplained = isAllEmpty && !found.isEmpty
        return Layout.parts(pages + (isUnexplained ? [[style.dim("There is no definition.")]] : []))
    }

    /// The part of a page about one lexical category of a headword.
    private struct Section {
        var heading: [String]
        var lines: [String]
        var hasSenses: Bool
    }

    /// Returns the sections. Each pronunciation is shown once, where it first applies.
    private func sections(of headword: JSONValue) -> [Section] {
        var last = ""
        return headword.lexicalEntries.map { lexicalEntry in
            let lines = lines(of: lexicalEntry)
            let spoken = spoken(lexicalEntry, in: headword)
            defer { if !lines.isEmpty { last = spoken } }
            let details = [
                layout.labels(labels(of: lexicalEntry, in: headword)), style.dim(spoken == last ? "" : spoken),
            ]
            return Section(
                heading: layout.heading(
                    headword["word"].text ?? "",
                    lexicalEntry["lexicalCategory"].text,
                    details
                ),
                lines: lines,
                hasSenses: lexicalEntry["entries"].elements.contains { !$0["senses"].elements.isEmpty }
            )
        }
    }

    /// Returns the pronunciations of a headword in one lexical category, each once.
    private func spoken(_ lexicalEntry: JSONValue, in headword: JSONValue) -> String {
        // A category's own pronunciations are more specific than those of the headword.
        let own = lexicalEntry["pronunciations"].elements
        let all = own.isEmpty ? headword["pronunciations"].elements : own
        var texts: [String] = []
        for text in all.map(\.spoken) where !texts.contains(text) { texts.append(text) }
        return texts.joined(separator: ", ")
    }

    /// Returns the regions of this spelling, and the grammatical features from sources that give no senses.
    private func labels(of lexicalEntry: JSONValue, in headword: JSONValue) -> [String] {
        var labels = headword["regions"].texts
        let entries = lexicalEntry["entries"].elements
        let types = Set(
            entries.flatMap { $0["senses"].elements }.flatMap { $0["grammaticalFeatures"].elements }
                .compactMap { $0["type"].text }
        )
        for entry in entries where entry["senses"].elements.isEmpty {
            for feature in entry["grammaticalFeatures"].elements {
                let (label, type) = (feature["text"].text ?? "", feature["type"].text ?? "")
                if !labels.contains(label), !types.contains(type) { labels.append(label) }
            }
        }
        return labels
    }

}

// MARK: - Senses

extension EntryPage {
    /// Returns the senses, numbered continuously, with a line naming each source before its first sense.
    private func lines(of lexicalEntry: JSONValue) -> [String] {
        let entries = lexicalEntry["entries"].elements
        var numbers = SenseNumbers(upTo: entries.reduce(0) { $0 + $1["senses"].elements.count })
        var lines = variants(of: entries)
        var source: String?
        for entry in entries {
            let (etymologies, senses) = (entry["etymologies"].texts, entry["senses"].elements)
            guard !etymologies.isEmpty || !senses.isEmpty else { continue }
            if namesSources { lines += layout.source(entry["source"].text, after: &source) }
            for etymology in etymologies {
                let text = style.dim("from: \(etymology.trimmingPrefix("From "))")
                lines += layout.wrapped(text, first: numbers.blank, rest: numbers.blank + "  ")
            }
            for sense in senses { lines += self.lines(of: sense, first: numbers.next()) }
        }
        return lines
    }

    /// Returns each variant spelling once, preferring the source that says where it is used.
    private func variants(of entries: [JSONValue]) -> [String] {
        var variants: [JSONValue] = []
        for variant in entries.flatMap({ $0["variantForms"].elements }) {
            guard let known = variants.firstIndex(where: { $0["text"] == variant["text"] }) else {
                variants.append(variant)
                continue
            }
            if layout.labels(of: variants[known]).isEmpty { variants[known] = variant }
        }
        return layout.list("also ", variants.map { layout.labelled($0) }, indent: "  ")
    }

    /// - Parameter first: the text before the first line.
    private func lines(of sense: JSONValue, first: String) -> [String] {
        let rest = String(repeating: " ", count: first.count)
        let definition = definition(of: sense)
        var lines = definition.isEmpty ? [] : layout.wrapped(definition, first: rest, rest: rest)
        for example in sense.ownExamples {
            let quotation = layout.quotation(example["text"].text ?? "", example["author"].text)
            lines += layout.wrapped(quotation, first: rest, rest: rest + " ")
        }
        lines += layout.list("= ", sense["synonyms"].objectTexts, indent: rest)
        lines += layout.list("≠ ", sense.trueAntonyms, indent: rest)
        for (subsense, letter) in zip(sense["subsenses"].elements, "abcdefghijklmnopqrstuvwxyz") {
            lines += self.lines(of: subsense, first: rest + "\(letter)  ")
        }
        return Layout.numbered(lines, first)
    }

    private func definition(of sense: JSONValue) -> String {
        let marks = layout.labels(of: sense.withoutEvidentLabels, sense["grammaticalFeatures"].objectTexts)
        return [marks, sense.definitionText].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
