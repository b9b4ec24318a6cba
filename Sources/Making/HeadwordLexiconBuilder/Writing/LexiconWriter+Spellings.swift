internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

// The tables `spelling`, `trie`, `sound` and `alias`.

extension LexiconWriter {
    func writeSpellings(
        _ traits: [Int32: HeadwordRow.Traits],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        var insertion = try Insertion("spelling", columns: 7, connection)
        for language in languages {
            let forms = forms(of: language)
            let spellings = listed.filter { draft.headword($0).language == language }
                .map { number in
                    (
                        headword: ids[number] ?? 0, word: draft.headword(number).word,
                        traits: traits[number] ?? .init()
                    )
                }
            try progress.forEach("indexing spellings (\(language.label))", of: spellings) { spelling in
                insertion.add(language.label)
                insertion.add(spelling.traits.folded)
                insertion.add(spelling.headword)
                insertion.add(spelling.word)
                insertion.add(spelling.traits.rank)
                insertion.add(spelling.traits.readings)
                insertion.add(forms.contains(Spelling.normalized(spelling.word).lowercased()) ? 1 : 0)
                try insertion.run()
            }
            try writeTries(of: spellings.map(\.traits.folded), forms: forms, language, connection)
            try writeSounds(of: spellings.map { ($0.word, $0.traits) }, language, connection, progress)
        }
    }

    /// Returns the forms of a language that are not spelled like their lemma, in lower case.
    private func forms(of language: Language) -> Set<String> {
        var forms: Set<String> = []
        for (inflection, _) in draft.inflections
        where inflection.language == language && inflection.form.text != inflection.lemma {
            forms.insert(Spelling.normalized(inflection.form.text).lowercased())
        }
        return forms
    }

    private func writeTries(
        of spellings: [String],
        forms: Set<String>,
        _ language: Language,
        _ connection: borrowing SQLiteConnection
    ) throws {
        var insertion = try Insertion("trie", columns: 4, connection)
        let reversed = spellings.map { String(String.UnicodeScalarView($0.unicodeScalars.reversed())) }
        // Counts exist only for written forms, not for folded ones.
        let counted = forms.filter { draft.frequencies[language]?.counts[$0] != nil && Spelling.folded($0) == $0 }
        for (direction, nodes, places) in [
            (Trie.Direction.backward, Trie.nodes(of: reversed), Trie.places(of: spellings)),
            (.forward, Trie.nodes(of: spellings), []),
            (.forms, Trie.nodes(of: counted.subtracting(spellings)), []),
        ] {
            insertion.add(language.label)
            insertion.add(direction.rawValue)
            insertion.add(nodes)
            insertion.add(places)
            try insertion.run()
        }
    }

    private func writeSounds(
        of headwords: [(word: String, traits: HeadwordRow.Traits)],
        _ language: Language,
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        guard language == .en else { return }
        let sounds =
            headwords
            .compactMap { word, traits in traits.soundKey.map { (key: $0, word: word, rank: traits.rank) } }
            .sorted { ($0.key, $0.word) < ($1.key, $1.word) }
        var insertion = try Insertion("sound", columns: 4, connection)
        try progress.forEach("indexing sounds", of: sounds) { sound in
            insertion.add(language.label)
            insertion.add(sound.key)
            insertion.add(sound.word)
            insertion.add(sound.rank)
            try insertion.run()
        }
    }

    func writeAliases(_ traits: [Int32: HeadwordRow.Traits], _ connection: borrowing SQLiteConnection) throws {
        var insertion = try Insertion("alias", columns: 6, connection)
        var rows: [AliasRow] = []
        for number in listed {
            let language = draft.headword(number).language.label
            for alias in draft.aliases(of: number) {
                let key = (language, Spelling.folded(alias.text), ids[number] ?? 0, alias.text)
                rows.append(AliasRow(key: key, rank: traits[number]?.rank ?? 0, source: alias.source))
            }
        }
        rows.sort { $0.key == $1.key ? $0.source < $1.source : $0.key < $1.key }
        for (index, row) in rows.enumerated() {
            // Two sources may give the same alias; the first is recorded.
            if index > 0, row.key == rows[index - 1].key { continue }
            insertion.add(row.key.language)
            insertion.add(row.key.folded)
            insertion.add(row.key.headword)
            insertion.add(row.key.text)
            insertion.add(row.rank)
            insertion.add(row.source)
            try insertion.run()
        }
    }

    private struct AliasRow {
        var key: (language: String, folded: String, headword: Int64, text: String)
        var rank: Int64
        var source: String
    }
}
