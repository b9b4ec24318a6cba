internal import HeadwordLexicon
internal import HeadwordModel

/// A converter from GCIDE's blocks to entries of the lexicon.
struct GCIDEEntries {
    private struct Place: Hashable {
        var word: String
        var category: LexicalCategory
    }

    private let source: String
    private let spelling: GCIDESpelling
    /// The etymologies by head, spelled as in references.
    private let etymologies: [String: String]
    private let reviewedEtymologies: ReviewedEtymologies
    private let reviewedPhrases: ReviewedPhrases
    private let reviewedSenses: ReviewedSenses
    /// The number of homographs of each word so far.
    private var homographs: [Place: Int] = [:]
    /// The words that no earlier source defines.
    private var onlyHere: Set<String> = []
    /// Words that redirect to others if they have no content of their own.
    private(set) var leads: [(word: String, target: String)] = []

    init(source: String, spelling: GCIDESpelling, etymologies: [String: String]) throws {
        self.source = source
        self.spelling = spelling
        self.etymologies = etymologies
        reviewedEtymologies = try ReviewedEtymologies()
        reviewedPhrases = try ReviewedPhrases()
        let name = "gcide-reviewed-senses.tsv"
        reviewedSenses = try ReviewedSenses(name, PackageResources.gcide_reviewed_senses_tsv)
    }

    /// A block with what can be said about it without regard to other blocks.
    struct Prepared {
        var block: GCIDEBlock
        /// The headwords, as they are spelled today.
        var words: [String]
        var etymology: String?
    }

    /// Returns a block as it can be added.
    func prepared(_ block: GCIDEBlock) -> Prepared {
        Prepared(
            block: block,
            words: unique(block.head.words.map { spelling.spelling(of: $0, in: block) }),
            etymology: etymology(of: block)
        )
    }

    /// Adds the content of a block.
    mutating func add(_ prepared: Prepared, to draft: inout LexiconDraft) {
        let (block, words) = (prepared.block, prepared.words)
        for (word, head) in zip(words, block.head.words) where GCIDESpelling.isWord(word) {
            add(word, head, of: prepared, besides: words.filter { $0 != word }, to: &draft)
        }
        for collocation in block.collocations { add(collocation.completed(by: words.first ?? ""), to: &draft) }
    }
}

// MARK: - Heads

extension GCIDEEntries {
    private mutating func add(
        _ word: String,
        _ head: GCIDEHead.Word,
        of prepared: Prepared,
        besides others: [String],
        to draft: inout LexiconDraft
    ) {
        let block = prepared.block
        let grammar = head.grammar ?? block.head.grammar
        if grammar.isEmpty, let target = Self.onlyReference(of: block) {
            return leads.append((word, spelling.cased(target)))
        }
        addForms(of: word, grammar, block, to: &draft)
        let headword = LexiconDraft.Headword(language: .en, word: word)
        let named = block.head.variants.map(spelling.cased)
        let variants = GCIDEVariants.resembling(word, among: unique(named + others).filter(GCIDESpelling.isWord))
            .filter { Self.isInUse($0, besides: word, draft) && !isWordOfItsOwn($0, besides: word, draft) }
        let leading = unique(named + Self.variants(of: block.senses).map(spelling.cased))
        leads += GCIDEVariants.resembling(word, among: leading).map { ($0, word) }
        for (category, parts) in Self.parts(of: block, word: word, grammar) {
            let senses = parts.filter { !Self.saysNothing($0.definition) }
            let name = identifier(of: word, category)
            let converter = GCIDESenseConverter(
                word: word,
                spelling: spelling,
                head: block.head,
                grammar: grammar,
                isPluralOnly: Self.isPluralOnly(block, grammar)
            )
            var converted = converter.senses(senses, named: "\(source):\(name)")
            if draft.categories(of: headword).isEmpty { onlyHere.insert(word) }
            if onlyHere.contains(word) { Self.markOldTaxa(&converted) }
            reviewedSenses.correct(&converted, of: word, as: category)
            guard !converted.isEmpty else { continue }
            let entry = entry(of: prepared, head, variants: variants.filter { $0 != word }, converted)
            let derivatives = unique(block.derivatives.map { spelling.cased($0.word) }).filter { $0 != word }
            draft.add(entry, to: headword, as: category, derivatives: derivatives)
            for derivative in derivatives { leads.append((derivative, word)) }
            addSynonyms(of: block, to: headword, as: category, &draft)
        }
    }

    private func entry(
        of prepared: Prepared,
        _ head: GCIDEHead.Word,
        variants: [String],
        _ senses: [Sense]
    ) -> Entry {
        Entry(
            source: source,
            etymologies: prepared.etymology.map { [$0] } ?? [],
            pronunciations: pronunciations(of: head),
            grammaticalFeatures: Self.features(of: senses),
            variantForms: variants.map { VariantForm(text: $0) },
            notes: prepared.block.usageNotes.map { Note(text: $0, kind: .usage) },
            senses: senses
        )
    }

