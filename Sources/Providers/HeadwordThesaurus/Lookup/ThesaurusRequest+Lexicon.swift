public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension ThesaurusRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> ThesaurusResponse {
        let results = try results(of: try query.matches(in: lexicon), in: lexicon)
        guard !results.isEmpty else {
            throw query.noAnswer(relations.map(\.label).joined(separator: " or "), reason: .noThesaurus)
        }
        return ThesaurusResponse(results: results)
    }

    private func results(
        of matches: [Match],
        in lexicon: Lexicon
    ) throws -> [ThesaurusResponse.Result] {
        var results: [ThesaurusResponse.Result] = []
        for match in matches {
            let lexicalEntries = try lexicalEntries(of: match, in: lexicon)
            if !lexicalEntries.isEmpty { results.append(.init(match: match, lexicalEntries: lexicalEntries)) }
        }
        return results
    }

    private func lexicalEntries(
        of match: Match,
        in lexicon: Lexicon
    ) throws -> [ThesaurusResponse.LexicalEntry] {
        let sets = try sets(of: match, in: lexicon)
        let nyms = WantedNyms(of: match.entry, sets.map(\.set), relations)
        let categories = match.entry.lexicalEntries.map(\.lexicalCategory)
        let placed = match.entry.lexicalEntries.map { lexicalEntry in
            let own = sets.filter { $0.category == lexicalEntry.lexicalCategory }.map(\.set)
            return ThesaurusResponse.LexicalEntry(
                lexicalCategory: lexicalEntry.lexicalCategory,
                entries: nyms.entries(of: lexicalEntry) + nyms.entries(of: own)
            )
        }
        let others = sets.filter { set in !categories.contains { $0 == set.category } }.map(\.set)
        return (placed + [.init(entries: nyms.entries(of: others))]).filter { !$0.entries.isEmpty }
    }

    /// Returns the sets that contain the headword, each with its lexical category, nil if that is unknown. Sets of
    /// categories that the match no longer has are left out.
    private func sets(
        of match: Match,
        in lexicon: Lexicon
    ) throws -> [(set: StoredThesaurusSet, category: LexicalCategory?)] {
        let sets = try lexicon.thesaurusSets(of: match.entry.word, in: query.language)
        guard !sets.isEmpty else { return [] }
        let all = try categories(of: match, in: lexicon)
        let left = match.entry.lexicalEntries.map(\.lexicalCategory)
        return sets.compactMap { set in
            // A set without a category takes that of the headword, if it has only one.
            let category = set.lexicalCategory ?? (all.count == 1 ? all.first : nil)
            if let category, all.contains(category) { return left.contains(category) ? (set, category) : nil }
            return query.lexicalCategories.isEmpty ? (set, nil) : nil
        }
    }

    /// Returns all lexical categories of a headword. A match may have only those that are requested or that have the
    /// form.
    private func categories(of match: Match, in lexicon: Lexicon) throws -> [LexicalCategory] {
        var entry: StoredHeadword? = match.entry
        if !query.lexicalCategories.isEmpty || match.kind == .lemma {
            entry = try lexicon.matches(of: match.entry.word, in: query.language, by: .exact).first?.entry
        }
        return entry?.lexicalEntries.map(\.lexicalCategory) ?? []
    }
}

/// Selects the requested words from senses and sets.
private struct WantedNyms {
    private let relations: [ThesaurusSet.Relation]
    /// The keys of the headword's spellings: `colour` is not a synonym of `color`.
    private let spellings: [String]
    /// The number of the headword's meanings in which each word is found; needed for sets only.
    private let meanings: [StoredText: Int]

    init(of entry: StoredHeadword, _ sets: [StoredThesaurusSet], _ relations: [ThesaurusSet.Relation]) {
        self.relations = relations
        var spellings = [Spelling.folded(entry.word)]
        var meanings: [StoredText: Int] = [:]
        for homograph in entry.lexicalEntries.lazy.flatMap(\.entries) {
            for variant in homograph.variantForms { spellings.append(Spelling.folded(variant.text.string)) }
            guard !sets.isEmpty else { continue }
            for sense in homograph.senses {
                for word in sense.synonyms { meanings[word, default: 0] += 1 }
                for word in sense.subsenses.lazy.flatMap(\.synonyms) { meanings[word, default: 0] += 1 }
            }
        }
        for word in sets.lazy.flatMap(\.words) { meanings[word.text, default: 0] += 1 }
        self.spellings = spellings
        self.meanings = meanings
    }

