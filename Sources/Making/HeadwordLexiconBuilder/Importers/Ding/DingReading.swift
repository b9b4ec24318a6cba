internal import HeadwordModel

/// A reader that turns the lines of Ding into translations, German headwords and their forms, and sentences.
struct DingReading: Sendable {
    private let source: String
    private let labels: DingLabels
    /// Irregular forms by English lemma.
    private let irregularForms: [String: [String]]
    private let occurrences: DingOccurrences
    /// The headwords that other sources list, with their lexical categories. Ding adds its own only at the end.
    private let listed: [LexiconDraft.Headword: Set<LexicalCategory>]
    /// The German headwords, in the order of their first lines, and the features collected from all their lines.
    private var germanWords: [DingContents.GermanWord] = []
    private var features: [DingContents.GermanWord: [GrammaticalFeature]] = [:]
    private var phrases: DingPhrases
    private var variants: [DingContents.Variant] = []

    init(source: Source, _ draft: LexiconDraft, occurrences: DingOccurrences) throws {
        self.source = source.id
        self.occurrences = occurrences
        listed = draft.categories(in: source.languages)
        labels = try DingLabels()
        irregularForms = Dictionary(grouping: draft.evidence[GivenForms.self].forms, by: \.lemma)
            .mapValues { $0.map(\.form) }
        phrases = DingPhrases(irregularForms: irregularForms)
    }

    /// Reads the content of a line, on any thread.
    func contents(of line: DingLine) -> DingContents {
        var contents = DingContents()
        let parts = line.parts.map { part in
            DingPart(part) { listed[.init(language: .en, word: $0)] ?? [] }
        }
        guard let lemma = parts.first else { return contents }
        let forms = DingForms(parts)
        contents.forms = forms.forms.map(Self.inflection)
        let domains = domains(of: lemma)
        for (index, part) in parts.enumerated() where !forms.parts.contains(index) {
            addTranslations(of: part, index == 0 ? domains : unique(self.domains(of: part) + domains), to: &contents)
            addVariants(among: part, to: &contents)
            if index > 0 { addSentences(part, of: lemma, forms.forms, to: &contents) }
        }
        return contents
    }

    /// Adds the content of a line.
    mutating func add(_ contents: DingContents, to draft: inout LexiconDraft) {
        for form in contents.forms { draft.add(form) }
        for (word, features) in contents.germanWords { list(word, features) }
        for (group, headword, weight) in contents.translations { draft.add(group, to: headword, weight: weight) }
        for (sentence, headword) in contents.sentences { draft.add(sentence, to: headword) }
        for phrase in contents.phrases { phrases.keep(phrase) }
        for (text, headword) in contents.shown { phrases.note(text, shows: headword) }
        variants += contents.variants
    }

    /// Adds the German headwords, variants and shared phrases, which are complete only after all lines.
    mutating func finish(_ draft: inout LexiconDraft) {
        for word in germanWords {
            let features = features[word] ?? []
            draft.add(
                Entry(source: source, grammaticalFeatures: GrammaticalFeature.allCases.filter(features.contains)),
                to: .init(language: .de, word: word.word),
                as: word.category
            )
        }
        let grouped = Dictionary(grouping: variants) { Variant(headword: $0.headword, category: $0.category) }
        var done: Set<Variant> = []
        for variant in variants {
            let key = Variant(headword: variant.headword, category: variant.category)
            guard done.insert(key).inserted, let forms = grouped[key]?.map(\.form) else { continue }
            draft.add(Entry(source: source, variantForms: unique(forms)), to: key.headword, as: key.category)
        }
        phrases.spread(to: &draft)
    }

    private struct Variant: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory
    }
}

// MARK: - Translations

extension DingReading {
    private func domains(of part: DingPart) -> [Domain] {
        unique((part.german + part.english).flatMap { labels.domains($0.term.labels) })
    }

    private func addTranslations(of part: DingPart, _ domains: [Domain], to contents: inout DingContents) {
        let german = part.german.map(translation)
        let english = part.english.map(translation)
        let glosses = (german: gloss(of: part.german), english: gloss(of: part.english))
        for term in distinct(part.german) {
            list(term, in: &contents)
            let gloss = glosses.german ?? (term.wording.complement == nil ? glosses.english : nil)
            add(term, .de, .en, english, domains, gloss: gloss, to: &contents)
        }
        for term in distinct(part.english) {
            let gloss = glosses.english ?? (term.wording.complement == nil ? glosses.german : nil)
            add(term, .en, .de, german, domains, gloss: gloss, to: &contents)
        }
    }

    /// Returns the first term of each headword.
    private func distinct(_ terms: [DingPart.Term]) -> [DingPart.Term] {
        guard terms.count > 1 else { return terms }
        var seen: Set<String> = []
        return terms.filter { seen.insert($0.wording.headword).inserted }
    }

    private func add(
        _ term: DingPart.Term,
        _ language: Language,
        _ target: Language,
        _ translations: [Translation],
        _ domains: [Domain],
        gloss: String?,
        to contents: inout DingContents
    ) {
        let headword = LexiconDraft.Headword(language: language, word: term.wording.headword)
        guard !translations.isEmpty, term.wording.isHeadword || listed[headword] != nil else { return }
        let own = term.term.notes.isEmpty ? gloss : term.term.notes.joined(separator: "; ")
        let glosses = [term.wording.complement, own].compactMap(\.self)
        let group = TranslationGroup(
            target: target,
            source: source,
            lexicalCategory: term.grammar.category,
            gloss: glosses.isEmpty ? nil : glosses.joined(separator: "; "),
            domains: domains,
            registers: labels.registers(term.term.labels),
            regions: labels.regions(term.term.labels),
            translations: translations
        )
        contents.translations.append((group, headword, weight(of: group, for: headword)))
    }

