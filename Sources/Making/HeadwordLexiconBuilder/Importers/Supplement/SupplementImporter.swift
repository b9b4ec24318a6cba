internal import HeadwordModel

/// Adds what no source of English has, from tables of our own: contractions, function words, and words and meanings of
/// recent decades.
package struct SupplementImporter: Importer {
    /// The position of the meanings among those of other sources.
    package enum Place: String, Sendable {
        /// The primary meanings of today, and words that are new altogether.
        case first
        /// Meanings that are used alongside older ones.
        case last
    }

    package let source: Source

    private let place: Place

    /// Creates an importer of one part. There are two, since meanings stand in the order in which sources are read.
    package init(_ place: Place) {
        self.place = place
        source = Source(
            id: place == .first ? "supplement" : "supplement-senses",
            title: place == .first ? "Headword's supplement" : "Headword's supplement: further meanings",
            packages: [],
            licence: "Apache-2.0",
            needs: [.init("festlex-cmu")]
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        var meanings: [Part: [SupplementRow]] = [:]
        var parts: [Part] = []
        for row in try SupplementRow.all() where row.place == place {
            let part = Part(word: row.word, category: row.category)
            if meanings[part] == nil { parts.append(part) }
            meanings[part, default: []].append(row)
        }
        try progress.forEach("importing the supplement", of: parts) { part in
            add(meanings[part] ?? [], as: part, to: &draft)
        }
    }

    /// A word in one of its lexical categories.
    private struct Part: Hashable {
        var word: String
        var category: LexicalCategory
    }

    private func add(_ rows: [SupplementRow], as part: Part, to draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: .en, word: part.word)
        if part.category == .contraction || part.word.contains("'") {
            draft.evidence.update(DefinedContractions.self) { $0.words.insert(part.word) }
        }
        let senses = rows.enumerated().map { number, row in
            Sense(
                id: "\(source.id):\(HeadwordEntry.id(of: part.word)).\(part.category.label).\(number + 1)",
                definitions: [row.definition],
                examples: row.example.isEmpty ? [] : [Example(text: row.example)],
                registers: row.registers,
                grammaticalFeatures: row.features,
                synonyms: row.synonyms
            )
        }
        let features = unique(rows.flatMap(\.features))
        draft.add(
            Entry(source: source.id, grammaticalFeatures: features, senses: senses),
            to: headword,
            as: part.category
        )
        for row in rows { addPronunciation(of: row, to: &draft) }
    }

    private func addPronunciation(of row: SupplementRow, to draft: inout LexiconDraft) {
        let isPronounced = draft.evidence[CMUDictionary.self].pronunciations[row.word.lowercased()] != nil
        guard !row.pronunciation.isEmpty, !isPronounced else { return }
        draft.add(
            Pronunciation(text: row.pronunciation, region: .us, source: source.id),
            to: .init(language: .en, word: row.word),
            as: row.category
        )
    }
}

/// The contractions that the supplement defines.
struct DefinedContractions: Evidence {
    var words: Set<String> = []
}

/// A meaning of the supplement.
struct SupplementRow {
    var word: String
    var category: LexicalCategory
    /// Words with the same meaning, or the expansion of a contraction or abbreviation, the commonest first.
    var equivalents: [String]
    var definition: String
    /// The American pronunciation in the International Phonetic Alphabet; empty if it is known or follows from the
    /// words.
    var pronunciation: String
    var registers: [Register]
    var features: [GrammaticalFeature] = []
    var example: String
    var place: SupplementImporter.Place

    /// The equivalents that still mean the same: `of the clock` does not, though `o'clock` once stood for it.
    var synonyms: [String] {
        let others = equivalents.filter { $0 != definition }
        return word.contains("'") && category != .contraction ? others.filter { !$0.contains(" ") } : others
    }

    /// Reads all rows of the tables.
    ///
    /// - Throws: ``ImportFailure`` with the line of an unknown label.
    static func all() throws -> [SupplementRow] {
        try rows("contractions.tsv", PackageResources.contractions_tsv)
            + rows("function-words.tsv", PackageResources.function_words_tsv)
            + rows("modern-words.tsv", PackageResources.modern_words_tsv)
            + names()
    }

    /// Names, and abbreviations of names, that other sources list without a definition.
    private static func names() throws -> [SupplementRow] {
        let table = try TabSeparatedTable("names.tsv", PackageResources.names_tsv, columns: 4)
        return try table.rows.map { row in
            let labels = try Labels(row, category: 1, registers: 2)
            return SupplementRow(
                word: row[0],
                category: labels.category,
                equivalents: [],
                definition: row[3],
                pronunciation: "",
                registers: labels.registers,
                features: labels.category == .noun && row[0].first?.isUppercase == true ? [.proper] : [],
                example: "",
                place: .first
            )
        }
    }

    private struct Labels {
        var category: LexicalCategory
        var registers: [Register]

        /// Reads the labels in two columns of a row.
        init(_ row: TabSeparatedTable.Row, category: Int, registers: Int) throws {
            let known = row[registers].split(separator: " ").map { Register(label: String($0)) }
            guard let category = LexicalCategory(label: row[category]), !known.contains(nil) else {
                throw row.failure("there is no such label")
            }
            self.category = category
            self.registers = known.compactMap(\.self)
        }
    }

    private static func rows(_ file: String, _ bytes: [UInt8]) throws -> [SupplementRow] {
        let table = try TabSeparatedTable(file, bytes, columns: 8)
        return try table.rows.map { row in
            let labels = try Labels(row, category: 1, registers: 5)
            guard let place = SupplementImporter.Place(rawValue: row[7]) else {
                throw row.failure("there is no such place")
            }
            return SupplementRow(
                word: row[0],
                category: labels.category,
                equivalents: row[2].split(separator: " | ").map(String.init),
                definition: row[3],
                pronunciation: row[4],
                registers: labels.registers,
                example: row[6],
                place: place
            )
        }
    }
}
