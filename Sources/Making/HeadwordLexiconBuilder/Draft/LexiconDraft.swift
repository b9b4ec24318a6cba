internal import HeadwordBytes
internal import HeadwordLexicon
package import HeadwordModel

/// A lexicon being built.
///
/// Everything that importers add is stored as bytes until it is written, which takes a third of the memory that values
/// would.
package struct LexiconDraft {
    /// A headword, identified by its language and spelling.
    package struct Headword: Hashable {
        package var language: Language
        package var word: String

        /// Creates a headword.
        package init(language: Language, word: String) {
            self.language = language
            self.word = word
        }
    }

    /// A form of a headword.
    package struct Inflection {
        package var language: Language
        package var lemma: String
        package var category: LexicalCategory
        package var form: InflectedForm

        /// Creates an inflection.
        package init(language: Language, lemma: String, category: LexicalCategory, form: InflectedForm) {
            self.language = language
            self.lemma = lemma
            self.category = category
            self.form = form
        }
    }

    /// Another name under which a headword is found.
    struct Alias: Hashable {
        var text: String
        var source: String
    }

    /// How often the word forms of a language occur in a body of text.
    package struct FrequencyList {
        package var source: String
        /// The number of words in the text.
        package var tokens: Int
        /// The smallest count listed; rarer words are left out.
        package var floor: Int
        /// The counts by word form, as written.
        package var counts: [String: Int]

        package init(source: String, tokens: Int, floor: Int, counts: [String: Int]) {
            self.source = source
            self.tokens = tokens
            self.floor = floor
            self.counts = counts
        }
    }

    /// One piece of data from a source about a headword, stored as bytes.
    struct Record {
        enum Kind: UInt8 { case entry, derivatives, near, pronunciation, translation, sentence }

        var headword: Int32
        var kind: Kind
        /// The lexical category, for an entry and the data that belong to it.
        var category: LexicalCategory?
        /// For an entry, its occurrences in sense-tagged text; for a translation, its weight.
        var count: Int32
        var location: ByteArena.Location
    }

    private struct State {
        var headword: Headword
        /// Whether the lexicon will list it. Other words only hold data in case they are listed later.
        var isListed = false
        var isPronounced = false
        var categories: Set<LexicalCategory> = []
        var regions: Set<Region> = []
        var aliases: Set<Alias> = []
    }

    private var numbers: [Headword: Int32] = [:]
    private var states: [State] = []
    private var arena = ByteArena()
    private(set) var records: [Record] = []
    /// Thesaurus sets with the numbers of their headwords.
    private(set) var thesaurus: [(location: ByteArena.Location, headwords: [Int32])] = []
    /// Concepts with their numbers, and the numbers of the headwords that stand for them.
    private(set) var concepts: [(number: Int, location: ByteArena.Location, headwords: [Int32])] = []
    private(set) var inflections: [(inflection: Inflection, source: String)] = []
    private(set) var frequencies: [Language: FrequencyList] = [:]
    /// The number of records of each kind that the current source has added so far.
    private(set) var tally = Tally()
    /// The identifier of the source that is being read.
    private var source = ""
    /// What sources say about words apart from the data about their headwords.
    package var evidence = EvidenceStore()

    /// Creates an empty draft.
    package init() {}

    /// Starts counting the records of a source.
    mutating func begin(_ source: Source) {
        self.source = source.id
        tally = Tally()
    }
}

// MARK: - Queries of importers

extension LexiconDraft {
    /// Whether the lexicon will list a headword in exactly this spelling.
    package func contains(_ headword: Headword) -> Bool {
        numbers[headword].map { states[Int($0)].isListed } ?? false
    }

    /// The headwords listed so far, in no particular order.
    package var listed: some Sequence<Headword> { states.lazy.filter(\.isListed).map(\.headword) }

