internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

/// The values of a headword in the tables of the lexicon file.
struct HeadwordRow: Sendable {
    /// The number of the headword in the draft.
    var number: Int32
    var headword: LexiconDraft.Headword
    var zipf: Int64?
    var traits: Traits
    /// The encoded ``HeadwordEntry``.
    var entry: [UInt8]
    /// Encoded lists of ``TranslationGroup``.
    var translations: [(target: Language, groups: [UInt8])]
    /// An encoded list of ``Sentence``; nil if there are none.
    var sentences: [UInt8]?
    /// The entry and the sentences including the texts that are hidden by default; nil if nothing is hidden.
    var whole: (entry: [UInt8], sentences: [UInt8]?)?
    /// The properties by which the headword is listed and counted.
    var catalogued: WordCatalogue.Word
    /// The headword's part of the index of definitions.
    var glossed: GlossedHeadword
    /// The headword's part of the index of rhymes; nil if it is not English.
    var spoken: SpokenWord?

    /// The values that are stored with the spellings of a headword.
    struct Traits {
        /// How common the headword is.
        var rank: Int64 = 0
        /// An encoded list of ``StoredReading``.
        var readings: [UInt8] = []
        /// The spelling, folded for lookup regardless of case and accents.
        var folded = ""
        /// The key of the headword's sound; nil if it is not English.
        var soundKey: String?
        /// Whether it is offensive or vulgar in its first sense.
        var isCrude = false
    }

    /// The registers of senses that nobody wants to have suggested.
    private static let crude: Set<Register> = [.offensive, .derogatory, .vulgarSlang, .coarseSlang]

    init(_ assembled: HeadwordAssembly.Assembled, number: Int32, _ descriptions: Descriptions) {
        self.number = number
        headword = .init(language: assembled.entry.language, word: assembled.entry.word)
        zipf = assembled.zipf.map(Int64.init)
        traits = Traits(
            rank: Int64(assembled.rank),
            readings: ByteWriter.bytes(of: assembled.readings),
            folded: Spelling.folded(headword.word),
            soundKey: headword.language == .en ? SoundKey.key(of: headword.word) : nil,
            isCrude: !Self.crude.isDisjoint(with: assembled.entry.senseLabels.first?.registers ?? [])
        )
        entry = assembled.entry.storedBytes
        translations = assembled.translations.map { ($0.target, $0.groups.map(\.storedBytes).storedList) }
        let all = assembled.whole?.sentences ?? assembled.sentences
        sentences = all.isEmpty ? nil : assembled.sentences.map(\.storedBytes).storedList
        whole = assembled.whole.map { whole in
            let isLess = assembled.sentences.count < all.count
            return (whole.entry.storedBytes, isLess ? all.map(\.storedBytes).storedList : nil)
        }
        catalogued = WordCatalogue.Word(assembled)
        glossed = GlossedHeadword(assembled.entry, zipf: assembled.zipf, descriptions)
        spoken = headword.language == .en ? SpokenWord(assembled, folded: traits.folded) : nil
    }
}