    /// Returns the word that a block without a part of speech refers to, if it does nothing else.
    private static func onlyReference(of block: GCIDEBlock) -> String? {
        let isBare = block.senses.allSatisfy { $0.definition.isEmpty && $0.subsenses.isEmpty }
        return isBare ? block.senses.first?.crossReferences.first : nil
    }

    /// Whether a variant is in use: its words have frequency counts, or those of the headword have none. `cedule` is no
    /// longer written for `schedule`, nor `bromid paper` for `bromide paper`.
    private static func isInUse(_ variant: String, besides word: String, _ draft: LexiconDraft) -> Bool {
        guard let counts = draft.frequencies[.en]?.counts else { return true }
        func areCounted(_ phrase: String) -> Bool {
            phrase.split(separator: " ").allSatisfy { counts[$0.lowercased()] != nil || counts[String($0)] != nil }
        }
        return areCounted(variant) || !areCounted(word)
    }

    /// Whether a variant is a different word today, which other sources define: `wave` is no longer written for
    /// `waive`.
    private func isWordOfItsOwn(_ variant: String, besides word: String, _ draft: LexiconDraft) -> Bool {
        guard !onlyHere.contains(variant) else { return false }
        let spellings = draft.evidence[SpellingPairs.self]
        let twins = [spellings.american[variant], spellings.british[variant], spellings.shared[variant]]
        return !draft.categories(of: .init(language: .en, word: variant)).isEmpty && !twins.contains(word)
    }

    /// Whether a definition says nothing, or only which form of another word the headword is, as its inflection already
    /// does.
    private static func saysNothing(_ definition: String) -> Bool {
        formRemarks.contains(where: definition.hasPrefix) || ["Specif", "Specif.", "Fig", "Lit"].contains(definition)
    }

    private static let formRemarks = [
        "Also adj", "Compar. of", "Superl. of", "The first and third person", "The past participle of",
        "The third person singular of", "and formerly the",
    ]

    /// Marks the taxonomic groups of 1913 as dated. Groups that are still recognised are in other sources, except for
    /// genera.
    private static func markOldTaxa(_ senses: inout [Sense]) {
        for index in senses.indices where senses[index].domains.contains(where: livingThings.contains) {
            let words = senses[index].definitions.first?.split(separator: " ") ?? []
            let rank = words.dropFirst().first { !sizes.contains($0) } ?? ""
            guard words.first == "A" || words.first == "An", ranks.contains(rank) else { continue }
            if !senses[index].registers.contains(.dated) { senses[index].registers.append(.dated) }
        }
    }

    private static let livingThings: Set<Domain> = [.botany, .palaeontology, .zoology]
    private static let sizes: Set<Substring> = ["comprehensive", "extensive", "extinct", "large", "small"]
    private static let ranks: Set<Substring> = ["class", "division", "group", "order", "section", "suborder", "tribe"]

    /// Returns an identifier for the next homograph of a word: `bond%noun%1`.
    private mutating func identifier(of word: String, _ category: LexicalCategory) -> String {
        let place = Place(word: word, category: category)
        let number = (homographs[place] ?? 0) + 1
        homographs[place] = number
        return "\(HeadwordEntry.id(of: word))%\(category.label)%\(number)"
    }

    /// Returns the senses by lexical category; a sense may have a category of its own.
    private static func parts(
        of block: GCIDEBlock,
        word: String,
        _ grammar: GCIDEGrammar
    ) -> [(category: LexicalCategory, senses: [GCIDESense])] {
        let categories = categories(of: word, grammar, block)
        var parts = categories.map { ($0, [GCIDESense]()) }
        for sense in block.senses {
            let own = sense.grammar.map { Array($0.categories.prefix(1)) } ?? categories
            for category in own {
                if !parts.contains(where: { $0.0 == category }) { parts.append((category, [])) }
                for index in parts.indices where parts[index].0 == category { parts[index].1.append(sense) }
            }
        }
        return parts.filter { !$0.1.isEmpty }.map { (category: $0.0, senses: $0.1) }
    }

    private static func categories(
        of word: String,
        _ grammar: GCIDEGrammar,
        _ block: GCIDEBlock
    ) -> [LexicalCategory] {
        if block.senses.contains(where: { $0.definition.holds("ombining form") }) { return [.combiningForm] }
        if word.count > 1, word.hasPrefix("-") { return [.suffix] }
        if word.count > 1, word.hasSuffix("-") { return [.prefix] }
        if let category = GCIDECategories.corrected(grammar, word: word, senses: block.senses) { return [category] }
        if !grammar.categories.isEmpty { return Array(grammar.categories.prefix(2)) }
        return grammar.formFeatures.isEmpty && !block.head.isInflectedLikeAVerb ? [.noun] : [.verb]
    }