    /// Returns a measure of how likely a group is the one wanted by a user who knows only the headword: how often its
    /// first translation occurs opposite the headword, halved for each kind of restriction (gloss, domain, register,
    /// region).
    private func weight(of group: TranslationGroup, for headword: LexiconDraft.Headword) -> Int {
        guard let first = group.translations.first else { return 0 }
        let count =
            headword.language == .de
            ? occurrences.count(german: headword.word, english: first.text)
            : occurrences.count(german: first.text, english: headword.word)
        let limits = [
            group.gloss != nil, !group.domains.isEmpty, !(group.registers + first.registers).isEmpty,
            !(group.regions + first.regions).isEmpty,
        ]
        return count >> limits.count(where: \.self)
    }

    private func translation(_ term: DingPart.Term) -> Translation {
        Translation(
            term.wording.translation,
            grammaticalFeatures: term.grammar.features + (term.term.isAbbreviation ? [.abbreviation] : []),
            registers: labels.registers(term.term.labels),
            regions: labels.regions(term.term.labels)
        )
    }

    /// Returns the notes in parentheses after the last of several terms, which apply to all of them.
    private func gloss(of terms: [DingPart.Term]) -> String? {
        terms.last.flatMap { $0.term.notes.isEmpty ? nil : $0.term.notes.joined(separator: "; ") }
    }
}

// MARK: - Words

extension DingReading {
    /// Records a German word as a headword.
    private func list(_ term: DingPart.Term, in contents: inout DingContents) {
        guard term.wording.isWord, let category = term.grammar.category else { return }
        let word = DingContents.GermanWord(word: term.wording.headword, category: category)
        contents.germanWords.append((word, term.grammar.features + (term.term.isAbbreviation ? [.abbreviation] : [])))
    }

    private mutating func list(_ word: DingContents.GermanWord, _ features: [GrammaticalFeature]) {
        if self.features[word] == nil { germanWords.append(word) }
        self.features[word, default: []] += features
    }

    private static func inflection(_ form: DingForms.Form) -> LexiconDraft.Inflection {
        .init(
            language: .de,
            lemma: form.lemma,
            category: form.category,
            form: InflectedForm(text: form.text, features: form.features)
        )
    }

    /// Records British and American terms that are spelling variants of each other.
    private func addVariants(among part: DingPart, to contents: inout DingContents) {
        guard part.english.count > 1 else { return }
        for british in part.english where labels.regions(british.term.labels) == [.british] {
            for american in part.english where labels.regions(american.term.labels) == [.us] {
                guard SpellingPair.isPair(british.wording.headword, american.wording.headword) else { continue }
                note(american, .us, asVariantOf: british, in: &contents)
                note(british, .british, asVariantOf: american, in: &contents)
            }
        }
    }

    private func note(
        _ variant: DingPart.Term,
        _ region: Region,
        asVariantOf term: DingPart.Term,
        in contents: inout DingContents
    ) {
        let headword = LexiconDraft.Headword(language: .en, word: term.wording.headword)
        guard listed[headword] != nil, let category = term.grammar.category else { return }
        contents.variants.append((headword, category, VariantForm(text: variant.wording.headword, regions: [region])))
    }
}

// MARK: - Sentences

extension DingReading {
    private static let fewestWords = 4

    /// Adds phrases to the headwords of their line that they contain.
    private func addSentences(
        _ part: DingPart,
        of lemma: DingPart,
        _ forms: [DingForms.Form],
        to contents: inout DingContents
    ) {
        guard let german = part.german.first?.term, let english = part.english.first?.term, german.grammar.isEmpty
        else { return }
        for term in part.english.map(\.term) where wordCount(of: term.text) >= Self.fewestWords {
            add(term.text, .en, german.text, .de, showing: lemma.english, irregularForms, to: &contents)
        }
        let ownForms = Dictionary(grouping: forms, by: \.lemma).mapValues { $0.map(\.text) }
        for term in part.german.map(\.term) where wordCount(of: term.text) >= Self.fewestWords {
            add(term.text, .de, english.text, .en, showing: lemma.german, ownForms, to: &contents)
        }
    }

    private func add(
        _ text: String,
        _ language: Language,
        _ rendering: String,
        _ target: Language,
        showing terms: [DingPart.Term],
        _ forms: [String: [String]],
        to contents: inout DingContents
    ) {
        let sentence = Sentence(text: text, translation: .init(text: rendering, language: target), source: source)
        let words = ShownWords(text)
        if language == .en { contents.phrases.append(sentence) }
        for word in distinct(terms).map(\.wording) where word.isHeadword {
            guard words.show(word.headword, forms: forms[word.headword] ?? []) else { continue }
            contents.sentences.append((sentence, .init(language: language, word: word.headword)))
            if language == .en { contents.shown.append((text, word.headword)) }
        }
    }

    private func wordCount(of text: String) -> Int { text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) } }
}
