internal import HeadwordModel

/// The importer of the CMU Pronouncing Dictionary, in Festival's edition.
package struct CMUImporter: AheadImporter {
    package let source = Source(
        id: "festlex-cmu",
        title: "CMU Pronouncing Dictionary 0.4",
        packages: ["festlex-cmu"],
        licence: "CMU licence (BSD-like)",
        needs: [
            .init("scowl", loss: "capitalised and British spellings get no pronunciation"),
            .init("gcide", loss: "more stresses are guessed", file: "usr/share/dictd/gcide.index"),
        ]
    )

    package init() {}

    /// The dictionary, and what its transcription takes.
    package struct Contents: Sendable {
        fileprivate var dictionary: CMUDictionary
        fileprivate var alphabet: PhoneticAlphabet
        fileprivate var reviewed: ReviewedSounds
    }

    package func contents(_ root: inout DataRoot, threads: Int) throws -> Contents {
        Contents(
            dictionary: try CMUDictionary(&root),
            alphabet: try PhoneticAlphabet(accents: WebsterAccents(&root)),
            reviewed: try ReviewedSounds()
        )
    }

    package func add(_ contents: Contents, to draft: inout LexiconDraft, progress: Progress) throws {
        let (dictionary, alphabet, reviewed) = (contents.dictionary, contents.alphabet, contents.reviewed)
        draft.evidence[CMUDictionary.self] = dictionary
        var spellings = try Self.capitalised(in: draft.evidence[SCOWLWords.self])
        // The dictionary is American; another spelling does not change how a word is said.
        for (british, american) in draft.evidence[SpellingPairs.self].american
        where dictionary.pronunciations[british] == nil {
            spellings[american, default: []].append(british)
        }
        try progress.forEach("importing pronunciations", of: dictionary.pronunciations.keys.sorted()) { word in
            let found = (dictionary.pronunciations[word] ?? []).map {
                ReviewedSounds.Sound(category: $0.category, text: alphabet.transcription(of: word, $0))
            }
            return (word, reviewed.sounds[word] ?? found)
        } _: { word, sounds in
            for sound in sounds {
                let said = Pronunciation(text: sound.text, region: .us, source: source.id)
                for spelling in [word] + (spellings[word]?.sorted() ?? []) {
                    draft.add(said, to: .init(language: .en, word: spelling), as: sound.category)
                }
            }
        }
    }

    /// Returns the capitalised spellings from the word lists by lower-case word, because the dictionary writes names in
    /// lower case. Names that sound unlike the lower-case word are left out.
    private static func capitalised(in words: SCOWLWords) throws -> [String: [String]] {
        let unlike = Set(
            try TabSeparatedTable("capitonyms.tsv", PackageResources.capitonyms_tsv, columns: 1).rows.map { $0[0] }
        )
        var spellings: [String: [String]] = [:]
        for (word, entry) in words.entries where !entry.kinds.isDisjoint(with: [.upper, .properNames]) {
            guard word.utf8.allSatisfy({ $0 < 0x80 }), !unlike.contains(word) else { continue }
            let lowercased = word.lowercased()
            if lowercased != word { spellings[lowercased, default: []].append(word) }
        }
        return spellings
    }
}

extension CMUPronunciation {
    /// The lexical category that the pronunciation is limited to.
    var category: LexicalCategory? {
        switch partOfSpeech {
        case "n": .noun
        case "v": .verb
        case "j": .adjective
        default: nil
        }
    }
}
