internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

extension Search {
    /// Searches the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    func response(from lexicon: Lexicon) throws -> SearchResponse {
        try lexicon.require(language)
        return isPrefix ? try beginnings(in: lexicon) : try matches(in: lexicon)
    }

    /// The conditions that a found headword must meet.
    private var condition: WordListQuery {
        var query = WordListQuery(language: language)
        query.targets = target.map { [$0] } ?? []
        query.hasNyms = isInThesaurus
        // Both varieties together cover all English that has a variety.
        query.variety = varieties.count == 1 ? varieties.first : nil
        return query
    }

    private func beginnings(in lexicon: Lexicon) throws -> SearchResponse {
        var query = condition
        query.prefix = text
        let part = try lexicon.words(query, skipping: page.offset, atMost: page.limit)
        // In alphabetical order, the spellings of the text itself come first.
        let spellings = part.words.prefix { lexicon.isSpelling(text, of: $0.word) }.count
        let rows = part.words.enumerated().map { index, listed in
            let type: SearchMatchType = listed.word == text ? .exact : index < spellings ? .folded : .prefix
            let share = Double(text.count) / Double(max(text.count, listed.word.count))
            return row(listed, type, score: type == .prefix ? 0.6 * share : type.score)
        }
        return SearchResponse(search: self, rows: rows, total: part.total)
    }

    private func matches(in lexicon: Lexicon) throws -> SearchResponse {
        var rows = try self.rows(of: try certain(in: lexicon), in: lexicon)
        let found = rows.map(\.word)
        if isFuzzy ?? rows.isEmpty {
            let near = try lexicon.nearHeadwords(to: text, in: language, atMost: 50)
            rows += try self.rows(of: findings(near.filter { !found.contains($0.word) }), in: lexicon)
        } else if isFuzzy == nil, let commoner = try lexicon.commonerWord(than: text, among: found, in: language) {
            rows += try self.rows(of: findings([commoner]), in: lexicon)
        }
        return SearchResponse(search: self, rows: Array(page.items(of: rows)), total: rows.count)
    }

    /// Returns the words that the text may be a misspelling of, the likeliest first.
    private func findings(_ near: [(word: String, distance: Int)]) -> [Finding] {
        var leastDistance = 0
        return near.map { near in
            // A likelier word never scores lower, even if it takes more typing errors.
            leastDistance = max(leastDistance, near.distance)
            let share = Double(leastDistance) / Double(max(1, text.count))
            return Finding(word: near.word, type: .fuzzy, score: max(0, 0.6 * (1 - share)))
        }
    }

    private struct Finding {
        var word: String
        var type: SearchMatchType
        var score: Double
    }

    /// Returns the matches found without guessing: those that `matches` finds by default first, in its order, then all
    /// others.
    private func certain(in lexicon: Lexicon) throws -> [Finding] {
        var found: [Finding] = []
        for kind in [nil, MatchKind.folded, .lemma, .variant] {
            for match in try lexicon.matches(of: text, in: language, by: kind)
            where !found.contains(where: { $0.word == match.entry.word }) {
                let type = SearchMatchType(match.kind)
                found.append(
                    Finding(word: match.entry.word, type: type, score: min(type.score, found.last?.score ?? 1))
                )
            }
        }
        return found
    }

    /// Returns the rows for the findings that meet the conditions of the search.
    private func rows(of found: [Finding], in lexicon: Lexicon) throws -> [SearchResponse.Row] {
        let listed = Dictionary(
            try lexicon.words(condition, among: found.map(\.word)).map { ($0.word, $0) }
        ) { first, _ in first }
        return found.compactMap { finding in
            listed[finding.word].map { row($0, finding.type, score: finding.score) }
        }
    }

    private func row(_ listed: ListedWord, _ type: SearchMatchType, score: Double) -> SearchResponse.Row {
        SearchResponse.Row(
            word: listed.word,
            matchType: type,
            matchString: text,
            score: (score * 1000).rounded() / 1000,
            zipf: listed.zipf
        )
    }
}

extension SearchMatchType {
    init(_ kind: MatchKind) {
        self =
            switch kind {
            case .exact: .exact
            case .folded: .folded
            case .lemma: .lemma
            case .variant: .variant
            }
    }

    /// The score of a match found without guessing.
    fileprivate var score: Double {
        switch self {
        case .exact: 1
        case .folded: 0.9
        case .lemma: 0.8
        case .variant: 0.7
        case .prefix, .fuzzy: 0.6
        }
    }
}
