public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension WordlistRequest: LexiconAnswerable {
    /// Whether the query is quick: a page of a hundred takes a tenth of a millisecond, but long pages take several
    /// milliseconds, and so do patterns with wildcards at both ends, which are tried against all spellings.
    public var isQuick: Bool {
        guard page.limit <= 200 else { return false }
        // Hyphens and blanks are ignored.
        guard let pattern = query.pattern.map({ Spelling.folded($0) }) else { return true }
        return !Self.isWildcard(pattern.first) || !Self.isWildcard(pattern.last)
    }

    private static func isWildcard(_ character: Character?) -> Bool { character == "*" || character == "?" }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    public func response(from lexicon: Lexicon) throws -> WordlistResponse {
        try lexicon.require(query.language)
        for target in query.targets { try lexicon.require(target, from: query.language, parameters: Self.languages) }
        let start = try start(in: lexicon)
        let found = try isQuestionOfValidity ? validated(in: lexicon) : part(from: start, in: lexicon)
        let rows = try rows(of: found.words, in: lexicon)
        let page = Page(limit: page.limit, offset: cursor?.offset ?? page.offset)
        let next = found.next.map { WordlistCursor($0, offset: page.offset + rows.count, in: lexicon, of: self).text }
        return WordlistResponse(rows: rows, part: .init(page, total: found.total, next: next))
    }

    /// The names of the parameters for languages.
    private static let languages = (
        language: WordQuery.language.description.name, target: translations.description.name
    )

    private var isQuestionOfValidity: Bool { isValidation && query.isExact }

    private func start(in lexicon: Lexicon) throws -> Int {
        guard let cursor else { return 0 }
        guard cursor.belongs(to: self, in: lexicon) else {
            throw CallFailure.invalidParameter(
                Self.cursor.description.name,
                value: .string(cursor.text),
                expected: Self.cursor.description.expectation
            )
        }
        return cursor.position
    }

    private func part(from start: Int, in lexicon: Lexicon) throws -> WordListPart {
        try lexicon.words(query, from: start, skipping: page.offset, atMost: page.limit)
    }

    /// Returns the headwords that the word is a spelling or an inflected form of.
    private func validated(in lexicon: Lexicon) throws -> WordListPart {
        var query = query
        let word = query.prefix ?? ""
        query.prefix = nil
        var headwords: [String] = []
        for kind in [MatchKind.folded, .lemma] {
            headwords += try lexicon.matches(of: word, in: query.language, by: kind).map(\.entry.word)
        }
        var words = try lexicon.words(query, among: unique(headwords))
        if query.order == .frequency { words.sort { ($0.zipf ?? 0) > ($1.zipf ?? 0) } }
        let page = page.items(of: words)
        return WordListPart(words: Array(page), total: words.count, next: nil)
    }

    private func rows(of words: [ListedWord], in lexicon: Lexicon) throws -> [WordlistResponse.Row] {
        var rows: [WordlistResponse.Row] = []
        rows.reserveCapacity(words.count)
        var check = StopCheck()
        for word in words {
            // Finding the forms of a headword takes tens of microseconds.
            if check.saysStop() { throw LexiconFailure.stopped }
            let forms = isValidation ? try lexicon.forms(of: word.word, in: query.language) : []
            rows.append(.init(word, forms: unique(forms.map(\.form.text)).filter { $0 != word.word }))
        }
        return rows
    }

    private func unique(_ words: [String]) -> [String] {
        var unique: [String] = []
        for word in words where !unique.contains(word) { unique.append(word) }
        return unique
    }
}
