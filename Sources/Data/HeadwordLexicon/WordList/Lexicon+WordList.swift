internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

extension Lexicon {
    /// Returns part of the list of headwords that match a query.
    ///
    /// - Parameters:
    ///   - start: the position at which the part begins.
    ///   - skipped: the number of headwords to skip after that.
    ///   - limit: the maximum number of headwords.
    public func words(
        _ query: WordListQuery,
        from start: Int = 0,
        skipping skipped: Int = 0,
        atMost limit: Int
    ) throws -> WordListPart {
        let index = try wordIndex(of: query.language)
        if query.isForNeighbours {
            return try neighbours(query, in: index, from: start, skipping: skipped, atMost: limit)
        }
        let places = try places(of: query, in: index)
        let found: [(position: Int, place: Int)]
        switch query.order {
        case .word: found = places.places(from: start, skipping: skipped, atMost: limit &+ 1).map { ($0, $0) }
        case .frequency:
            let lists = try mainPlacesFirst(places, of: query, in: index)
            found = index.commonest(of: lists, from: start, skipping: skipped, atMost: limit &+ 1)
        }
        let words = try read { reader in try reader.listedWords(index.firstID, found.prefix(limit).map(\.place)) }
        return WordListPart(words: words, total: places.count, next: found.count > limit ? found.last?.position : nil)
    }

    /// Returns the places of headwords that match the query's filter in a main sense, then the others: `in` is a noun
    /// too, but a list of nouns should not begin with it.
    private func mainPlacesFirst(
        _ places: PlaceSet,
        of query: WordListQuery,
        in index: WordIndex
    ) throws -> [PlaceSet] {
        guard !query.filter.isEmpty else { return [places] }
        var main = query
        main.isOfMainSenses = true
        let mainPlaces = try self.places(of: main, in: index)
        var others = places
        others.subtract(mainPlaces)
        return [mainPlaces, others]
    }

    /// Returns part of the headwords with the same beginning, which are consecutive, so that no set of places is
    /// needed.
    private func neighbours(
        _ query: WordListQuery,
        in index: WordIndex,
        from start: Int,
        skipping skipped: Int,
        atMost limit: Int
    ) throws -> WordListPart {
        try read { reader in
            let all = try reader.places(of: query, in: index).clamped(to: 0..<index.count)
            let prefix = Spelling.folded(Spelling.normalized(query.prefix ?? ""))
            let layered = try reader.layeredList(beginningWith: prefix, of: query, in: index)
            guard layered.isEmpty else {
                let entries = layered.entries(over: all)
                let first = max(0, start - all.lowerBound) + skipped
                return try reader.part(of: entries, index, from: first, atMost: limit, counted: all.lowerBound)
            }
            let rest = all.clamped(to: max(0, start)..<Int.max).dropFirst(skipped)
            return WordListPart(
                words: try reader.listedWords(index.firstID, Array(rest.prefix(limit))),
                total: all.count,
                next: rest.count > limit ? rest.startIndex + limit : nil
            )
        }
    }

    /// Returns those of some headwords that match a query.
    public func words(_ query: WordListQuery, among headwords: [String]) throws -> [ListedWord] {
        let index = try wordIndex(of: query.language)
        let places = try places(of: query, in: index)
        return try read { reader in
            var (ids, added): ([Int], [ListedWord]) = ([], [])
            for word in headwords {
                guard let id = try reader.id(of: word, in: query.language) else {
                    let isAdded = query.isForNeighbours && reader.layers.accept(word, in: query.language)
                    if isAdded { added.append(ListedWord(word: word)) }
                    continue
                }
                // In a damaged file, a headword may have any number.
                if places.contains(id &- index.firstID) { ids.append(id) }
            }
            return try reader.listedWords(0, ids) + added
        }
    }

    /// Returns the places of the headwords that match a query.
    private func places(of query: WordListQuery, in index: WordIndex) throws -> PlaceSet {
        var places = try placesOfAllBeginnings(query, in: index)
        places.restrict(to: try read { reader in try reader.places(of: query, in: index) })
        return places
    }

