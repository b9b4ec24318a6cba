internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

// The tables `headword`, `entry`, `translation`, `sentence`, `dated`, `facet`, `label`, `spoken` and `rhyme`.

extension LexiconWriter {
    /// Writes the headwords with their data, and the indexes that need every entry.
    ///
    /// - Returns: the values that are stored with the spellings of each headword.
    func writeHeadwords(
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws -> [Int32: HeadwordRow.Traits] {
        var traits: [Int32: HeadwordRow.Traits] = [:]
        var headword = try Insertion("headword", columns: 4, connection)
        var entry = try Insertion("entry", columns: 2, connection)
        var translation = try Insertion("translation", columns: 3, connection)
        var sentence = try Insertion("sentence", columns: 2, connection)
        var dated = try Insertion("dated", columns: 3, connection)
        let index = Ahead(threads: progress.threads) { [draft] in (try GlossIndex(draft), try Descriptions()) }
        let assembly = try HeadwordAssembly(draft, threads: progress.threads)
        var catalogue = WordCatalogue()
        var (glosses, descriptions) = try index.value()
        var rhymes = RhymeIndex(counts: draft.frequencies[.en]?.counts ?? [:])
        try progress.forEach("writing entries", of: listed) { [descriptions] number in
            HeadwordRow(try assembly.headword(number), number: number, descriptions)
        } _: { row in
            guard let id = ids[row.number] else { return }
            catalogue.add(row.catalogued)
            glosses.add(row.glossed, id: id)
            if let spoken = row.spoken { rhymes.add(spoken) }
            traits[row.number] = row.traits
            headword.add(id)
            headword.add(row.headword.language.label)
            headword.add(row.headword.word)
            headword.add(ifPresent: row.zipf)
            try headword.run()
            entry.add(id)
            entry.add(row.entry)
            try entry.run()
            for (target, groups) in row.translations {
                translation.add(id)
                translation.add(target.label)
                translation.add(groups)
                try translation.run()
            }
            if let whole = row.whole {
                dated.add(id)
                dated.add(whole.entry)
                dated.add(ifPresent: whole.sentences)
                try dated.run()
            }
            guard let sentences = row.sentences else { return }
            sentence.add(id)
            sentence.add(sentences)
            try sentence.run()
        }
        try write(catalogue, connection)
        try write(glosses, connection, progress)
        try write(&rhymes, connection)
        return traits
    }

    private func write(_ catalogue: WordCatalogue, _ connection: borrowing SQLiteConnection) throws {
        var facet = try Insertion("facet", columns: 4, connection)
        for row in catalogue.facets {
            facet.add(row.language.label)
            facet.add(row.kind)
            facet.add(row.value)
            facet.add(row.places)
            try facet.run()
        }
        var label = try Insertion("label", columns: 5, connection)
        for row in catalogue.labels {
            label.add(row.label.language.label)
            label.add(row.label.target?.label ?? "")
            label.add(row.label.vocabulary)
            label.add(row.label.text)
            label.add(Int64(row.headwords))
            try label.run()
        }
    }

    private func write(_ rhymes: inout RhymeIndex, _ connection: borrowing SQLiteConnection) throws {
        let rows = rhymes.rows()
        var spoken = try Insertion("spoken", columns: 2, connection)
        for row in rows.spoken {
            spoken.add(row.folded)
            spoken.add(row.headwords)
            try spoken.run()
        }
        var rhyme = try Insertion("rhyme", columns: 2, connection)
        for (number, family) in rows.rhyme.enumerated() {
            rhyme.add(Int64(number + 1))
            rhyme.add(family)
            try rhyme.run()
        }
    }
}