    /// Returns the headwords listed in some languages so far, with the lexical categories in which they have entries.
    func categories(in languages: Set<Language>) -> [Headword: Set<LexicalCategory>] {
        states.lazy.filter { $0.isListed && languages.contains($0.headword.language) }
            .reduce(into: [:]) { $0[$1.headword] = $1.categories }
    }

    /// Whether a headword has a pronunciation so far.
    func isPronounced(_ headword: Headword) -> Bool {
        numbers[headword].map { states[Int($0)].isPronounced } ?? false
    }

    /// Returns the lexical categories in which a headword has entries so far.
    package func categories(of headword: Headword) -> Set<LexicalCategory> {
        numbers[headword].map { states[Int($0)].categories } ?? []
    }
}

extension LexiconDraft {
    /// Calls `body` with each translation of a headword in one of the languages, in the order in which they were added.
    func forEachTranslation(
        from languages: Set<Language>,
        _ body: (Headword, TranslationGroup) throws -> Void
    ) throws {
        for record in records where record.kind == .translation {
            let headword = headword(record.headword)
            if languages.contains(headword.language) { try body(headword, try value(at: record.location)) }
        }
    }
}

// MARK: - Additions by importers

extension LexiconDraft {
    /// Adds an entry after those that the headword already has in the lexical category, and lists the headword.
    ///
    /// - Parameter count: how often the headword occurs in the category in sense-tagged text.
    package mutating func add(
        _ entry: Entry,
        to headword: Headword,
        as category: LexicalCategory,
        derivatives: [String] = [],
        count: Int = 0
    ) {
        let number = list(headword)
        add(.entry, to: number, as: category, count: count, ByteWriter.bytes(of: entry))
        if !derivatives.isEmpty {
            add(.derivatives, to: number, as: category, ByteWriter.bytes(of: DerivativeList(derivatives)))
        }
        states[Int(number)].categories.insert(category)
        tally.count(entry)
    }

    /// Adds words close in meaning to the senses of a headword in a lexical category that already has an entry.
    mutating func add(_ near: NearWords, to headword: Headword, as category: LexicalCategory) {
        add(.near, to: number(of: headword), as: category, ByteWriter.bytes(of: near))
    }

    /// Adds a pronunciation of the headword, in one lexical category or in all.
    package mutating func add(
        _ pronunciation: Pronunciation,
        to headword: Headword,
        as category: LexicalCategory? = nil
    ) {
        let number = number(of: headword)
        states[Int(number)].isPronounced = true
        add(.pronunciation, to: number, as: category, ByteWriter.bytes(of: pronunciation))
        tally[.pronunciations] += 1
    }

    /// Records that the headword is spelled like this only in a region.
    package mutating func add(_ region: Region, to headword: Headword) {
        let number = number(of: headword)
        if states[Int(number)].regions.insert(region).inserted { tally[.regions] += 1 }
    }

    /// Adds a sentence that shows the headword.
    package mutating func add(_ sentence: Sentence, to headword: Headword) {
        add(.sentence, to: number(of: headword), ByteWriter.bytes(of: sentence))
        tally[.sentences] += 1
    }

    /// Adds translations of the headword in one of its meanings.
    ///
    /// - Parameter weight: the weight by which a headword's translations are sorted, the largest first. Translations of
    ///   equal weight keep their order.
    package mutating func add(_ group: TranslationGroup, to headword: Headword, weight: Int = 0) {
        add(.translation, to: number(of: headword), count: weight, ByteWriter.bytes(of: group))
        tally[.translations] += group.translations.count
    }

    /// Adds a thesaurus set to all the headwords that share it.
    package mutating func add(_ set: ThesaurusSet, to headwords: [Headword]) {
        let numbers = headwords.map { number(of: $0) }
        thesaurus.append((arena.add(set.storedBytes), numbers))
        tally[.thesaurusSets] += 1
    }

