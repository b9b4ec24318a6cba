internal import HeadwordBytes
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

extension LexiconReader {
    /// Returns the word-list index of a language.
    func wordIndex(of language: Language, firstID: Int, count: Int) throws -> WordIndex {
        var index = WordIndex(count: count, firstID: firstID)
        let lists = try rows(
            "SELECT kind, value, places FROM facet WHERE language = ? ORDER BY kind, value",
            language.label
        ) { row in (kind: row.text(0), value: row.withBytes(1) { Array($0) }, places: row.withBytes(2) { Array($0) }) }
        do {
            for list in lists { try index.add(kind: list.kind, value: list.value, places: list.places) }
        } catch {
            throw damaged("the index of labels cannot be read")
        }
        index.finish()
        return index
    }

    /// Returns the headwords with these numbers, counted from `firstID`, in this order.
    func listedWords(_ firstID: Int, _ numbers: [Int]) throws -> [ListedWord] {
        var words: [ListedWord] = []
        words.reserveCapacity(numbers.count)
        var rest = numbers[...]
        var check = StopCheck()
        do {
            while let first = rest.first {
                // Stepping over some rows is cheaper than looking one up.
                let run = rest.run(withGapsBelow: 8)
                let statement = try prepared(
                    "SELECT id, word, zipf FROM headword WHERE id >= ? AND id <= ? ORDER BY id"
                )
                defer { statement.statement.reset() }
                statement.statement.bind(Int64(firstID + first), at: 0)
                statement.statement.bind(Int64(firstID + (run.last ?? first)), at: 1)
                var wanted = run.makeIterator()
                var next = wanted.next()
                while let number = next, try statement.statement.step() {
                    try check.pass()
                    guard statement.statement.integer(0) == Int64(firstID + number) else { continue }
                    words.append(ListedWord(statement.statement))
                    next = wanted.next()
                }
                rest = rest[run.endIndex...]
            }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
        return words
    }

    /// Returns the ID of a headword; nil if there is none.
    func id(of word: String, in language: Language) throws -> Int? {
        try rows(
            "SELECT headword FROM spelling WHERE language = ? AND folded = ? AND word = ?",
            language.label,
            Spelling.folded(word),
            word
        ) { row in Int(row.integer(0)) }.first
    }

    /// Returns the ID of the first headword whose folded spelling is not before `folded`.
    func firstID(from folded: String, in language: Language) throws -> Int? {
        try rows(
            "SELECT headword FROM spelling WHERE language = ? AND folded >= ? ORDER BY folded, headword LIMIT 1",
            language.label,
            folded
        ) { row in Int(row.integer(0)) }.first
    }
}

extension ListedWord {
    fileprivate init(_ row: borrowing SQLiteStatement) {
        self.init(word: row.text(1), zipf: row.isNull(2) ? nil : Double(row.integer(2)) / 100)
    }
}

extension ArraySlice<Int> {
    /// Returns the longest prefix whose numbers ascend, each by less than `limit`.
    func run(withGapsBelow limit: Int) -> ArraySlice<Int> {
        guard var last = first else { return self }
        let end = dropFirst().firstIndex { number in
            defer { last = number }
            return number <= last || number - last >= limit
        }
        return self[..<(end ?? endIndex)]
    }
}
