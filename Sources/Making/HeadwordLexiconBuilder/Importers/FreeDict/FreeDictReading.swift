internal import HeadwordModel

/// A reader that collects the words of the FreeDict dictionaries of one source.
struct FreeDictReading {
    private struct Word: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory
    }

    private struct Said {
        var features: [GrammaticalFeature] = []
        var definitions = AttestedDefinitions()
    }

    private struct SpokenWord: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory?
    }

    /// The maximum number of pronunciations of an English headword in one lexical category.
    private static let mostSounds = 3

    private let source: String
    private let grammars: FreeDictGrammar.Table
    private let labels: FreeDictLabels
    /// Contractions that have all their data from other sources.
    private let contractions: Set<String>
    /// The words to list, in the order of their first occurrence.
    private var words: [Word] = []
    private var said: [Word: Said] = [:]
    private var sounds: [SpokenWord: Set<Substring>] = [:]
    /// Whether other sources have a pronunciation of each English headword.
    private var pronounced: [LexiconDraft.Headword: Bool] = [:]

    init(source: String, contractions: Set<String>) throws {
        self.source = source
        self.contractions = contractions
        grammars = try FreeDictGrammar.Table()
        labels = try FreeDictLabels()
    }

    /// Adds the content of a text.
    mutating func add(_ block: FreeDictBlock, of dictionary: FreeDictDictionary, to draft: inout LexiconDraft) {
        for head in block.heads {
            let headword = LexiconDraft.Headword(
                language: dictionary.language,
                word: Blanks.singleSpaced(FreeDictText.straight(head.word))
            )
            let grammar = grammar(of: head, dictionary)
            if let singular = block.singular {
                add(headword.word, .plural, of: String(singular), .noun, dictionary, to: &draft)
                continue
            }
            addSounds(of: head, to: headword, grammar.category, dictionary, &draft)
            if let plural = head.plural {
                add(String(plural), .plural, of: headword.word, .noun, dictionary, to: &draft)
            }
            if let feminine = head.feminine, let category = grammar.category {
                add(String(feminine), .feminine, of: headword.word, category, dictionary, to: &draft)
            }
            note(block, headword, grammar, dictionary)
            for sense in block.senses {
                if let target = dictionary.target {
                    addTranslations(of: sense, head, headword, grammar, target, dictionary, to: &draft)
                }
                addSentences(of: sense, to: headword, &draft)
            }
        }
    }

    /// Adds an entry for each word to list, without the definitions that other sources have already.
    func finish(_ draft: inout LexiconDraft) {
        let known = draft.evidence[KnownDefinitions.self]
        let british = draft.evidence[SpellingPairs.self].british
        var germanDefined: Set<String> = []
        defer { draft.evidence.update(GermanDefined.self) { $0.words.formUnion(germanDefined) } }
        for word in words {
            guard let said = said[word] else { continue }
            let features = GrammaticalFeature.allCases.filter(said.features.contains)
            let place = "\(source):\(HeadwordEntry.id(of: word.headword.word)).\(word.category.label)"
            let definitions = said.definitions.ranked.filter { definition in
                word.headword.language != .en || !known.has(definition.text, of: word.headword.word)
            }
            guard word.headword.language != .en || !definitions.isEmpty else { continue }
            let senses = definitions.enumerated().map { number, definition in
                Sense(
                    id: "\(place).\(number + 1)",
                    definitions: [definition.text],
                    domains: definition.use.domains,
                    registers: definition.use.registers,
                    regions: definition.use.regions,
                    grammaticalFeatures: definition.use.features,
                    notes: definition.date.map { [Note(text: $0)] } ?? []
                )
            }
            draft.add(
                Entry(source: source, grammaticalFeatures: features, senses: senses),
                to: word.headword,
                as: word.category
            )
            if word.headword.language == .de, !senses.isEmpty { germanDefined.insert(word.headword.word) }
            guard word.headword.language == .en, let spelling = british[word.headword.word] else { continue }
            // `pyjamas` means what `pajamas` means.
            let twin = LexiconDraft.Headword(language: .en, word: spelling)
            if draft.categories(of: twin).isEmpty { draft.add(Entry(source: source), to: twin, as: word.category) }
        }
    }

    /// Returns the grammar of a head. Phrases often have no marks, so they count as idiomatic in a defining dictionary.
    private func grammar(of head: FreeDictHead, _ dictionary: FreeDictDictionary) -> FreeDictGrammar {
        var grammar = FreeDictGrammar(head.grammar, grammars)
        if dictionary.defines, head.grammar.isEmpty, head.word.utf8.contains(UInt8(ascii: " ")) {
            grammar.category = .idiomatic
        }
        return grammar
    }

}

// MARK: - Words

extension FreeDictReading {
    /// Records a word to list: any word that is not English, or an English word with a definition.
    private mutating func note(
        _ block: FreeDictBlock,
        _ headword: LexiconDraft.Headword,
        _ grammar: FreeDictGrammar,
        _ dictionary: FreeDictDictionary
    ) {
        guard let category = grammar.category, headword.language != .en || !contractions.contains(headword.word) else {
            return
        }
        let word = Word(headword: headword, category: category)
        let definitions = dictionary.defines ? block.senses.flatMap { self.definitions(of: $0, headword.word) } : []
        guard headword.language != .en || !definitions.isEmpty else { return }
        list(word, grammar.features)
        said[word]?.definitions.add(definitions, of: dictionary.name)
    }

    private mutating func list(_ word: Word, _ features: [GrammaticalFeature]) {
        if said[word] == nil { words.append(word) }
        said[word, default: Said()].features += features
    }

