internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

/// A headword with one of its pronunciations.
struct SpokenWord: Sendable {
    /// The source whose pronunciations are used, since others have few words or use other transcriptions.
    static let source = "festlex-cmu"

    var word: String
    /// The lexical categories with this pronunciation; empty for all.
    var lexicalCategories: [LexicalCategory]
    var transcription: String
    var sounds: Sounds
    /// Whether the pronunciation of a regular form was derived from that of its lemma.
    var isDerived = false

    /// Returns the pronunciations of some headwords, each once.
    static func list(of entries: [HeadwordEntry]) -> [SpokenWord] {
        var list: [SpokenWord] = []
        for entry in entries {
            for pronunciation in entry.pronunciations { list.add(pronunciation, of: entry, as: nil) }
            for part in entry.lexicalEntries {
                for pronunciation in part.pronunciations {
                    list.add(pronunciation, of: entry, as: part.lexicalCategory)
                }
            }
        }
        return list
    }
}

extension [SpokenWord] {
    fileprivate mutating func add(
        _ pronunciation: Pronunciation,
        of entry: HeadwordEntry,
        as category: LexicalCategory?
    ) {
        guard pronunciation.source == SpokenWord.source, let sounds = Sounds(pronunciation.text) else { return }
        guard let index = firstIndex(where: { $0.sounds == sounds }) else {
            let categories = category.map { [$0] } ?? []
            append(
                .init(
                    word: entry.word,
                    lexicalCategories: categories,
                    transcription: pronunciation.text,
                    sounds: sounds
                )
            )
            return
        }
        guard let category else { return self[index].lexicalCategories = [] }
        guard !self[index].lexicalCategories.isEmpty, !self[index].lexicalCategories.contains(category) else { return }
        self[index].lexicalCategories.append(category)
    }
}

extension Lexicon {
    /// Checks that the lexicon has pronunciations in a language.
    ///
    /// - Throws: ``CallFailure`` with status 404 if it does not.
    func requirePronunciations(in language: Language) throws {
        try require(language)
        guard language != .en else { return }
        throw CallFailure.languageNotAvailable(
            language,
            parameter: WordQuery.language.description.name,
            "The lexicon has pronunciations of English words only, none in the language '\(language.label)'.",
            allowed: [.en]
        )
    }
}

// MARK: - Shape

extension SpokenWord {
    /// A pronunciation of a word.
    static let shape = Shape<Self>([
        .list("lexicalCategories", "Present if only these lexical categories have this pronunciation.") {
            $0.lexicalCategories
        },
        .required("phoneticSpelling", "The pronunciation in the International Phonetic Alphabet.") { $0.transcription },
        .required("phones", "The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.") {
            $0.sounds.names
        },
        .required("syllables", "The number of syllables.") { $0.sounds.syllables },
        .required(
            "stress",
            "The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many "
                + "are unstressed within a line."
        ) { $0.sounds.stress },
    ])
}
