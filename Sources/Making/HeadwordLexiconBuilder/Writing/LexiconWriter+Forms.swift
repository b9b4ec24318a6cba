internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

// The tables `inflection`, `corpus`, `frequency` and `tag`.

extension LexiconWriter {
    /// The languages with inflections, in the order of the table.
    var inflectedLanguages: [Language] {
        let languages: Set<Language> = Set(draft.inflections.lazy.map(\.inflection.language))
        return languages.sorted { $0.label < $1.label }
    }

    /// Starts to make the rows of a language.
    func inflections(of language: Language, threads: Int) -> Ahead<[InflectionRow]> {
        Ahead(threads: threads) { [draft] in InflectionRow.rows(of: draft.inflections, in: language) }
    }

    /// - Parameter first: the rows of the first language.
    func writeInflections(
        _ first: Ahead<[InflectionRow]>?,
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        var insertion = try Insertion("inflection", columns: 9, connection)
        let languages = inflectedLanguages
        var next = first
        // One language after the other: all rows at once would take a third of the memory of a build.
        for (place, language) in languages.enumerated() {
            let rows = try next?.value() ?? []
            next = languages.dropFirst(place + 1).first.map { inflections(of: $0, threads: progress.threads) }
            try write(rows, to: &insertion, "writing inflections (\(language.label))", progress)
        }
    }

    private func write(
        _ rows: [InflectionRow],
        to insertion: inout Insertion,
        _ stage: String,
        _ progress: Progress
    ) throws {
        try progress.forEach(stage, of: rows) { row in
            insertion.add(row.language)
            insertion.add(row.key)
            insertion.add(Int64(row.category.rawValue))
            insertion.add(row.lemma)
            insertion.add(row.features)
            insertion.add(row.form)
            insertion.add(row.regions)
            insertion.add(row.place)
            insertion.add(row.source)
            try insertion.run()
        }
    }

    func writeFrequencies(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var corpus = try Insertion("corpus", columns: 4, connection)
        var frequency = try Insertion("frequency", columns: 3, connection)
        for (language, list) in draft.frequencies.sorted(by: { $0.key.label < $1.key.label }) {
            corpus.add(language.label)
            corpus.add(list.source)
            corpus.add(Int64(list.tokens))
            corpus.add(Int64(list.floor))
            try corpus.run()
            let counts = list.counts.sorted { $0.key < $1.key }
            try progress.forEach("writing frequencies (\(language.label))", of: counts) { form, count in
                frequency.add(language.label)
                frequency.add(form)
                frequency.add(Int64(count))
                try frequency.run()
            }
        }
    }

    func writeTags(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var insertion = try Insertion("tag", columns: 5, connection)
        let forms = draft.evidence[TagCounts.self].forms.sorted { $0.key < $1.key }
        guard !forms.isEmpty else { return }
        try progress.forEach("writing tags", of: forms) { form, counts in
            for row in TagRow.rows(of: counts) {
                insertion.add(Language.en.label)
                insertion.add(form)
                insertion.add(Int64(row.category.rawValue))
                insertion.add(row.features)
                insertion.add(Int64(row.count))
                try insertion.run()
            }
        }
    }
}
