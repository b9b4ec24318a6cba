internal import Glibc
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

/// Assembles the data of all sources about each headword.
struct HeadwordAssembly {
    /// A headword with all the data about it.
    struct Assembled {
        var entry: HeadwordEntry
        /// The reading of the headword for each lexical entry.
        var readings: [StoredReading]
        /// The lexical categories in which the headword is used.
        var mainCategories: Set<LexicalCategory>
        var rank: Int
        /// The logarithm of the occurrences in a thousand million words, in hundredths; nil if the headword was not
        /// counted.
        var zipf: Int?
        /// The translations by target language, in the order of the languages.
        var translations: [(target: Language, groups: [TranslationGroup])]
        var sentences: [Sentence]
        /// The headword including the texts that are hidden by default; nil if nothing is hidden.
        var whole: (entry: HeadwordEntry, sentences: [Sentence])?
    }

    /// The data of one lexical category.
    private struct Part {
        var lexicalEntry: LexicalEntry
        /// Words close in meaning to its senses.
        var near: [NearWords.Meaning] = []
        /// How often the headword occurs in the category in sense-tagged text.
        var tagged = 0
        /// How often it occurs in exactly this spelling, in sense-tagged text and in newspapers.
        var count = 0
    }

    private let draft: LexiconDraft
    private let synonyms: SynonymRanking
    private let translations: TranslationRanking
    private let firstCategories: FirstCategories
    private let correctedFacts: CorrectedFacts
    private let chargedLabels: ChargedLabels
    private let datedTexts: DatedTexts
    private let spellings: SpellingPairs
    private let tagCounts: TagCounts
    private let origins: KnownOrigins
    /// The indexes of the records, grouped by headword and otherwise in the order in which they were added.
    private let order: [Int32]
    /// Where the records of each headword begin in ``order``, and where those of the last one end.
    private let starts: [Int]

    init(_ draft: LexiconDraft, threads: Int) throws {
        let synonyms = Ahead(threads: threads) { try SynonymRanking(draft) }
        let translations = Ahead(threads: threads) { try TranslationRanking(draft) }
        self.draft = draft
        firstCategories = try FirstCategories()
        correctedFacts = try CorrectedFacts()
        chargedLabels = try ChargedLabels()
        datedTexts = try DatedTexts()
        spellings = draft.evidence[SpellingPairs.self]
        tagCounts = draft.evidence[TagCounts.self]
        origins = draft.evidence[KnownOrigins.self]
        let records = draft.records
        var starts = Array(repeating: 0, count: draft.headwordCount + 1)
        for record in records { starts[Int(record.headword) + 1] += 1 }
        for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
        var next = starts
        var order = Array(repeating: Int32(0), count: records.count)
        for (index, record) in records.enumerated() {
            order[next[Int(record.headword)]] = Int32(index)
            next[Int(record.headword)] += 1
        }
        self.order = order
        self.starts = starts
        self.synonyms = try synonyms.value()
        self.translations = try translations.value()
    }

