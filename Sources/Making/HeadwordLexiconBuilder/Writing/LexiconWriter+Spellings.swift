internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

// The tables `spelling`, `trie`, `near`, `alias` and `known`.

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
            let tries = Ahead(threads: progress.threads) { Self.tries(of: spellings.map(\.traits.folded)) }
            let forms = forms(of: language)
            let entries = nearEntries(spellings.map { ($0.word, $0.traits) }, forms: forms, language)
            let near = Ahead(threads: progress.threads) { NearIndex.rows(of: entries) }
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
            try write(tries.value(), language, connection)
            try write(near.value(), language, connection)
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

    /// Returns the entries of the index of misspellings: the headwords, and inflected forms that were counted and are
    /// not headwords.
    private func nearEntries(
        _ headwords: [(word: String, traits: HeadwordRow.Traits)],
        forms: Set<String>,
        _ language: Language
    ) -> [NearIndex.Entry] {
        var entries = headwords.map { word, traits in
            NearIndex.Entry(
                word: word,
                folded: traits.folded,
                rank: traits.rank,
                isCrude: traits.isCrude,
                soundKey: traits.soundKey
            )
        }
        let spellings = Set(headwords.map(\.traits.folded))
        // Counts exist only for written forms, not for folded ones.
        for form in forms.sorted() where !spellings.contains(form) && Spelling.folded(form) == form {
            guard let rank = rank(ofForm: form, language) else { continue }
            let soundKey = language == .en ? SoundKey.key(of: form) : nil
            entries.append(
                NearIndex.Entry(word: form, folded: form, rank: rank, isForm: true, soundKey: soundKey)
            )
        }
        return entries
    }

    private func write(
        _ near: [(kind: NearIndex.Kind, part: Int, body: [UInt8])],
        _ language: Language,
        _ connection: borrowing SQLiteConnection
    ) throws {
        var insertion = try Insertion("near", columns: 4, connection)
        for row in near {
            insertion.add(language.label)
            insertion.add(row.kind.rawValue)
            insertion.add(Int64(row.part))
            insertion.add(row.body)
            try insertion.run()
        }
    }

    /// Returns how common a form is, on the scale of the headwords' ranks; nil if it was not counted.
    private func rank(ofForm form: String, _ language: Language) -> Int64? {
        guard let frequencies = draft.frequencies[language], let count = frequencies.counts[form] else { return nil }
        return Int64(count) * 1000 / max(1, Int64(frequencies.tokens) / 1_000_000)
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

    /// Writes the filter of all keys.
    func writeKnownKeys(_ connection: borrowing SQLiteConnection) throws {
        let tables = """
            SELECT language, folded FROM spelling UNION SELECT language, folded FROM alias
            UNION SELECT language, key FROM inflection
            """
        var keys: [(language: Language, key: String)] = []
        try forEachText(tables, connection) { keys.append(($0, $1)) }
        // Only English has rules of inflection, which need the lemmas and the rests of phrases.
        var english: Set<String> = []
        try forEachText("SELECT DISTINCT language, lemma FROM inflection WHERE language = 'en'", connection) {
            english.insert(Spelling.folded($1))
        }
        try forEachText("SELECT language, word FROM spelling WHERE language = 'en'", connection) { _, word in
            if let rest = PhraseParts(afterFirstWordOf: word)?.rest { english.insert(rest) }
            if let rest = PhraseParts(beforeLastWordOf: word)?.rest { english.insert(rest) }
        }
        let known = Set(keys.lazy.filter { $0.language == .en }.map(\.key))
        keys += english.subtracting(known).map { (.en, $0) }
        var insertion = try Insertion("known", columns: 2, connection)
        for (number, part) in KnownKeys.parts(of: keys).enumerated() {
            insertion.add(Int64(number))
            insertion.add(part)
            try insertion.run()
        }
    }

    private func forEachText(
        _ query: String,
        _ connection: borrowing SQLiteConnection,
        _ body: (Language, String) -> Void
    ) throws {
        let statement = try connection.prepare(query)
        while try statement.step() {
            if let language = Language(label: statement.text(0)) { body(language, statement.text(1)) }
        }
    }

    private struct AliasRow {
        var key: (language: String, folded: String, headword: Int64, text: String)
        var rank: Int64
        var source: String
    }
}