    private func definitions(of sense: FreeDictBlock.Sense, _ headword: String) -> [AttestedDefinition] {
        sense.glosses.compactMap { gloss in
            var gloss = gloss
            let date = FreeDictDate.take(from: &gloss)
            let use = labels.take(from: &gloss)
            guard !labels.isLabel(gloss) else { return nil }
            return FreeDictGloss.definition(gloss, of: headword).map {
                AttestedDefinition(text: $0, use: use, date: date)
            }
        }
    }

    private func add(
        _ form: String,
        _ feature: GrammaticalFeature,
        of lemma: String,
        _ category: LexicalCategory,
        _ dictionary: FreeDictDictionary,
        to draft: inout LexiconDraft
    ) {
        let form = InflectedForm(text: form, features: [feature])
        draft.add(.init(language: dictionary.language, lemma: lemma, category: category, form: form))
    }

    private mutating func addSounds(
        of head: FreeDictHead,
        to headword: LexiconDraft.Headword,
        _ category: LexicalCategory?,
        _ dictionary: FreeDictDictionary,
        _ draft: inout LexiconDraft
    ) {
        let isEnglish = headword.language == .en
        guard !isEnglish || !wasPronounced(headword, draft) else { return }
        let word = SpokenWord(headword: headword, category: category)
        for sound in head.sounds where FreeDictSound.isHuman(sound, in: dictionary) {
            guard !isEnglish || sounds[word, default: []].count < Self.mostSounds else { return }
            guard sounds[word, default: []].insert(sound.text).inserted else { continue }
            let text = Blanks.singleSpaced(sound.text)
            draft.add(Pronunciation(text: text, source: source), to: headword, as: category)
        }
    }

    /// Whether other sources say how an English headword is pronounced. Wiktionary's pronunciations have lost the names
    /// of the accents that they belong to, so the others are preferred.
    private mutating func wasPronounced(_ headword: LexiconDraft.Headword, _ draft: LexiconDraft) -> Bool {
        if let known = pronounced[headword] { return known }
        let isPronounced = draft.isPronounced(headword)
        pronounced[headword] = isPronounced
        return isPronounced
    }
}

// MARK: - Translations and sentences

extension FreeDictReading {
    private mutating func addTranslations(
        of sense: FreeDictBlock.Sense,
        _ head: FreeDictHead,
        _ headword: LexiconDraft.Headword,
        _ grammar: FreeDictGrammar,
        _ target: Language,
        _ dictionary: FreeDictDictionary,
        to draft: inout LexiconDraft
    ) {
        let terms = (sense.translations.map { FreeDictTerm.terms(of: $0) } ?? []).filter { $0.text != "?" }
        guard !terms.isEmpty else { return }
        var use = labels.use(head.labels)
        var glosses = terms.flatMap(\.notes)
        for gloss in sense.glosses {
            var gloss = gloss
            _ = FreeDictDate.take(from: &gloss)
            use.add(labels.take(from: &gloss))
            glosses.append(Blanks.singleSpaced(Self.withoutParentheses(gloss)))
        }
        let group = TranslationGroup(
            target: target,
            source: source,
            lexicalCategory: grammar.category,
            gloss: glosses.isEmpty ? nil : unique(glosses).joined(separator: "; "),
            domains: unique(use.domains + labels.use(terms.flatMap(\.labels)).domains),
            registers: use.registers,
            regions: use.regions,
            translations: unique(terms.map { translation($0, into: target) })
        )
        draft.add(group, to: headword)
        if dictionary.isReversible { addReversed(group, of: headword, to: &draft) }
    }

    private func translation(_ term: FreeDictTerm, into target: Language) -> Translation {
        let use = labels.use(term.labels)
        let features = FreeDictGrammar(term.grammar, grammars).features
        let text = Self.stressed.contains(target) ? Self.withoutStress(term.text) : term.text
        return Translation(text, grammaticalFeatures: features, registers: use.registers, regions: use.regions)
    }

    /// The languages whose words dictionaries print with an accent on the stressed vowel, which nobody else writes.
    private static let stressed: Set<Language> = [.bg, .ru]

    private static func withoutStress(_ text: String) -> String {
        // No accented vowel of these languages has a code point of its own.
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" }))
    }

    private static func withoutParentheses(_ gloss: Substring) -> Substring {
        let inner = gloss.dropFirst().dropLast()
        guard gloss.hasPrefix("("), gloss.hasSuffix(")"), !inner.contains("("), !inner.contains(")") else {
            return gloss
        }
        return inner
    }

    /// Makes each translation available for lookup; single words are also listed.
    private mutating func addReversed(
        _ group: TranslationGroup,
        of headword: LexiconDraft.Headword,
        to draft: inout LexiconDraft
    ) {
        for translation in group.translations {
            let word = LexiconDraft.Headword(language: group.target, word: translation.text)
            var reversed = group
            reversed.target = headword.language
            reversed.translations = [Translation(headword.word)]
            draft.add(reversed, to: word)
            if let category = group.lexicalCategory, !word.word.utf8.contains(UInt8(ascii: " ")) {
                list(Word(headword: word, category: category), [])
            }
        }
    }

    private func addSentences(
        of sense: FreeDictBlock.Sense,
        to headword: LexiconDraft.Headword,
        _ draft: inout LexiconDraft
    ) {
        for example in sense.examples {
            let text = Blanks.singleSpaced(FreeDictText.straight(FreeDictText.withoutQuotes(example)))
            // Some examples are Hindi by mistake, others hold a translation between quotation marks.
            guard !text.utf8.contains(where: { $0 >= 0xE0 || $0 == UInt8(ascii: "\"") }) else { continue }
            draft.add(Sentence(text: text, source: source), to: headword)
        }
    }
}
