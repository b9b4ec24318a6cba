internal import HeadwordLexicon
internal import HeadwordModel

/// Reads a thesaurus in the format of MyThes (`usr/share/mythes`), as LibreOffice uses them.
package struct MyThesImporter: Importer {
    /// Where the spelling of a headword, with its capitals, comes from.
    private enum Spelling {
        /// The headwords themselves are spelled correctly.
        case headword
        /// The headwords are in lower case, but the words of each meaning include the headword with its capitals.
        case words
    }

    private let id: String
    private let title: String
    private let licence: String
    private let language: Language
    private let file: String
    private var spelling = Spelling.headword

    /// German, Spanish, Indonesian, Romanian, and Portuguese of Portugal and of Brazil.
    package static let all = [
        Self("de", "OpenThesaurus (German)", "LGPL", .de, "th_de_DE_v2.dat", spelling: .words),
        Self("es", "Spanish thesaurus", "LGPL-2.1", .es, "th_es_ES_v2.dat"),
        Self("id", "Indonesian thesaurus", "LGPL-2.1", .id, "th_id_ID_v2.dat"),
        Self("ro", "Romanian thesaurus", "GPL-2+", .ro, "th_ro_RO_v2.dat"),
        Self("pt-pt", "Portuguese thesaurus", "GPL-2+", .pt, "th_pt_PT_v2.dat"),
        Self("pt-br", "Brazilian Portuguese thesaurus", "LGPL-3 or MPL", .pt, "th_pt_BR.dat"),
    ]

    private init(
        _ name: String,
        _ title: String,
        _ licence: String,
        _ language: Language,
        _ file: String,
        spelling: Spelling = .headword
    ) {
        id = "mythes-\(name)"
        self.title = title
        self.licence = licence
        self.language = language
        self.file = file
        self.spelling = spelling
    }

    package var source: Source {
        let isCounted = OnboardImporter.others.contains { $0.language == language }
        return Source(
            id: id,
            title: title,
            packages: [id],
            licence: licence,
            languages: [language],
            needs: isCounted
                ? [.init("onboard-\(language.label)", loss: "synonyms are not sorted by how common they are")] : []
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let path = "usr/share/mythes/\(file)"
        let labels = try MyThesLabels(of: language)
        var meanings = SharedMeanings()
        var unknown: [String] = []
        let heads = try MyThesFile(try root.file(path), path).heads
        try progress.forEach("importing \(title)", of: heads) { head in
            for line in head.meanings {
                let meaning = MyThesMeaning(line, labels)
                guard let headword = spelled(head.word, among: meaning) else { continue }
                let category = category(of: headword, meaning)
                if let category {
                    list(headword, as: category, in: &draft)
                } else {
                    unknown.append(headword)
                }
                add(meaning.antonyms, .antonyms, of: headword, to: &draft)
                meanings.add(meaning.synonyms, of: headword, as: category)
            }
        }
        list(unique(unknown), sharing: meanings.all, in: &draft)
        for meaning in meanings.all {
            draft.add(
                ThesaurusSet(
                    source: id,
                    lexicalCategory: meaning.category,
                    words: sorted(meaning.words, by: draft.frequencies[language]?.counts ?? [:])
                ),
                to: unique(meaning.headwords).map { .init(language: language, word: $0) }
            )
        }
    }

    private func add(
        _ words: [ThesaurusWord],
        _ relation: ThesaurusSet.Relation,
        of headword: String,
        to draft: inout LexiconDraft
    ) {
        guard !words.isEmpty else { return }
        draft.add(
            ThesaurusSet(source: id, relation: relation, words: words),
            to: [.init(language: language, word: headword)]
        )
    }

    /// Sorts words by how likely a writer is to want them: those without labels first, then words before phrases, then
    /// common words before rare ones. The thesauri's own order is alphabetical.
    private func sorted(_ words: [ThesaurusWord], by counts: [String: Int]) -> [ThesaurusWord] {
        let keys = words.enumerated().map { place, word in
            (word.registers.isEmpty ? 0 : 1, word.text.contains(" ") ? 1 : 0, -(counts[word.text] ?? 0), place)
        }
        return keys.sorted { $0 < $1 }.map { words[$0.3] }
    }

    /// Returns the headword with its capitals; nil if the words of the meaning should contain it but do not.
    private func spelled(_ headword: String, among meaning: MyThesMeaning) -> String? {
        switch spelling {
        case .headword: headword.isEmpty ? nil : headword
        case .words: meaning.synonyms.first { $0.text.lowercased() == headword }?.text
        }
    }
}

// MARK: - Lexical categories

extension MyThesImporter {
    /// Returns the category that the thesaurus gives, or that a German capital implies.
    private func category(of headword: String, _ meaning: MyThesMeaning) -> LexicalCategory? {
        if let category = meaning.category { return category }
        let isNoun = spelling == .words && headword.first?.isUppercase == true
        return isNoun && !headword.contains { "!?.,".contains($0) } ? .noun : nil
    }

    private func list(_ word: String, as category: LexicalCategory, in draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: language, word: word)
        guard !draft.categories(of: headword).contains(category) else { return }
        draft.add(Entry(source: id), to: headword, as: category)
    }

    /// Lists the headwords whose lexical category the thesaurus does not give, in that of their synonyms if the known
    /// ones have only one. This is right for 98 of 100 Spanish or Portuguese words.
    private func list(
        _ words: [String],
        sharing meanings: [SharedMeanings.Meaning],
        in draft: inout LexiconDraft
    ) {
        var categories: [String: Set<LexicalCategory>] = [:]
        for meaning in meanings {
            let known: Set<LexicalCategory> = meaning.words.map {
                draft.categories(of: .init(language: language, word: $0.text))
            }
            .filter { $0.count == 1 }.reduce(into: Set()) { $0.formUnion($1) }
            for headword in meaning.headwords {
                categories[headword, default: []].formUnion(meaning.category.map { [$0] } ?? known)
            }
        }
        for word in words where draft.categories(of: .init(language: language, word: word)).isEmpty {
            let found = categories[word] ?? []
            // A German noun would have been recognised by its capital.
            let category = found.count == 1 && !(spelling == .words && found == [.noun]) ? found.first : nil
            list(word, as: category ?? (word.contains(" ") ? .idiomatic : .residual), in: &draft)
        }
    }
}

/// The meanings of a thesaurus, each stored once although it is listed under all of its words.
struct SharedMeanings {
    /// A meaning with the headwords under which it is listed.
    struct Meaning {
        var category: LexicalCategory?
        var words: [ThesaurusWord]
        var headwords: [String]
    }

    private(set) var all: [Meaning] = []
    private var indexes: [Set<String>: Int] = [:]

    /// Adds the synonyms listed under a headword, together with the headword itself.
    mutating func add(_ synonyms: [ThesaurusWord], of headword: String, as category: LexicalCategory?) {
        let isThere = synonyms.contains { $0.text == headword }
        let words = unique((isThere ? [] : [ThesaurusWord(headword)]) + synonyms)
        let texts = Set(words.map(\.text))
        guard texts.count > 1 else { return }
        if let index = indexes[texts] {
            all[index].headwords.append(headword)
        } else {
            indexes[texts] = all.count
            all.append(Meaning(category: category, words: words, headwords: [headword]))
        }
    }
}
