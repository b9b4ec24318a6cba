internal import HeadwordBytes
internal import HeadwordModel
internal import HeadwordSQLite

/// The data on a form and on forms that differ from it only in capitals.
struct FormEvidence {
    /// The readings of the form and of others with the same letters.
    var readings: [FormReading] = []
    /// The tag counts of the form, regardless of capitals.
    var tags: [TagCount] = []

    /// Returns the readings of the form with exactly these capitals.
    func exact(_ form: String) -> [FormReading] { readings.filter { $0.form == form } }
}

extension LexiconReader {
    /// Returns the data on a form from the tables.
    func evidence(of form: String, in language: Language) throws -> FormEvidence {
        let key = form.lowercased()
        let spelled = try spelledReadings(of: key, in: language)
        let inflected = try inflectedReadings(of: key, in: language, besideOthers: !spelled.isEmpty)
        return FormEvidence(readings: spelled + inflected, tags: try tagCounts(of: key, in: language))
    }

    /// Returns the readings of headwords with the letters of a key as forms of themselves, the commonest first.
    private func spelledReadings(of key: String, in language: Language) throws -> [FormReading] {
        let found = try spelledHeadwords(Spelling.folded(key), in: language).filter { $0.word.lowercased() == key }
        return found.sorted { $0.rank > $1.rank }.flatMap(\.formReadings)
    }

    /// Returns the readings of headwords that also differ from a form in accents or hyphens; if there are none, those
    /// of headwords that have it as an alias.
    func otherReadings(of form: String, in language: Language) throws -> [FormReading] {
        let folded = Spelling.folded(form)
        var found = try spelledHeadwords(folded, in: language)
        if found.isEmpty { found = try spelledHeadwords(aliasFolded: folded, in: language) }
        return found.sorted { $0.rank > $1.rank }.flatMap(\.formReadings)
    }

    /// Returns the readings of a form in the table of inflections.
    private func inflectedReadings(of key: String, in language: Language, besideOthers: Bool) throws -> [FormReading] {
        guard try mayHave(key, in: language) else { return [] }
        let found = try rows(
            "SELECT lemma, form, category, features FROM inflection WHERE language = ? AND key = ? ORDER BY place",
            language.label,
            key
        ) { row in
            FormReading(
                lemma: row.text(0),
                form: row.text(1),
                category: try self.category(row.integer(2)),
                features: row.withBytes(3) { $0.compactMap(GrammaticalFeature.init(rawValue:)) }
            )
        }
        // How common they are matters only in comparison.
        return found.count < 2 && !besideOthers ? found : try withCommonness(found, in: language)
    }

    /// Returns the readings of a form by the rules of the language.
    func regularReadings(of form: String, in language: Language) throws -> [FormReading] {
        guard language == .en else { return [] }
        var readings: [FormReading] = []
        for analysis in EnglishInflection.regularAnalyses(of: form) {
            let headwords = try spelledHeadwords(Spelling.folded(analysis.lemma), in: language)
            for headword in headwords where headword.word == analysis.lemma {
                guard let index = headword.readings.firstIndex(where: { $0.category == analysis.category }) else {
                    continue
                }
                readings.append(
                    FormReading(
                        lemma: analysis.lemma,
                        form: form,
                        category: analysis.category,
                        features: analysis.features,
                        commonness: headword.commonness(at: index)
                    )
                )
            }
        }
        return readings
    }

    /// Returns readings of several headwords with comparable frequencies: the occurrences of a headword are divided
    /// among its categories by how often it was tagged with each, or else by their order.
    private func withCommonness(_ readings: [FormReading], in language: Language) throws -> [FormReading] {
        var weighed = readings
        var lemmas: Set<String> = []
        for lemma in readings.map(\.lemma) where lemmas.insert(lemma).inserted {
            let headwords = try spelledHeadwords(Spelling.folded(lemma), in: language)
            guard let headword = headwords.first(where: { $0.word == lemma }) else { continue }
            let tags = try tagCounts(of: lemma.lowercased(), in: language).filter { !$0.isProper }
            for index in weighed.indices where weighed[index].lemma == lemma {
                let category = weighed[index].category
                weighed[index].commonness = headword.commonness(as: category, tags)
                weighed[index].tagged = headword.readings.first { $0.category == category }?.tagged ?? 0
            }
        }
        return weighed
    }
}

// MARK: - Tables

/// A headword in the table of spellings.
private struct SpelledHeadword {
    var word: String
    var rank: Int64
    /// Its readings as a form of itself, the commonest category first.
    var readings: [StoredReading]

    var formReadings: [FormReading] {
        readings.enumerated().map { place, reading in
            FormReading(
                lemma: word,
                form: word,
                category: reading.category,
                features: reading.features,
                commonness: commonness(at: place),
                tagged: reading.tagged
            )
        }
    }

    /// Returns how common the headword is in the lexical category at a place: the second is half as common as the
    /// first, the third a third, and so on, as with words in a text and senses of words.
    func commonness(at place: Int) -> Double { (Double(rank) + 1) / Double(place + 1) }

    func commonness(as category: LexicalCategory, _ tags: [TagCount]) -> Double {
        guard tags.isEmpty else {
            let tagged = tags.filter { $0.mayBe(category) }.total
            return (Double(rank) + 1) * (tagged + 0.5) / (tags.total + 1)
        }
        return commonness(at: readings.firstIndex { $0.category == category } ?? readings.count)
    }
}

extension LexiconReader {
    private func spelledHeadwords(
        _ folded: String,
        in language: Language
    ) throws -> [SpelledHeadword] {
        guard try mayHave(folded, in: language) else { return [] }
        return try rows(
            "SELECT word, rank, readings FROM spelling WHERE language = ? AND folded = ?",
            language.label,
            folded
        ) { row in try self.spelledHeadword(row) }
    }

    private func spelledHeadwords(aliasFolded folded: String, in language: Language) throws -> [SpelledHeadword] {
        guard try mayHave(folded, in: language) else { return [] }
        let words = try rows(
            """
            SELECT h.word FROM alias a JOIN headword h ON h.id = a.headword
            WHERE a.language = ? AND a.folded = ?
            """,
            language.label,
            folded
        ) { row in row.text(0) }
        var headwords: [SpelledHeadword] = []
        for word in words {
            headwords += try spelledHeadwords(Spelling.folded(word), in: language).filter { $0.word == word }
        }
        return headwords
    }

    private func spelledHeadword(_ row: borrowing SQLiteStatement) throws -> SpelledHeadword {
        try row.withBytes(2) { bytes in
            do {
                let readings = try ByteReader.list(of: StoredReading.self, bytes)
                return SpelledHeadword(word: row.text(0), rank: row.integer(1), readings: readings)
            } catch {
                throw self.damaged("the readings of a headword cannot be read")
            }
        }
    }

    /// Returns the tag counts of a lowercase form.
    private func tagCounts(of form: String, in language: Language) throws -> [TagCount] {
        try rows(
            "SELECT category, features, count FROM tag WHERE language = ? AND form = ?",
            language.label,
            form
        ) { row in
            TagCount(
                category: try self.category(row.integer(0)),
                features: row.withBytes(1) { $0.compactMap(GrammaticalFeature.init(rawValue:)) },
                count: Double(row.integer(2))
            )
        }
    }

    private func category(_ number: Int64) throws -> LexicalCategory {
        guard let category = UInt8(exactly: number).flatMap(LexicalCategory.init(rawValue:)) else {
            throw damaged("a form has no lexical category")
        }
        return category
    }
}
