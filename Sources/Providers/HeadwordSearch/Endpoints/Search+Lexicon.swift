internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

extension Search {
    /// Looks in the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    func response(from lexicon: Lexicon) throws -> SearchResponse {
        try lexicon.require(language)
        return isPrefix ? try beginnings(in: lexicon) : try matches(in: lexicon)
    }

    /// What a headword must be beside being found.
    private var condition: WordListQuery {
        var query = WordListQuery(language: language)
        query.targets = target.map { [$0] } ?? []
        query.hasNyms = isInThesaurus
        // Both varieties together are all of English that has a variety.
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

    /// What the text may be a misspelling of, the likeliest first.
    private func findings(_ near: [(word: String, distance: Int)]) -> [Finding] {
        var leastDistance = 0
        return near.map { near in
            // What is likelier has no lower score, though there may be more typing errors in it.
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

    /// What is found without guessing: the best ways first, as `matches` knows them, then whatever else is found.
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

    /// Those of the findings that the search is for.
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

    /// The score of what was found without guessing.
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
