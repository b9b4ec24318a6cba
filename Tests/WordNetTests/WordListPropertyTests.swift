import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Compares lists from the index with a scan of every entry.
@Suite struct WordListPropertyTests {
    /// A headword with the properties that a list can filter by, taken from its entry.
    private struct Scanned {
        var word: String
        /// The word in lower case, without diacritics, blanks and hyphens.
        var plain: String
        /// The labels of its senses, by their numbers.
        var senses: [Int]
        var zipf: Double?

        init(_ word: String, senses: [Int], count: Int?) {
            self.word = word
            plain = word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .filter { !" -_".contains($0) }
            self.senses = senses
            zipf = count.map { Double(Int((log10(Double($0) * 1e9 / 1_099_693_917) * 100).rounded())) / 100 }
        }

        /// Checks the conditions of a query other than labels.
        func fits(_ query: WordListQuery) -> Bool {
            if let length = query.length, !length.contains(word.count) { return false }
            if let prefix = query.prefix, !plain.hasPrefix(prefix) { return false }
            guard let range = query.zipf else { return true }
            return zipf.map(range.contains) ?? false
        }
    }

    /// The labels of a sense, by kind.
    private struct Labels: Hashable {
        var category: LexicalCategory
        var domains: Set<Domain>
        var registers: Set<Register>
        var regions: Set<Region>

        func has(all filter: SenseFilter) -> Bool {
            filter.lexicalCategories.isOneOf([category]) && filter.domains.isOneOf(domains)
                && filter.registers.isOneOf(registers) && filter.regions.isOneOf(regions)
        }

        func has(any filter: SenseFilter) -> Bool {
            filter.lexicalCategories.contains(category) || !domains.isDisjoint(with: filter.domains)
                || !registers.isDisjoint(with: filter.registers) || !regions.isDisjoint(with: filter.regions)
        }
    }

    private struct Scan {
        var headwords: [Scanned] = []
        /// The distinct label combinations; senses with equal labels share one.
        var combinations: [Labels] = []

        init(_ lexicon: Lexicon) throws {
            var numbers: [Labels: Int] = [:]
            var next = 1
            while let entry = try lexicon.entry(number: next) {
                next += 1
                let senses = Self.senses(of: HeadwordEntry(entry)).map { labels in
                    if let number = numbers[labels] { return number }
                    numbers[labels] = combinations.count
                    combinations.append(labels)
                    return combinations.count - 1
                }
                headwords.append(Scanned(entry.word, senses: senses, count: try lexicon.count(of: entry.word)))
            }
        }

        private static func senses(of headword: HeadwordEntry) -> [Labels] {
            var all: [Labels] = []
            for lexicalEntry in headword.lexicalEntries {
                for entry in lexicalEntry.entries {
                    func add(_ senses: [Sense?]) {
                        let domains = senses.flatMap { $0?.domains ?? [] }
                        let registers = senses.flatMap { $0?.registers ?? [] }
                        let regions = headword.regions + senses.flatMap { $0?.regions ?? [] }
                        all.append(
                            Labels(
                                category: lexicalEntry.lexicalCategory,
                                domains: Set(domains),
                                registers: Set(registers),
                                regions: Set(regions)
                            )
                        )
                    }
                    if entry.senses.isEmpty { add([]) }
                    for sense in entry.senses {
                        add([sense])
                        for subsense in sense.subsenses { add([sense, subsense]) }
                    }
                }
            }
            return all
        }

        func words(_ query: WordListQuery) -> Set<String> {
            let passing = combinations.map { $0.has(all: query.filter) && !$0.has(any: query.excludeSenses) }
            let excluded = combinations.map { $0.has(any: query.exclude) }
            let excludedPrime = combinations.map { $0.has(any: query.excludePrimeSenses) }
            var words: Set<String> = []
            for headword in headwords {
                var isFound = false
                var isExcluded = headword.senses.first.map { excludedPrime[$0] } ?? false
                for sense in headword.senses {
                    isFound = isFound || passing[sense]
                    isExcluded = isExcluded || excluded[sense]
                }
                if isFound, !isExcluded, headword.fits(query) { words.insert(headword.word) }
            }
            return words
        }
    }

