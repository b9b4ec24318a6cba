internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

extension LexiconReader {
    /// Returns the place of the first headword whose key is not before `key`.
    func place(of key: String, in language: Language, _ numbers: Range<Int>) throws -> Int {
        try firstID(from: key, in: language).map { max($0, numbers.lowerBound) - numbers.lowerBound } ?? numbers.count
    }

    /// Returns all spellings of a language in alphabetical order.
    func spellings(of language: Language) throws -> SpellingTexts {
        var texts = SpellingTexts()
        var check = StopCheck()
        let prepared = try prepared("SELECT word FROM spelling WHERE language = ? ORDER BY folded, headword")
        defer { prepared.statement.reset() }
        prepared.statement.bind(language.label, at: 0)
        do {
            while try prepared.statement.step() {
                try check.pass()
                prepared.statement.withBytes(0) { texts.append(word: $0) }
            }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
        texts.finish()
        return texts
    }
}

// MARK: - Layers

extension LexiconReader {
    /// Returns what the layers change among the headwords whose keys are or begin with a text.
    func layeredList(
        beginningWith key: String,
        isExact: Bool,
        in language: Language,
        _ numbers: Range<Int>
    ) throws -> LayeredList {
        guard !layers.isEmpty else { return LayeredList() }
        let keys = layers.keys(beginningWith: key, isExact: isExact) ?? []
        return try layeredList(keys, in: language, numbers)
    }

    /// Returns what the layers change among the headwords that pass a test.
    func layeredList(
        passing test: some SpellingTest,
        _ form: SpellingTexts.Form,
        in language: Language,
        _ numbers: Range<Int>
    ) throws -> LayeredList {
        guard !layers.isEmpty else { return LayeredList() }
        var test = test
        var check = StopCheck()
        var keys: Set<String> = []
        for word in layers.allWords {
            try check.pass()
            if try test.admits(form.of(word)) { keys.insert(Spelling.folded(word)) }
        }
        var list = try layeredList(keys.sorted(), in: language, numbers)
        list.added = try list.added.filter { try test.admits(form.of($0.word)) }
        return list
    }
}
