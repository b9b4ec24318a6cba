package import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

extension Lexicon {
    /// Returns the numbers of the headwords of a language; empty if it has none.
    package func numbers(of language: Language) -> Range<Int> {
        let first = manifest.firstID(of: language)
        return first..<(first + (manifest.headwordsByLanguage[language] ?? 0))
    }

    /// Calls `body` with each headword in a range of numbers, in order: its number, how common it is in hundredths of
    /// the Zipf value (nil if it was not counted), and its entry.
    package func forEachEntry(
        at numbers: Range<Int>,
        _ body: (_ number: Int, _ zipf: Int?, _ entry: StoredHeadword) throws -> Void
    ) throws {
        try read { reader in try reader.forEachEntry(at: numbers, body) }
    }
}

extension LexiconReader {
    fileprivate func forEachEntry(
        at numbers: Range<Int>,
        _ body: (_ number: Int, _ zipf: Int?, _ entry: StoredHeadword) throws -> Void
    ) throws {
        let prepared = try prepared(
            """
            SELECT h.id, h.zipf, e.body FROM headword h JOIN entry e ON e.headword = h.id
            WHERE h.id >= ? AND h.id < ? ORDER BY h.id
            """
        )
        defer { prepared.statement.reset() }
        prepared.statement.bind(Int64(numbers.lowerBound), at: 0)
        prepared.statement.bind(Int64(numbers.upperBound), at: 1)
        var check = StopCheck()
        do {
            while try prepared.statement.step() {
                try check.pass()
                let number = Int(prepared.statement.integer(0))
                let zipf = prepared.statement.isNull(1) ? nil : Int(prepared.statement.integer(1))
                try body(number, zipf, prepared.statement.storedHeadword(2))
            }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
    }
}