    private static func random(_ generator: inout some RandomNumberGenerator) -> WordListQuery {
        func some<Member: Vocabulary>(_ likely: [Member], oneIn share: Int) -> [Member] {
            guard Int.random(in: 0..<share, using: &generator) == 0 else { return [] }
            let members = Bool.random(using: &generator) ? likely : Array(Member.allCases)
            return (0..<Int.random(in: 1...5, using: &generator)).compactMap { _ in
                members.randomElement(using: &generator)
            }
        }
        func filter(oneIn share: Int) -> SenseFilter {
            SenseFilter(
                lexicalCategories: some([.noun, .verb, .adjective, .adverb], oneIn: share),
                domains: some([.medicine, .food, .law, .sport, .mathematics, .music], oneIn: share),
                registers: some([.archaic, .informal, .obsolete, .rare, .slang], oneIn: share),
                regions: some([.british, .us, .scottish], oneIn: share * 2)
            )
        }
        var query = WordListQuery()
        repeat { query.filter = filter(oneIn: 2) } while query.filter.isEmpty
        query.exclude = filter(oneIn: 6)
        query.excludeSenses = filter(oneIn: 6)
        query.excludePrimeSenses.domains = filter(oneIn: 8).domains
        query.excludePrimeSenses.registers = filter(oneIn: 8).registers
        if Int.random(in: 0..<4, using: &generator) == 0 {
            query.length = 3...Int.random(in: 3...12, using: &generator)
        }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            query.zipf = 3...Double.random(in: 3...7, using: &generator)
        }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            query.prefix = ["a", "s", "co", "un", "ba"].randomElement(using: &generator)
        }
        return query
    }

    /// $HEADWORD_COMBINATIONS, or as many as a run of all tests has time for.
    private var combinations: Int {
        ProcessInfo.processInfo.environment["HEADWORD_COMBINATIONS"].flatMap { Int($0) } ?? 60
    }

    private func check(_ lexicon: Lexicon, combinations: Int, seed: UInt64) throws {
        let scan = try Scan(lexicon)
        var generator = SplitMix(state: seed)
        var found = 0
        for _ in 0..<combinations {
            let query = Self.random(&generator)
            let listed = try lexicon.headwords { $0 = query }
            #expect(Set(listed) == scan.words(query), "\(query)")
            #expect(Set(listed).count == listed.count, "\(query)")
            found += listed.isEmpty ? 0 : 1
        }
        // Combinations that match nothing would prove little.
        #expect(found > combinations / 10)
    }

    @Test func listsOfTheSmallLexiconAreWhatALookAtEveryEntryFinds() throws {
        try check(try FixtureLexicon.open(), combinations: 500, seed: 1)
    }

    @Test(.enabled(if: WholeWordNet.isThere, "'make test' sets up what this needs"))
    func listsOfTheCoreLexiconAreWhatALookAtEveryEntryFinds() throws {
        try check(try WholeWordNet().lexicon, combinations: combinations, seed: 2)
    }

    @Test(.enabled(if: WholeWordNet.isThere, "'make test' sets up what this needs"))
    func pagesOfTheCoreLexiconYieldEachHeadwordOnce() throws {
        let lexicon = try WholeWordNet().lexicon
        for order in WordListQuery.Order.allCases {
            var query = WordListQuery()
            query.filter.lexicalCategories = [.verb]
            query.order = order
            let whole = try lexicon.words(query, atMost: 1_000_000)
            var pages: [ListedWord] = []
            var position: Int? = 0
            while let start = position, pages.count <= whole.total {
                let part = try lexicon.words(query, from: start, atMost: 777)
                pages += part.words
                position = part.next
            }
            #expect(pages == whole.words)
            #expect(pages.count == whole.total)
            #expect(try lexicon.words(query, skipping: 5000, atMost: 10).words == Array(whole.words[5000..<5010]))
        }
    }
}

extension Array where Element: Hashable {
    /// Whether a filter of these labels lets some labels pass.
    fileprivate func isOneOf(_ labels: Set<Element>) -> Bool { isEmpty || !labels.isDisjoint(with: self) }
}