    private static func isPluralOnly(_ block: GCIDEBlock, _ grammar: GCIDEGrammar) -> Bool {
        grammar.features.contains(.plural) && !block.head.inflections.contains { $0.features == [.plural] }
    }

    private static func features(of senses: [Sense]) -> [GrammaticalFeature] {
        let features = Set(senses.flatMap(\.grammaticalFeatures))
        return GrammaticalFeature.allCases.filter(features.contains)
    }

    private static func variants(of senses: [GCIDESense]) -> [String] {
        senses.flatMap { $0.variants + variants(of: $0.subsenses) }
    }

    private func pronunciations(of head: GCIDEHead.Word) -> [Pronunciation] {
        (head.respelling.map { GCIDERespelling.readable($0[...]) } ?? []).map {
            Pronunciation(text: $0, notation: .respelling, source: source)
        }
    }

    /// Returns the etymology; if it is only a reference, that of the word referred to.
    private func etymology(of block: GCIDEBlock) -> String? {
        guard let etymology = block.head.etymology else { return nil }
        let whole = GCIDEEtymology.reference(etymology).flatMap { etymologies[$0] } ?? etymology
        let head = block.head.words.first?.key ?? ""
        return GCIDEEtymology.statement(in: whole).flatMap { reviewedEtymologies.reviewed($0, of: head) }
    }

    private func addSynonyms(
        of block: GCIDEBlock,
        to headword: LexiconDraft.Headword,
        as category: LexicalCategory,
        _ draft: inout LexiconDraft
    ) {
        let words = unique(block.synonyms.map(spelling.cased)).filter { $0 != headword.word }
        guard !words.isEmpty else { return }
        let set = ThesaurusSet(
            source: source,
            lexicalCategory: category,
            words: ([headword.word] + words).map { ThesaurusWord($0) }
        )
        draft.add(set, to: [headword])
    }
}

// MARK: - Forms

extension GCIDEEntries {
    private mutating func addForms(
        of word: String,
        _ grammar: GCIDEGrammar,
        _ block: GCIDEBlock,
        to draft: inout LexiconDraft
    ) {
        for base in block.head.baseForms.map(spelling.cased) where base != word {
            leads.append((word, base))
            let isLiving = !grammar.isObsolete && !Self.isObsolete(block)
            let isForm = word.first?.lowercased() == base.first?.lowercased() || isIrregular(word)
            if isLiving, isForm, !grammar.formFeatures.isEmpty {
                add(word, grammar.formFeatures, of: base, as: grammar.categories.first ?? .verb, to: &draft)
            }
        }
        for inflection in block.head.inflections {
            for written in inflection.form[...].components(separatedBy: " or ") {
                guard let form = form(String(written), of: word, inflection.features) else { continue }
                if inflection.isObsolete {
                    leads.append((form, word))
                } else {
                    let category = Self.category(of: inflection.features, grammar)
                    add(form, inflection.features, of: word, as: category, to: &draft)
                }
            }
        }
    }

    /// Returns the form as written in running text; nil if it is damaged, or is not a form of the word.
    private func form(_ written: String, of word: String, _ features: [GrammaticalFeature]) -> String? {
        guard var form = Self.whole(String(written.trimmed(of: " .?")), of: word) else { return nil }
        if word == word.lowercased() { form = form.lowercased() }
        let isDamaged = form.contains { !$0.isLetter && !" -'".contains($0) }
        let begins = form.first?.lowercased() == word.first?.lowercased() || isIrregular(form)
        let isSingular = features == [.plural] && word.lowercased().hasPrefix(form.lowercased())
        return isDamaged || !begins || isSingular || form == word ? nil : form
    }

    private func isIrregular(_ form: String) -> Bool {
        ["was", "went", "better", "best", "worse", "worst"].contains(form)
    }

    private func add(
        _ form: String,
        _ features: [GrammaticalFeature],
        of lemma: String,
        as category: LexicalCategory,
        to draft: inout LexiconDraft
    ) {
        draft.evidence.update(GivenForms.self) {
            $0.forms.append(
                .init(lemma: lemma, category: category, form: form, features: unique(features), source: source)
            )
        }
    }

    private static func isObsolete(_ block: GCIDEBlock) -> Bool {
        block.senses.contains(where: \.isPast)
            || block.head.labels.contains { $0.hasPrefix("Obs") || $0.hasPrefix("Arch") }
    }

    private static func category(of features: [GrammaticalFeature], _ grammar: GCIDEGrammar) -> LexicalCategory {
        if features.contains(.plural) { return .noun }
        if features.contains(.comparative) || features.contains(.superlative) {
            return grammar.categories.contains(.adverb) ? .adverb : .adjective
        }
        return .verb
    }

