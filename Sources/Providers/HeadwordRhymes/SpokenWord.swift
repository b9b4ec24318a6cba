package import HeadwordCore
package import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordModel

/// A headword with one of its pronunciations.
struct SpokenWord: Sendable {
    var word: String
    /// The lexical categories with this pronunciation; empty for all.
    var lexicalCategories: [LexicalCategory]
    var transcription: SharedText
    var sounds: Sounds
    var place: RhymePlace
    /// The family of rhymes that the pronunciation belongs to, and its onset there.
    var rhyme: (family: Int, onset: Int)
    /// Whether the pronunciation of a regular form was derived from that of its lemma.
    var isDerived = false

    /// Returns the pronunciations of some headwords, each once.
    static func list(of headwords: [SpokenHeadword]) -> [SpokenWord] {
        var list: [SpokenWord] = []
        for headword in headwords {
            for pronunciation in headword.pronunciations { list.add(pronunciation, of: headword) }
        }
        return list
    }
}

extension [SpokenWord] {
    fileprivate mutating func add(_ pronunciation: SpokenHeadword.Pronunciation, of headword: SpokenHeadword) {
        let category = pronunciation.lexicalCategory
        guard let index = firstIndex(where: { $0.sounds == pronunciation.sounds }) else {
            append(
                .init(
                    word: headword.word,
                    lexicalCategories: category.map { [$0] } ?? [],
                    transcription: pronunciation.transcription,
                    sounds: pronunciation.sounds,
                    place: headword.place,
                    rhyme: (pronunciation.family, pronunciation.onset)
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

    /// Returns the pronunciations of some headwords in the lexical categories that they were found in, each once.
    func spokenWords(of matches: [Match]) throws -> [SpokenWord] {
        SpokenWord.list(of: try matches.compactMap(spokenHeadword))
    }
}

// MARK: - Shape

extension SharedText {
    /// The text as the identifier of a headword.
    var identifier: SharedText {
        utf8.contains(UInt8(ascii: " ")) ? SharedText(HeadwordEntry.id(of: string)) : self
    }
}

extension SharedText: JSONDescribed {
    package static var schema: Schema { .string }

    package func write(to writer: inout JSONWriter) { writer.string(string) }
}

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
