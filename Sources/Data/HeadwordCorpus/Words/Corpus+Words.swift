internal import HeadwordModel

extension Corpus {
    /// Returns the word records that a query asks for.
    ///
    /// Records of words that the query names are looked up directly; otherwise all records are scanned, a few at a
    /// time.
    public func wordRecords(_ query: WordRecordQuery) throws -> WordRecordPage {
        var first = FirstRows<WordRow>(offset: query.offset, limit: query.limit) {
            $0.comesBefore($1, by: query.order)
        }
        var rows = try WordRows(query, self)
        try rows.forEach { row in try first.add(row) }
        var page = WordRecordPage(total: first.count)
        for row in try first.sorted().dropFirst(max(query.offset, 0)) { page.rows.append(try record(of: row)) }
        return page
    }

    /// Returns the totals over all records of a query, regardless of its offset and limit.
    public func sum(of query: WordRecordQuery) throws -> WordSum {
        var sum = WordSum()
        var rows = try WordRows(query, self)
        try rows.forEach { row in
            sum.frequency += row.frequency
            sum.matchCount += 1
            sum.isEstimated = sum.isEstimated || row.isEstimated
        }
        return sum
    }

    /// Returns the number of documents with a word as written; nil if that is unknown or the word never occurs.
    public func documentFrequency(ofWordform wordform: String) throws -> UInt64? {
        guard information.countsDocuments, let form = try forms.number(ofWord: wordform) else { return nil }
        return UInt64(try forms.documentFrequency(of: form))
    }

    /// Returns the most frequent reading of a token in the whole corpus; nil if it never occurs.
    public func reading(ofToken token: String) throws -> TokenReading? {
        let folded = Self.folded([token])
        guard folded.count == 1, let number = try numbers(of: folded)?.first else { return nil }
        let reading = try words.reading(ofToken: number)
        return TokenReading(
            trueCase: try forms.text(of: reading.trueCase),
            lemma: try words.text(ofLemma: reading.lemma),
            lexicalCategory: LexicalCategory(rawValue: reading.category)
        )
    }

    /// The number of words in the corpus, in millions.
    var millions: Double { Double(max(information.size.words, 1)) / 1_000_000 }

    private func record(of row: WordRow) throws -> WordRecord {
        var record = WordRecord(
            lexicalCategory: LexicalCategory(rawValue: row.key.category),
            grammaticalFeatures: row.key.features.features,
            frequency: row.frequency,
            normalizedFrequency: Double(row.frequency) / millions,
            isEstimated: row.isEstimated
        )
        if row.key.trueCase != .max { record.trueCase = try forms.text(of: Int(row.key.trueCase)) }
        if row.key.lemma != .max { record.lemma = try words.text(ofLemma: Int(row.key.lemma)) }
        guard row.key.form != .max else { return record }
        let form = Int(row.key.form)
        record.wordform = try forms.text(of: form)
        // The documents of only a part of a form's occurrences are unknown.
        if information.countsDocuments, row.frequency == UInt64(try forms.frequency(of: form)) {
            record.documentFrequency = UInt64(try forms.documentFrequency(of: form))
        }
        return record
    }
}
