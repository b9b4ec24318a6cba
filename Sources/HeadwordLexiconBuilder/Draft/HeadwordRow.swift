internal import HeadwordLexicon
internal import HeadwordModel

/// What a headword has in the tables of the file.
struct HeadwordRow: Sendable {
    /// The number of the headword in the draft.
    var number: Int32
    var headword: LexiconDraft.Headword
    var zipf: Int64?
    var traits: Traits
    /// A ``HeadwordEntry``.
    var entry: [UInt8]
    /// Lists of ``TranslationGroup``.
    var translations: [(target: Language, groups: [UInt8])]
    /// A list of ``Sentence``; nil if there are none.
    var sentences: [UInt8]?
    /// The entry and the sentences with what people did not ask for; nil if there is nothing of the kind.
    var whole: (entry: [UInt8], sentences: [UInt8]?)?
    /// What the headword is listed and counted by.
    var catalogued: WordCatalogue.Word
    /// What the headword gives the index of definitions.
    var glossed: GlossedHeadword

    /// What stands with the spellings of a headword.
    struct Traits {
        /// How common the headword is.
        var rank: Int64 = 0
        /// A list of ``StoredReading``.
        var readings: [UInt8] = []
        /// The spelling as it is looked up whatever its case and accents.
        var folded = ""
        /// What the headword sounds like, if it is English.
        var soundKey: String?
    }

    init(_ assembled: HeadwordAssembly.Assembled, number: Int32, _ descriptions: Descriptions) {
        self.number = number
        headword = .init(language: assembled.entry.language, word: assembled.entry.word)
        zipf = assembled.zipf.map(Int64.init)
        traits = Traits(
            rank: Int64(assembled.rank),
            readings: ByteWriter.bytes(of: assembled.readings),
            folded: Spelling.folded(headword.word),
            soundKey: headword.language == .en ? SoundKey.key(of: headword.word) : nil
        )
        entry = ByteWriter.bytes(of: assembled.entry)
        translations = assembled.translations.map { ($0.target, ByteWriter.bytes(of: $0.groups)) }
        let all = assembled.whole?.sentences ?? assembled.sentences
        sentences = all.isEmpty ? nil : ByteWriter.bytes(of: assembled.sentences)
        whole = assembled.whole.map { whole in
            let isLess = assembled.sentences.count < all.count
            return (ByteWriter.bytes(of: whole.entry), isLess ? ByteWriter.bytes(of: all) : nil)
        }
        catalogued = WordCatalogue.Word(assembled)
        glossed = GlossedHeadword(assembled.entry, zipf: assembled.zipf, descriptions)
    }
}