    func entries(of lexicalEntry: StoredLexicalEntry) -> [ThesaurusResponse.Entry] {
        lexicalEntry.entries.compactMap { entry in
            let senses = entry.senses.compactMap(sense)
            return senses.isEmpty ? nil : .init(source: entry.source, senses: senses)
        }
    }

    /// Returns the sets as senses without definitions, grouped by source.
    ///
    /// Thesauri do not say which meaning is common and which word is close. A word that shares several meanings with
    /// the headword is close, and a meaning with many such words is typical of the headword.
    func entries(of sets: [StoredThesaurusSet]) -> [ThesaurusResponse.Entry] {
        var sources: [StoredText] = []
        for set in sets where !sources.contains(set.source) { sources.append(set.source) }
        return sources.compactMap { source in
            let senses = sets.filter { $0.source == source }.sortedStably { -nearness(of: $0) }.compactMap(sense)
            return senses.isEmpty ? nil : .init(source: source, senses: senses)
        }
    }

    private func nearness(of set: StoredThesaurusSet) -> Int {
        set.words.reduce(0) { $0 + nearness(of: $1) }
    }

    /// Returns how many meanings more than one a word shares with the headword; 0 for a phrase, or for a word labelled
    /// as informal and the like.
    private func nearness(of word: StoredThesaurusWord) -> Int {
        let text = word.text
        let isPlain = word.registers.isEmpty && !text.bytes.withBytes { $0.contains(UInt8(ascii: " ")) }
        return isPlain ? (meanings[text] ?? 1) - 1 : 0
    }

    private func sense(_ set: StoredThesaurusSet) -> ThesaurusResponse.Sense? {
        let sorted = Array(set.words).sortedStably { -nearness(of: $0) }
        let words = nyms(sorted, set.relation) { word in
            .init(text: word.text, domains: word.domains, registers: word.registers, regions: word.regions)
        }
        guard !words.isEmpty else { return nil }
        return switch set.relation {
        case .synonyms: .init(synonyms: words)
        case .antonyms: .init(antonyms: words)
        }
    }

    /// Returns the requested part of a sense; nil if neither it nor a narrower sense has any of the requested words.
    private func sense(_ sense: StoredSense) -> ThesaurusResponse.Sense? {
        let synonyms = nyms(sense.synonyms, .synonyms) { .init(text: $0) }
        let antonyms = nyms(sense.antonyms, .antonyms) { .init(text: $0.word, isIndirect: $0.isIndirect) }
        let subsenses = sense.subsenses.compactMap(self.sense)
        if synonyms.isEmpty && antonyms.isEmpty && subsenses.isEmpty { return nil }
        return ThesaurusResponse.Sense(
            id: sense.id,
            definitions: sense.definitions,
            domains: sense.domains,
            registers: sense.registers,
            regions: sense.regions,
            synonyms: synonyms,
            antonyms: antonyms,
            subsenses: subsenses
        )
    }

    private func nyms<Word>(
        _ words: some Collection<Word>,
        _ relation: ThesaurusSet.Relation,
        _ nym: (Word) -> ThesaurusResponse.Nym
    ) -> [ThesaurusResponse.Nym] {
        guard !words.isEmpty, relations.contains(relation) else { return [] }
        return words.lazy.map(nym).filter { !isSpelling($0.text) }
    }

    /// Whether a word is a spelling of the headword itself.
    private func isSpelling(_ word: StoredText) -> Bool {
        // Folding costs much more than comparing first letters.
        guard let first = word.bytes.first, first < 0x80 else {
            return spellings.contains(Spelling.folded(word.string))
        }
        let lower = (0x41...0x5A).contains(first) ? first | 0x20 : first
        let isLetter = (0x61...0x7A).contains(lower)
        guard !isLetter || spellings.contains(where: { $0.utf8.first == lower }) else { return false }
        return spellings.contains(Spelling.folded(word.string))
    }
}

extension Array {
    /// Returns the elements sorted by their keys, keeping the order of elements with equal keys.
    fileprivate func sortedStably(by key: (Element) -> Int) -> [Element] {
        enumerated().map { (key($1), $0) }.sorted { $0 < $1 }.map { self[$0.1] }
    }
}
