package import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

/// Writes a draft as a lexicon file.
package struct LexiconWriter {
    private let draft: LexiconDraft
    private let sources: [ReadSource]
    /// The draft's numbers of the headwords, in the order of the file. The position in this list, from 1, is the
    /// headword's id.
    private let listed: [Int32]
    private let ids: [Int32: Int64]

    /// Creates a writer.
    init(_ draft: LexiconDraft, sources: [ReadSource]) {
        self.draft = draft
        self.sources = sources.sorted { $0.manifest.id < $1.manifest.id }
        listed = draft.listedNumbers()
        ids = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1, Int64($0 + 1)) })
    }

    /// Writes the lexicon to a new file. Equal drafts give equal bytes.
    ///
    /// - Returns: the manifest of the lexicon.
    package func write(to path: String, progress: Progress) throws -> Manifest {
        let manifest = try writeTables(to: path, progress: progress)
        try PageChecksum.write(to: path, pageSize: Format.pageSize)
        return manifest
    }

    private func writeTables(to path: String, progress: Progress) throws -> Manifest {
        let connection = try SQLiteConnection(writing: path)
        try connection.reservePageChecksums()
        try connection.execute(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = \(Format.pageSize);
            PRAGMA application_id = \(Format.applicationID); PRAGMA user_version = \(Format.version);
            BEGIN; \(Format.schema)
            """
        )
        let traits = try writeHeadwords(connection, progress)
        try writeSpellings(traits, connection, progress)
        try writeAliases(traits, connection)
        try writeThesaurus(connection, progress)
        try writeConcepts(connection, progress)
        try writeInflections(connection, progress)
        try writeFrequencies(connection, progress)
        try writeTags(connection, progress)
        try writeProperties(connection)
        try writeSources(connection)
        try connection.execute(Format.indexes)
        let digest = try LexiconDigest.digest(of: connection)
        try connection.execute("INSERT INTO property VALUES('digest', '\(digest)'); COMMIT")
        return Manifest(
            languages: languages,
            digest: digest,
            headwordsByLanguage: headwordsByLanguage,
            sources: sources.map(\.manifest)
        )
    }

    private var headwordsByLanguage: [Language: Int] {
        listed.reduce(into: [:]) { $0[draft.headword($1).language, default: 0] += 1 }
    }

    private var languages: [Language] {
        let counts = headwordsByLanguage
        return Language.allCases.filter { counts[$0] != nil }
    }
}

/// A source that was read, and the licences of its packages.
struct ReadSource {
    var manifest: Manifest.Source
    /// The text of each package's licence.
    var licences: [(package: String, text: String)]
}

// MARK: - Headwords

extension LexiconWriter {
    private typealias Traits = HeadwordRow.Traits

    /// - Returns: the values that are stored with the spellings of each headword.
    private func writeHeadwords(
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws -> [Int32: Traits] {
        var traits: [Int32: Traits] = [:]
        var headword = try Insertion("headword", columns: 4, connection)
        var entry = try Insertion("entry", columns: 2, connection)
        var translation = try Insertion("translation", columns: 3, connection)
        var sentence = try Insertion("sentence", columns: 2, connection)
        var dated = try Insertion("dated", columns: 3, connection)
        let assembly = try HeadwordAssembly(draft)
        var catalogue = WordCatalogue()
        var glosses = try GlossIndex(draft)
        let descriptions = try Descriptions()
        try progress.forEach("writing entries", of: listed) { number in
            HeadwordRow(try assembly.headword(number), number: number, descriptions)
        } _: { row in
            guard let id = ids[row.number] else { return }
            catalogue.add(row.catalogued)
            glosses.add(row.glossed, id: id)
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

    private func writeSpellings(
        _ traits: [Int32: Traits],
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
                        traits: traits[number] ?? Traits()
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
        of headwords: [(word: String, traits: Traits)],
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

    private func writeAliases(_ traits: [Int32: Traits], _ connection: borrowing SQLiteConnection) throws {
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

// MARK: - Data shared by headwords

extension LexiconWriter {
    private func writeThesaurus(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var set = try Insertion("thesaurus", columns: 2, connection)
        var membership = try Insertion("membership", columns: 2, connection)
        var members: [(headword: Int64, set: Int64)] = []
        var next: Int64 = 1
        for (location, headwords) in draft.thesaurus {
            let owners = Set(headwords.compactMap { ids[$0] })
            guard !owners.isEmpty else { continue }
            set.add(next)
            set.add(draft.bytes(at: location))
            try set.run()
            members += owners.map { ($0, next) }
            next += 1
        }
        members.sort { $0 < $1 }
        try progress.forEach("writing thesauri", of: members) { member in
            membership.add(member.headword)
            membership.add(member.set)
            try membership.run()
        }
    }

    private func writeConcepts(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var insertion = try Insertion("concept", columns: 2, connection)
        var membership = try Insertion("meaning", columns: 2, connection)
        var members: [(headword: Int64, concept: Int64)] = []
        for (number, location, headwords) in draft.concepts.sorted(by: { $0.number < $1.number }) {
            insertion.add(Int64(number))
            insertion.add(draft.bytes(at: location))
            try insertion.run()
            members += Set(headwords.compactMap { ids[$0] }).map { ($0, Int64(number)) }
        }
        members.sort { $0 < $1 }
        try progress.forEach("writing concepts", of: members) { member in
            membership.add(member.headword)
            membership.add(member.concept)
            try membership.run()
        }
    }

    private func writeInflections(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var insertion = try Insertion("inflection", columns: 9, connection)
        // One language at a time: all rows at once would take a third of the memory of a build.
        for language in Set(draft.inflections.lazy.map(\.inflection.language)).sorted(by: { $0.label < $1.label }) {
            let rows = InflectionRow.rows(of: draft.inflections, in: language)
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

    private func writeFrequencies(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
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

    private func writeTags(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var insertion = try Insertion("tag", columns: 5, connection)
        let forms = draft.english.tagCounts.forms.sorted { $0.key < $1.key }
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

// MARK: - Metadata of the file

extension LexiconWriter {
    private func writeProperties(_ connection: borrowing SQLiteConnection) throws {
        var property = try Insertion("property", columns: 2, connection)
        property.add("languages")
        property.add(languages.map(\.label).joined(separator: " "))
        try property.run()
        for (language, count) in headwordsByLanguage.sorted(by: { $0.key.label < $1.key.label }) {
            property.add("headwords.\(language.label)")
            property.add(String(count))
            try property.run()
        }
    }

    private func writeSources(_ connection: borrowing SQLiteConnection) throws {
        var source = try Insertion("source", columns: 5, connection)
        var licence = try Insertion("licence", columns: 3, connection)
        var tally = try Insertion("tally", columns: 3, connection)
        for entry in sources {
            let packages = entry.manifest.packages.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
            let texts = [entry.manifest.id, entry.manifest.title, packages, entry.manifest.licence]
            for text in texts + [entry.manifest.sha256] { source.add(text) }
            try source.run()
            for (package, text) in entry.licences.sorted(by: { $0.package < $1.package }) {
                for column in [entry.manifest.id, package, text] { licence.add(column) }
                try licence.run()
            }
            for (kind, count) in entry.manifest.counts.sorted(by: { $0.key.label < $1.key.label }) {
                tally.add(entry.manifest.id)
                tally.add(kind.label)
                tally.add(Int64(count))
                try tally.run()
            }
        }
    }
}

/// Inserts rows into one table, value by value.
struct Insertion: ~Copyable {
    private let statement: SQLiteStatement
    private var next = 0

    init(_ table: String, columns: Int, _ connection: borrowing SQLiteConnection) throws {
        let places = Array(repeating: "?", count: columns).joined(separator: ", ")
        statement = try connection.prepare("INSERT INTO \(table) VALUES(\(places))")
    }

    mutating func add(_ text: String) {
        statement.bind(text, at: next)
        next += 1
    }

    mutating func add(_ number: Int64) {
        statement.bind(number, at: next)
        next += 1
    }

    /// Adds a number, or NULL if it is nil: an unbound parameter is NULL.
    mutating func add(ifPresent number: Int64?) {
        if let number { statement.bind(number, at: next) }
        next += 1
    }

    mutating func add(_ bytes: [UInt8]) {
        statement.bind(bytes, at: next)
        next += 1
    }

    mutating func add(ifPresent bytes: [UInt8]?) {
        if let bytes { statement.bind(bytes, at: next) }
        next += 1
    }

    mutating func run() throws {
        next = 0
        try statement.run()
    }
}
