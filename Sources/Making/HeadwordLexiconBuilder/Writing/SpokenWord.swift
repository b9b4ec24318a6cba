internal import HeadwordLexicon
internal import HeadwordModel

/// What the index of rhymes needs of an English headword, whether or not it has a pronunciation.
struct SpokenWord: Sendable {
    /// A pronunciation from the source that is used.
    struct Pronunciation: Sendable {
        var lexicalCategory: LexicalCategory?
        var text: String
        var parsed: Transcription
    }

    var word: String
    var folded: String
    var rank: Int
    var zipf: Int?
    var lexicalCategories: [LexicalCategory]
    var isCurrent: Bool
    var pronunciations: [Pronunciation]

    init(_ assembled: HeadwordAssembly.Assembled, folded: String) {
        let entry = assembled.entry
        word = entry.word
        self.folded = folded
        rank = assembled.rank
        zipf = assembled.zipf
        lexicalCategories = entry.lexicalEntries.map(\.lexicalCategory)
        isCurrent = entry.isCurrent
        pronunciations = Self.pronunciations(entry.pronunciations, of: nil)
        for part in entry.lexicalEntries {
            pronunciations += Self.pronunciations(part.pronunciations, of: part.lexicalCategory)
        }
    }

    private static func pronunciations(
        _ list: [HeadwordModel.Pronunciation],
        of category: LexicalCategory?
    ) -> [Pronunciation] {
        list.filter { $0.source == SpokenHeadword.source }.compactMap { pronunciation in
            Transcription(pronunciation.text).map {
                Pronunciation(lexicalCategory: category, text: pronunciation.text, parsed: $0)
            }
        }
    }
}