    /// Assembles the headword with the given number.
    func headword(_ number: Int32) throws -> Assembled {
        let headword = draft.headword(number)
        var parts: [Part] = []
        var entry = HeadwordEntry(
            word: headword.word,
            language: headword.language,
            regions: draft.regions(of: number),
            lexicalEntries: []
        )
        var translations: [(group: TranslationGroup, weight: Int32)] = []
        var sentences: [Sentence] = []
        var pronunciations: [(Pronunciation, LexicalCategory?)] = []
        for record in records(of: number) {
            switch record.kind {
            case .entry:
                let index = Self.index(of: record.category, in: &parts)
                parts[index].lexicalEntry.entries.append(try labelled(record, of: headword))
                parts[index].tagged += Int(record.count)
            case .derivatives:
                let index = Self.index(of: record.category, in: &parts)
                let derivatives: DerivativeList = try draft.value(at: record.location)
                parts[index].lexicalEntry.derivatives += derivatives.words
            case .near:
                let near: NearWords = try draft.value(at: record.location)
                parts[Self.index(of: record.category, in: &parts)].near += near.meanings
            case .pronunciation:
                pronunciations.append((try draft.value(at: record.location), record.category))
            case .translation: translations.append((try draft.value(at: record.location), record.count))
            case .sentence: sentences.append(try draft.value(at: record.location))
            }
        }
        for (pronunciation, category) in pronunciations { Self.add(pronunciation, as: category, to: &entry, &parts) }
        let tagged = parts.reduce(0) { $0 + $1.tagged }
        for index in parts.indices {
            parts[index].count = parts[index].tagged
            parts[index].lexicalEntry.derivatives = unique(parts[index].lexicalEntry.derivatives)
            parts[index].lexicalEntry.putEntriesOfTodayBeforeOldOnes()
            parts[index].lexicalEntry.putCurrentSensesFirst()
            if headword.language == .en { parts[index].lexicalEntry.putHomographsOfTodayFirst() }
            synonyms.rank(&parts[index].lexicalEntry, of: headword.word, near: parts[index].near)
        }
        let others = headword.language == .en ? countNewspapers(headword.word, in: &parts) : 0
        // Lexical categories that are still in use come first, the commonest first; otherwise they keep the order in
        // which they were added.
        parts.sort { ($0.lexicalEntry.isCurrent ? 1 : 0, $0.count) > ($1.lexicalEntry.isCurrent ? 1 : 0, $1.count) }
        if headword.language == .en, let category = firstCategories[headword.word],
            let index = parts.firstIndex(where: { $0.lexicalEntry.lexicalCategory == category })
        {
            parts.insert(parts.remove(at: index), at: 0)
        }
        entry.lexicalEntries = parts.map(\.lexicalEntry)
        origins.complete(&entry)
        if let twin = try americanTwin(of: headword) { entry.follow(twin.entry, isWhole: twin.isWhole) }
        let tags = Dictionary(uniqueKeysWithValues: parts.map { ($0.lexicalEntry.lexicalCategory, $0.tagged) })
        let shown = headword.language == .en ? datedTexts.shown(of: entry, sentences) : nil
        return Assembled(
            entry: shown?.entry ?? entry,
            readings: entry.lexicalEntries.map { StoredReading($0, tagged: tags[$0.lexicalCategory] ?? 0) },
            mainCategories: Self.mainCategories(of: parts, others: others),
            rank: rank(of: headword, tagged: tagged),
            zipf: zipf(of: headword),
            translations: byTarget(translations, of: headword),
            sentences: shown?.sentences ?? sentences,
            whole: shown.map { _ in (entry, sentences) }
        )
    }

    /// Returns the entry of a British spelling's American twin, and whether the two differ in nothing but spelling.
    private func americanTwin(of headword: LexiconDraft.Headword) throws -> (entry: HeadwordEntry, isWhole: Bool)? {
        guard headword.language == .en else { return nil }
        let twin = spellings.american[headword.word]
        guard let spelling = twin ?? spellings.shared[headword.word],
            let number = draft.number(ofListed: .init(language: .en, word: spelling))
        else { return nil }
        return (try self.headword(number).entry, twin != nil)
    }

    /// Returns an entry; if it is English, with its facts corrected and its charged words labelled.
    private func labelled(_ record: LexiconDraft.Record, of headword: LexiconDraft.Headword) throws -> Entry {
        var entry: Entry = try draft.value(at: record.location)
        guard headword.language == .en else { return entry }
        correctedFacts.correct(&entry.senses)
        chargedLabels.label(&entry.senses, of: headword.word)
        datedTexts.label(&entry.senses, of: entry.source)
        return entry
    }

    /// Returns the translations into each language, the best first.
    private func byTarget(
        _ translations: [(group: TranslationGroup, weight: Int32)],
        of headword: LexiconDraft.Headword
    ) -> [(target: Language, groups: [TranslationGroup])] {
        guard !translations.isEmpty else { return [] }
        let sorted = self.translations.ranked(translations, of: headword)
        return Language.allCases.compactMap { target in
            let groups = sorted.filter { $0.target == target }
            return groups.isEmpty ? nil : (target, groups)
        }
    }

    private func records(of number: Int32) -> some Sequence<LexiconDraft.Record> {
        order[starts[Int(number)]..<starts[Int(number) + 1]].lazy.map { draft.records[Int($0)] }
    }

