internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

// The tables `spelling`, `trie`, `sound` and `alias`.

extension LexiconWriter {
    func writeSpellings(
        _ traits: [Int32: HeadwordRow.Traits],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        var insertion = try Insertion("spelling", columns: 7, connection)
        for language in languages {
            let spellings = listed.filter { draft.headword($0).language == language }
                .map { number in
                    (
                        headword: ids[number] ?? 0, word: draft.headword(number).word,
                        traits: traits[number] ?? .init()
                    )
                }
            let sounds = Ahead(threads: progress.threads) {
                language == .en ? Self.sounds(of: spellings.map { ($0.word, $0.traits) }) : []
            }
            let tries = Ahead(threads: progress.threads) { Self.tries(of: spellings.map(\.traits.folded)) }
            let forms = forms(of: language)
            try progress.forEach("indexing spellings (\(language.label))", of: spellings) { spelling in
                (spelling, forms.contains(Spelling.normalized(spelling.word).lowercased()))
            } _: { spelling, isInflected in
                insertion.add(language.label)
                insertion.add(spelling.traits.folded)
                insertion.add(spelling.headword)
                insertion.add(spelling.word)
                insertion.add(spelling.traits.rank)
                insertion.add(spelling.traits.readings)
                insertion.add(isInflected ? 1 : 0)
                try insertion.run()
            }
            let trie = trie(of: forms, besides: spellings.map(\.traits.folded), language)
            try write(tries.value() + [trie], language, connection)
            try write(sounds.value(), language, connection, progress)
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

    private typealias TrieRow = (direction: Trie.Direction, nodes: [UInt8], places: [UInt8])

    private static func tries(of spellings: [String]) -> [TrieRow] {
        let reversed = spellings.map { String(String.UnicodeScalarView($0.unicodeScalars.reversed())) }
        return [
            (.backward, Trie.nodes(of: reversed), Trie.places(of: spellings)),
            (.forward, Trie.nodes(of: spellings), []),
        ]
    }

    private func trie(of forms: Set<String>, besides spellings: [String], _ language: Language) -> TrieRow {
        // Counts exist only for written forms, not for folded ones.
        let counted = forms.filter { draft.frequencies[language]?.counts[$0] != nil && Spelling.folded($0) == $0 }
        return (.forms, Trie.nodes(of: counted.subtracting(spellings)), [])
    }

    private func write(
        _ tries: [TrieRow],
        _ language: Language,
        _ connection: borrowing SQLiteConnection
    ) throws {
        var insertion = try Insertion("trie", columns: 4, connection)
        for (direction, nodes, places) in tries {
            insertion.add(language.label)
            insertion.add(direction.rawValue)
            insertion.add(nodes)
            insertion.add(places)
            try insertion.run()
        }
    }

    private typealias SoundRow = (key: String, word: String, rank: Int64)

    private static func sounds(of headwords: [(word: String, traits: HeadwordRow.Traits)]) -> [SoundRow] {
        headwords
            .compactMap { word, traits in traits.soundKey.map { (key: $0, word: word, rank: traits.rank) } }
            .sorted { ($0.key, $0.word) < ($1.key, $1.word) }
    }

    private func write(
        _ sounds: [SoundRow],
        _ language: Language,
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        guard language == .en else { return }
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