    /// Adds a concept, whose number must be unique in the draft.
    package mutating func add(_ concept: Concept) {
        let numbers = concept.members.map { number(of: Headword(language: concept.language, word: $0.word)) }
        concepts.append((concept.number, arena.add(ByteWriter.bytes(of: concept)), numbers))
        tally[.concepts] += 1
    }

    /// Adds another name under which a headword is found.
    package mutating func add(alias: String, of headword: Headword) {
        guard alias != headword.word else { return }
        let number = number(of: headword)
        if states[Int(number)].aliases.insert(Alias(text: alias, source: source)).inserted { tally[.aliases] += 1 }
    }

    /// Adds an inflected form. The best form of a lemma must be added first.
    package mutating func add(_ inflection: Inflection) {
        inflections.append((inflection, source))
        tally[.inflections] += 1
    }

    /// Sets the word frequencies of a language.
    package mutating func set(_ list: FrequencyList, of language: Language) {
        frequencies[language] = list
        tally[.frequencies] += list.counts.count
    }

    /// Lists a headword, which may have no data yet.
    @discardableResult
    private mutating func list(_ headword: Headword) -> Int32 {
        let number = number(of: headword)
        if !states[Int(number)].isListed {
            states[Int(number)].isListed = true
            tally[.headwords] += 1
        }
        return number
    }

    private mutating func number(of headword: Headword) -> Int32 {
        if let number = numbers[headword] { return number }
        let number = Int32(states.count)
        numbers[headword] = number
        states.append(State(headword: headword))
        return number
    }

    private mutating func add(
        _ kind: Record.Kind,
        to headword: Int32,
        as category: LexicalCategory? = nil,
        count: Int = 0,
        _ bytes: [UInt8]
    ) {
        records.append(
            Record(
                headword: headword,
                kind: kind,
                category: category,
                count: Int32(clamping: count),
                location: arena.add(bytes)
            )
        )
    }
}

// MARK: - Queries of the writer

extension LexiconDraft {
    /// Returns the sets of synonyms that headwords of a language share.
    func synonymSets(in language: Language) -> [StoredThesaurusSet] {
        thesaurus.filter { $0.headwords.first.map { headword($0).language } == language }
            .map { StoredThesaurusSet(StoredBytes(bytes(at: $0.location))) }
            .filter { $0.relation == .synonyms }
    }

    /// Returns the numbers of the listed headwords, in the order of the file. Headwords that are too long to be looked
    /// up are left out.
    func listedNumbers() -> [Int32] {
        states.indices.filter { states[$0].isListed }
            .map {
                (number: Int32($0), order: HeadwordOrder(states[$0].headword.word, in: states[$0].headword.language))
            }
            .filter { $0.order.folded.unicodeScalars.count <= Trie.longestWord }
            .sorted { $0.order < $1.order }
            .map(\.number)
    }

    /// Returns the number of a listed headword; nil if it is not listed.
    func number(ofListed headword: Headword) -> Int32? {
        numbers[headword].flatMap { states[Int($0)].isListed ? $0 : nil }
    }

    /// The number of headwords, listed or not; they are numbered from 0.
    var headwordCount: Int { states.count }

    /// Returns the headword with the given number.
    func headword(_ number: Int32) -> Headword { states[Int(number)].headword }

    /// Returns the regions where a headword is spelled like this, in the order of the regions.
    func regions(of number: Int32) -> [Region] { Region.allCases.filter(states[Int(number)].regions.contains) }

    /// Returns the aliases of a headword, sorted.
    func aliases(of number: Int32) -> [Alias] {
        states[Int(number)].aliases.sorted { ($0.text, $0.source) < ($1.text, $1.source) }
    }

    /// Decodes a stored value.
    func value<Value: Stored>(of _: Value.Type = Value.self, at location: ByteArena.Location) throws -> Value {
        try arena.withBytes(at: location) { try ByteReader.value($0) }
    }

    /// Returns the bytes of a stored value.
    func bytes(at location: ByteArena.Location) -> [UInt8] { arena.withBytes(at: location) { Array($0) } }
}