    /// Returns the places regardless of how the headwords begin. They are cached because clients that page through a
    /// list, or complete a prefix letter by letter, request them repeatedly.
    private func placesOfAllBeginnings(
        _ query: WordListQuery,
        in index: WordIndex
    ) throws -> PlaceSet {
        var key = query
        (key.prefix, key.isExact, key.order) = (nil, false, .word)
        if let places = recentPlaces(of: key) { return places }
        let places = try foundPlaces(of: key, in: index)
        keep(places, of: key)
        return places
    }

    private func foundPlaces(of query: WordListQuery, in index: WordIndex) throws -> PlaceSet {
        var places = index.places(of: query)
        if let pattern = query.pattern {
            places.formIntersection(try self.places(matching: pattern, in: query.language, index))
        }
        if query.hasNyms { places.formIntersection(try placesWithNyms(in: query.language, index)) }
        return places
    }

    /// Returns the headwords with synonyms or antonyms, which takes a scan of all entries.
    private func placesWithNyms(in language: Language, _ index: WordIndex) throws -> PlaceSet {
        var places = PlaceSet(room: index.count)
        let numbers = self.numbers(of: language)
        try forEachEntry(at: numbers) { number, _, entry in
            if entry.hasNyms { places.insert(number &- index.firstID) }
        }
        let members = try read { reader in try reader.members(ofSetsAmong: numbers) }
        for number in members { places.insert(number &- index.firstID) }
        return places
    }

    private func places(matching pattern: String, in language: Language, _ index: WordIndex) throws -> PlaceSet {
        var places = PlaceSet(room: index.count)
        let folded = Spelling.folded(Spelling.normalized(pattern))
        let direction = WildcardWords.direction(of: folded)
        let read = direction == .forward ? folded : String(String.UnicodeScalarView(folded.unicodeScalars.reversed()))
        guard var visitor = WildcardWords(read) else { return places }
        let trie = try trie(of: language, direction)
        try trie.walk(&visitor)
        var check = StopCheck()
        // In a damaged file, a spelling may have any number of headwords.
        for number in visitor.found.lazy.map({ $0.clamped(to: 0..<index.count) }).joined() {
            try check.pass()
            places.insert(trie.place(number))
        }
        return places
    }
}

extension LexiconReader {
    /// Returns part of a list that layers change.
    ///
    /// - Parameters:
    ///   - first: the index of the first headword of the part.
    ///   - counted: the position of the list's first headword; further positions count from there.
    fileprivate func part(
        of entries: [LayeredList.Entry],
        _ index: WordIndex,
        from first: Int,
        atMost limit: Int,
        counted: Int
    ) throws -> WordListPart {
        let rest = entries.dropFirst(first)
        let shown = rest.prefix(limit)
        var own = try listedWords(index.firstID, shown.compactMap(\.place))[...]
        let words = shown.compactMap { entry -> ListedWord? in
            if case .added(let word) = entry { return ListedWord(word: word) }
            return own.popFirst()
        }
        let next = rest.count > limit ? counted + first + limit : nil
        return WordListPart(words: words, total: entries.count, next: next)
    }

    /// Returns the numbers of those headwords in a range that are in a thesaurus set.
    fileprivate func members(ofSetsAmong numbers: Range<Int>) throws -> [Int] {
        var check = StopCheck()
        return try rows(
            "SELECT DISTINCT headword FROM membership WHERE headword >= ? AND headword < ?",
            "\(numbers.lowerBound)",
            "\(numbers.upperBound)"
        ) { row in
            try check.pass()
            return Int(row.integer(0))
        }
    }

    /// Returns the places of the headwords that begin with the query's prefix.
    fileprivate func places(of query: WordListQuery, in index: WordIndex) throws -> Range<Int> {
        guard let prefix = query.prefix else { return 0..<index.count }
        let folded = Spelling.folded(Spelling.normalized(prefix))
        let end = query.isExact ? folded + "\u{0}" : folded + "\u{10FFFF}"
        let first = try place(of: folded, in: query.language, index)
        return first..<max(first, try place(of: end, in: query.language, index))
    }

    /// Returns the place of the first headword whose folded spelling is not before `folded`.
    func place(of folded: String, in language: Language, _ index: WordIndex) throws -> Int {
        try firstID(from: folded, in: language).map { max($0, index.firstID) - index.firstID } ?? index.count
    }
}
