internal import HeadwordModel

/// Collects the rows of a glossary: those with the same word and category are senses of one entry, in their order.
struct GlossaryReading {
    private struct Word: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory
    }

    private let source: String
    private let language: Language
    private let categories: [String: BroughtCategory]
    private var words: [Word] = []
    private var entries: [Word: Entry] = [:]

    init(source: String, language: Language) throws {
        self.source = source
        self.language = language
        categories = try BroughtCategory.table()
    }

    /// Adds a row, or reports why it cannot be added.
    mutating func add(
        _ row: GlossaryFile.Row,
        of file: GlossaryFile,
        at path: String,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) {
        switch row {
        case .unreadable(let reason, let line): report.skip(path, line: line, reason)
        case .cells(let cells, let line):
            guard let record = GlossaryRecord(cells, file.columns) else {
                let expected = "expected at most \(file.columns.count) cells of \(BroughtText.longest >> 10) KiB"
                return report.skip(path, line: line, "\(expected), found \(cells.count)")
            }
            if let problem = add(record, to: &draft, &report) { report.skip(path, line: line, problem) }
        }
    }

    /// Adds an entry for each word.
    mutating func finish(_ draft: inout LexiconDraft) {
        for word in words {
            if let entry = entries[word] { draft.add(entry, to: word.headword, as: word.category) }
        }
    }

    /// Adds a record; returns why it cannot be added.
    private mutating func add(
        _ record: GlossaryRecord,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) -> String? {
        guard let text = record.first(.word) else { return "the word is missing" }
        var language = language
        if let label = record.first(.language) {
            guard let stated = Language(label: label) else { return "'\(label.excerpt)' is not a language of lexicons" }
            language = stated
        }
        let category = category(of: record, &report)
        let word = Word(headword: .init(language: language, word: text), category: category.category)
        for name in record.unknown { report.leaveOut("column '\(name.excerpt)'") }
        list(word, category.features)
        add(record, to: word, &report)
        addElsewhere(record, of: word, to: &draft)
        return nil
    }

    private func category(of record: GlossaryRecord, _ report: inout ImportReport) -> BroughtCategory {
        guard let label = record.first(.category) else { return BroughtCategory(.other) }
        if let category = categories[label.lowercased()] { return category }
        if let category = LexicalCategory(label: label) { return BroughtCategory(category) }
        report.leaveOut("part of speech '\(label.excerpt)'")
        return BroughtCategory(.other)
    }

    private mutating func list(_ word: Word, _ features: [GrammaticalFeature]) {
        if entries[word] == nil { words.append(word) }
        var entry = entries[word] ?? Entry(source: source)
        entry.grammaticalFeatures = unique(entry.grammaticalFeatures + features)
        entries[word] = entry
    }
}

// MARK: - What a record says

extension GlossaryReading {
    private mutating func add(_ record: GlossaryRecord, to word: Word, _ report: inout ImportReport) {
        guard var entry = entries[word] else { return }
        entry.etymologies = unique(entry.etymologies + record[.etymology])
        entry.variantForms = unique(entry.variantForms + record[.variants].map { VariantForm(text: $0) })
        let sounds = record[.pronunciation].map {
            Pronunciation(text: BroughtText.withoutDelimiters($0), source: source)
        }
        entry.pronunciations = unique(entry.pronunciations + sounds)
        var sense = Sense(id: "\(source):\(place(of: word)).\(entry.senses.count + 1)")
        let empty = sense
        fill(&sense, from: record, &report)
        if sense != empty { entry.senses.append(sense) }
        entries[word] = entry
    }

    private func place(of word: Word) -> String {
        "\(word.headword.language.label).\(HeadwordEntry.id(of: word.headword.word)).\(word.category.label)"
    }

    private func fill(_ sense: inout Sense, from record: GlossaryRecord, _ report: inout ImportReport) {
        sense.definitions = record[.definition]
        sense.examples = record[.example].map { Example(text: $0) }
        sense.synonyms = record[.synonyms]
        sense.antonyms = record[.antonyms].map { Antonym(word: $0, isIndirect: false) }
        sense.crossReferences = record[.seeAlso].map { CrossReference(word: $0, type: .seeAlso) }
        sense.notes = record[.note].map { Note(text: $0) }
        sense.domains = members(record[.domain], "domain", &report)
        sense.registers = members(record[.register], "register", &report)
        sense.regions = members(record[.region], "region", &report)
    }

    private func members<Member: Vocabulary>(
        _ labels: [String],
        _ kind: String,
        _ report: inout ImportReport
    ) -> [Member] {
        labels.compactMap { label in
            let member = Member(label: label)
            if member == nil { report.leaveOut("\(kind) '\(label.excerpt)'") }
            return member
        }
    }

    /// Adds what is stored apart from the entry.
    private func addElsewhere(_ record: GlossaryRecord, of word: Word, to draft: inout LexiconDraft) {
        for variant in record[.variants] { draft.add(alias: variant, of: word.headword) }
        for (target, words) in record.translations {
            let group = TranslationGroup(
                target: target,
                source: source,
                lexicalCategory: word.category,
                gloss: record.first(.definition),
                translations: words.map { Translation($0) }
            )
            draft.add(group, to: word.headword)
        }
    }
}