    /// Returns the whole form for an ending that replaces the last letters of its word: `-ties` of `society` gives
    /// `societies`.
    private static func whole(_ written: String, of word: String) -> String? {
        guard written.hasPrefix("-") else { return written }
        let ending = written.dropFirst()
        guard let first = ending.first, let start = word.lastIndex(where: { $0 == first }) else { return nil }
        return String(word[..<start]) + ending
    }
}

// MARK: - Collocations

extension GCIDEEntries {
    private mutating func add(_ collocation: GCIDECollocation, to draft: inout LexiconDraft) {
        let printed = unique(collocation.phrases.map { spelling.cased(Self.withoutTo($0)) })
        let phrases = printed.compactMap(reviewedPhrases.spelling)
        for printed in printed {
            guard let phrase = reviewedPhrases.spelling(of: printed), GCIDESpelling.isWord(phrase),
                !Self.particles.contains(phrase)
            else { continue }
            let converter = GCIDESenseConverter(phrase: phrase, spelling: spelling)
            let category =
                reviewedPhrases.category(of: printed) ?? Self.category(of: phrase, in: collocation, draft)
            let before = homographs[Place(word: phrase, category: category)]
            let name = identifier(of: phrase, category)
            var senses = converter.senses(collocation.senses, named: "\(source):\(name)")
            reviewedSenses.correct(&senses, of: phrase, as: category)
            if senses.contains(where: { !$0.definitions.isEmpty || !$0.subsenses.isEmpty }) {
                let variants = GCIDEVariants.resembling(phrase, among: phrases.filter { $0 != phrase })
                    .filter { Self.isInUse($0, besides: phrase, draft) }
                    .map { VariantForm(text: $0) }
                let entry = Entry(
                    source: source,
                    grammaticalFeatures: Self.features(of: senses),
                    variantForms: variants,
                    senses: senses
                )
                draft.add(entry, to: .init(language: .en, word: phrase), as: category)
            } else {
                homographs[Place(word: phrase, category: category)] = before
                if let target = senses.first?.crossReferences.first?.word { leads.append((phrase, target)) }
            }
        }
    }

    /// Single words between braces that are only parts of phrases.
    private static let particles: Set<String> = ["to", "with", "a", "the", "or", "and", "of", "so", "in", "on"]

    /// Returns the category that another dictionary gives a phrase, or else one inferred from its words.
    private static func category(
        of phrase: String,
        in collocation: GCIDECollocation,
        _ draft: LexiconDraft
    ) -> LexicalCategory {
        let isVerb = collocation.phrases.contains { $0.hasPrefix("To ") }
        guard phrase.contains(" ") || phrase.contains("-") else { return isVerb ? .verb : .noun }
        let known = draft.categories(of: .init(language: .en, word: phrase))
        if known.contains(isVerb ? .verb : .noun) { return isVerb ? .verb : .noun }
        if known.count == 1, let category = known.first { return category }
        // A phrase that is no longer used has no inflected forms.
        guard !collocation.senses.contains(where: \.isPast) else { return .idiomatic }
        if isVerb || collocation.senses.first?.definition.hasPrefix("To ") == true { return .verb }
        if collocation.senses.contains(where: isOfThing) { return .noun }
        return category(of: phrase.split(separator: " ").map { $0.lowercased() }, draft)
    }

    /// Whether a sense defines a thing: `a glass ...`, but not `See Sailmaker`.
    private static func isOfThing(_ sense: GCIDESense) -> Bool {
        let start = sense.definition.prefix(12).lowercased()
        return ["a ", "an ", "the ", "any ", "one of "].contains(where: start.hasPrefix)
    }

    private static let prepositions: Set<String> = [
        "above", "after", "against", "at", "before", "below", "beyond", "by", "for", "from", "in", "into", "of", "off",
        "on", "out", "over", "through", "to", "under", "upon", "with", "within", "without",
    ]

    /// `in advance` is an adverb, `in spite of` a preposition, `dead eye` a noun, `so be it` an idiom.
    private static func category(of words: [String], _ draft: LexiconDraft) -> LexicalCategory {
        guard let first = words.first, let last = words.last else { return .idiomatic }
        if prepositions.contains(first) { return prepositions.contains(last) ? .preposition : .adverb }
        return draft.categories(of: .init(language: .en, word: last)).contains(.noun) ? .noun : .idiomatic
    }

    /// Returns a verb phrase without its `To`.
    private static func withoutTo(_ phrase: String) -> String {
        phrase.hasPrefix("To ") || phrase.hasPrefix("to ") ? String(phrase.dropFirst(3)) : phrase
    }
}

extension GCIDESense {
    /// Whether the sense is obsolete or archaic.
    fileprivate var isPast: Bool {
        labels.registers.contains(.obsolete) || labels.registers.contains(.archaic)
    }
}