    private static func index(of category: LexicalCategory?, in parts: inout [Part]) -> Int {
        let category = category ?? .other
        if let index = parts.firstIndex(where: { $0.lexicalEntry.lexicalCategory == category }) { return index }
        parts.append(Part(lexicalEntry: LexicalEntry(lexicalCategory: category, entries: [])))
        return parts.count - 1
    }

    /// Adds a pronunciation to its lexical category, or to the headword if that lacks the category.
    private static func add(
        _ pronunciation: Pronunciation,
        as category: LexicalCategory?,
        to entry: inout HeadwordEntry,
        _ parts: inout [Part]
    ) {
        if let index = parts.firstIndex(where: { $0.lexicalEntry.lexicalCategory == category }) {
            parts[index].lexicalEntry.pronunciations.append(pronunciation)
        } else {
            entry.pronunciations.append(pronunciation)
        }
    }

    /// Adds how often newspapers have the word in exactly this spelling. WordNet's counts cover only four lexical
    /// categories, and count a verb in all its forms, of which about half are spelled like the word.
    ///
    /// - Returns: how often newspapers have it in other lexical categories, as a form of other headwords.
    private func countNewspapers(_ word: String, in parts: inout [Part]) -> Int {
        var counts = tagCounts.forms[isOnlyCapitalised(word) ? word.lowercased() : word] ?? [:]
        // Tagged text is in lower case, but the noun in "National League" is not `national`.
        if word.first?.isLowercase == true {
            counts[.properNoun] = nil
            counts[.properPlural] = nil
        }
        for index in parts.indices {
            let category = parts[index].lexicalEntry.lexicalCategory
            if category == .verb { parts[index].count /= 2 }
            parts[index].count += counts.reduce(0) { $0 + ($1.key.mayBe(category) ? $1.value : 0) }
        }
        return counts.reduce(0) { sum, count in
            parts.contains { count.key.mayBe($0.lexicalEntry.lexicalCategory) } ? sum : sum + count.value
        }
    }

    /// Returns the lexical categories that make up at least a fifth of the occurrences; all if none were counted. Tags
    /// do not distinguish determiners from pronouns.
    private static func mainCategories(of parts: [Part], others: Int) -> Set<LexicalCategory> {
        let total = parts.reduce(others) { $0 + $1.count }
        let categories = Set(parts.filter { $0.count * 5 >= total }.map(\.lexicalEntry.lexicalCategory))
        let alike: Set<LexicalCategory> = [.determiner, .pronoun]
        guard !categories.isDisjoint(with: alike) else { return categories }
        return categories.union(parts.map(\.lexicalEntry.lexicalCategory).filter(alike.contains))
    }

    /// Whether a word occurs only with a capital: `I`, which tagged text has in lower case like every other word.
    private func isOnlyCapitalised(_ word: String) -> Bool {
        guard let counts = draft.frequencies[.en]?.counts, counts[word] != nil else { return false }
        return counts[word.lowercased()] == nil
    }

    /// Returns the occurrences per thousand million words. A word without a count ranks below all counted words,
    /// ordered by its occurrences in sense-tagged text, as are all words of a language without counts.
    private func rank(of headword: LexiconDraft.Headword, tagged: Int) -> Int {
        guard let list = draft.frequencies[headword.language], list.tokens > 0 else { return tagged }
        let counted = list.counts[headword.word] ?? min(tagged, list.floor - 1)
        return counted * 1000 / max(1, list.tokens / 1_000_000)
    }
}

extension HeadwordAssembly {
    /// Returns the value on the Zipf scale of van Heuven et al. (2014), doi:10.1080/17470218.2013.850521, in
    /// hundredths.
    private func zipf(of headword: LexiconDraft.Headword) -> Int? {
        guard let list = draft.frequencies[headword.language], list.tokens > 0, let count = list.counts[headword.word],
            count > 0
        else { return nil }
        return max(0, Int((log10(Double(count) * 1e9 / Double(list.tokens)) * 100).rounded()))
    }
}

extension PennTag {
    /// Whether a word with the tag may belong to a category. The tags do not distinguish prepositions from conjunctions
    /// such as `because`.
    fileprivate func mayBe(_ category: LexicalCategory) -> Bool {
        self.category == category || self == .preposition && category == .conjunction
    }
}
