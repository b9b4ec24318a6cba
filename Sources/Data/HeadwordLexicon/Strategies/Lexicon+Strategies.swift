internal import HeadwordModel

extension Lexicon {
    /// Returns headwords that match a text by a strategy: by ``MatchStrategy/nearby`` and ``MatchStrategy/lemma`` the
    /// likeliest first, by all others in alphabetical order.
    ///
    /// - Throws: ``MatchFailure`` if the text is not a regular expression, or one that takes too long.
    public func headwords(matching query: MatchQuery) throws -> MatchedPart {
        let numbers = numbers(of: query.language)
        var found = try found(query, numbers)
        if let target = query.target {
            let translated = try wordIndex(of: query.language).places(withTranslationsInto: target)
            // What layers translate is not listed.
            found = (found.places.filtered { translated.contains($0) }, LayeredList())
        }
        return try read { reader in
            let answer = MatchAnswer(query, numbers.lowerBound, manifest.sources.map(\.id), reader)
            return try answer.part(of: found.places, found.layered)
        }
    }

    /// The places of the headwords that match, and what layers change among them.
    private typealias Found = (places: FoundPlaces, layered: LayeredList)

    private func found(_ query: MatchQuery, _ numbers: Range<Int>) throws -> Found {
        let key = Spelling.folded(Spelling.normalized(query.text))
        switch query.strategy {
        case .exact: return try neighbours(from: key, to: key + "\u{0}", query.language, numbers)
        case .prefix: return try neighbours(from: key, to: key + "\u{10FFFF}", query.language, numbers)
        case .suffix: return try endings(query, key, numbers)
        case .nearby: return try nearby(query.text, key, query.language, numbers)
        case .lemma: return try lemmas(of: query.text, query.language, numbers)
        default:
            guard let (test, form) = try query.test else { return (.range(0..<0), LayeredList()) }
            return try scanned(test, form, query.language, numbers)
        }
    }

    /// Finds the headwords whose keys are in a range: those equal to its beginning, or beginning like it.
    private func neighbours(
        from key: String,
        to end: String,
        _ language: Language,
        _ numbers: Range<Int>
    ) throws -> Found {
        let isExact = end.utf8.last == 0
        return try read { reader in
            let first = try reader.place(of: key, in: language, numbers)
            let places = first..<max(first, try reader.place(of: end, in: language, numbers))
            let layered = try reader.layeredList(beginningWith: key, isExact: isExact, in: language, numbers)
            return (.range(places), layered)
        }
    }

    /// Finds the headwords that end with a text.
    private func endings(_ query: MatchQuery, _ key: String, _ numbers: Range<Int>) throws -> Found {
        let trie = try trie(of: query.language, .backward)
        let range = trie.numbers(of: key.unicodeScalars.reversed()).clamped(to: 0..<numbers.count)
        let test = PartTest(query.text, isAtEnd: true)
        var places = PlaceSet(room: numbers.count)
        for place in try spellings(of: query.language).joined.places(range.map(trie.place), passing: test) {
            places.insert(place)
        }
        let layered = try read { try $0.layeredList(passing: test, .joined, in: query.language, numbers) }
        return (.set(places), layered)
    }

    /// Finds the headwords that pass a test.
    private func scanned(
        _ test: some SpellingTest,
        _ form: SpellingTexts.Form,
        _ language: Language,
        _ numbers: Range<Int>
    ) throws -> Found {
        var scan = test
        let places = try spellings(of: language)[form].places(passing: &scan)
        return (.set(places), try read { try $0.layeredList(passing: test, form, in: language, numbers) })
    }

    /// Finds the base words of a form, the commonest first.
    private func lemmas(of form: String, _ language: Language, _ numbers: Range<Int>) throws -> Found {
        let matches = try matches(of: form, in: language, by: .lemma)
        var words: [String] = []
        for match in matches where !words.contains(match.entry.word) { words.append(match.entry.word) }
        return try read { reader in
            var places: [Int] = []
            var layered = LayeredList()
            for word in words {
                if let id = try reader.id(of: word, in: language) {
                    places.append(id - numbers.lowerBound)
                } else {
                    layered.added.append((word, 0))
                }
            }
            return (.list(places), layered)
        }
    }

    /// Finds the headwords that are one typing error away, the likeliest first.
    private func nearby(_ text: String, _ key: String, _ language: Language, _ numbers: Range<Int>) throws -> Found {
        guard var visitor = NearbyWords(of: key) else { return (.list([]), LayeredList()) }
        try trie(of: language).walk(&visitor)
        var places: [Int] = []
        for range in visitor.found { places += range.clamped(to: 0..<numbers.count) }
        let misspelling = Misspelling(text, letters: key.unicodeScalars.map(\.value))
        let isPhrase = Spelling.normalized(text).contains(" ")
        return try read { reader in
            let listed = zip(places, try reader.listedWords(numbers.lowerBound, places))
            // One typing error makes no phrase of a word.
            let alike = listed.filter { isPhrase || !$0.1.word.contains(" ") }
            let costs = alike.map { (place: $0.0, cost: misspelling.cost(of: $0.1)) }
            let order = costs.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
            let layered = try reader.layeredList(passing: NearbyTest(text), .joined, in: language, numbers)
            return (.list(order.map(\.place)), layered)
        }
    }
}

extension MatchQuery {
    /// The condition on the spellings, and in which form it looks at them; nil if no spelling can fulfil it.
    fileprivate var test: (any SpellingTest, SpellingTexts.Form)? {
        get throws {
            let plain = Spelling.unaccented(Spelling.normalized(text))
            switch strategy {
            case .substring: return (PartTest(text, isAtEnd: false), .joined)
            case .folded: return LettersTest(plain).map { ($0, .joined) }
            case .soundex: return SoundexTest(plain).map { ($0, .joined) }
            case .word: return WordsTest(plain, .anywhere).map { ($0, .written) }
            case .first: return WordsTest(plain, .atStart).map { ($0, .written) }
            case .last: return WordsTest(plain, .atEnd).map { ($0, .written) }
            case .phrase: return WordsTest(plain, .inPhrase).map { ($0, .written) }
            case .expression: return (try ExpressionTest(text), .written)
            case .exact, .prefix, .suffix, .nearby, .lemma: return nil
            }
        }
    }
}
