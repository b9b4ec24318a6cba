internal import HeadwordModel

/// A converter from senses of GCIDE to senses of the lexicon.
struct GCIDESenseConverter {
    private let word: String
    private let spelling: GCIDESpelling
    /// The labels that the head gives to all senses.
    private let labels: GCIDELabels
    private let features: [GrammaticalFeature]

    /// Creates a converter for the senses of a phrase, whose head gives no labels.
    init(phrase: String, spelling: GCIDESpelling) {
        word = phrase
        self.spelling = spelling
        labels = GCIDELabels()
        features = []
    }

    /// Creates a converter for the senses of a head.
    init(word: String, spelling: GCIDESpelling, head: GCIDEHead, grammar: GCIDEGrammar, isPluralOnly: Bool) {
        self.word = word
        self.spelling = spelling
        var labels = GCIDELabels()
        for label in head.labels { labels.add(label[...]) }
        if grammar.isObsolete { labels.add([.obsolete]) }
        self.labels = labels
        features = grammar.features.filter { $0 != .plural || isPluralOnly } + labels.features
    }

    /// Converts the senses of an entry.
    ///
    /// - Parameter name: the prefix of their identifiers.
    func senses(_ senses: [GCIDESense], named name: String) -> [Sense] {
        senses.flatMap(flattened).enumerated().compactMap { number, sense in
            convert(sense, under: labels, named: "\(name).\(number + 1)")
        }
    }

    /// Replaces a sense without a definition by its subsenses, if it has any.
    private func flattened(_ sense: GCIDESense) -> [GCIDESense] {
        guard sense.definition.isEmpty, !sense.subsenses.isEmpty else { return [sense] }
        return sense.subsenses.map { subsense in
            var subsense = subsense
            subsense.labels.inherit(sense.labels)
            subsense.isPlural = subsense.isPlural || sense.isPlural
            subsense.grammar = subsense.grammar ?? sense.grammar
            return subsense
        }
    }

    private func convert(_ sense: GCIDESense, under inherited: GCIDELabels, named name: String) -> Sense? {
        guard !sense.definition.isEmpty || !sense.crossReferences.isEmpty else { return nil }
        var labels = sense.labels
        labels.inherit(inherited)
        return Sense(
            id: name,
            definitions: sense.definition.isEmpty ? [] : [sense.definition],
            examples: examples(of: sense),
            domains: labels.domains,
            registers: labels.registers,
            regions: labels.regions,
            grammaticalFeatures: unique((sense.isPlural ? [.plural] : []) + features + sense.labels.features),
            crossReferences: crossReferences(of: sense),
            synonyms: unique(sense.synonyms.map(spelling.cased)),
            antonyms: unique(sense.antonyms.map(spelling.cased)).map { Antonym(word: $0, isIndirect: false) },
            variantForms: GCIDEVariants.resembling(word, among: unique(sense.variants.map(spelling.cased)))
                .map { VariantForm(text: $0) },
            notes: sense.notes.map { Note(text: $0) },
            subsenses: sense.subsenses.enumerated().compactMap { number, subsense in
                convert(subsense, under: labels, named: "\(name).\(number + 1)")
            }
        )
    }

    private func examples(of sense: GCIDESense) -> [Example] {
        sense.usages.map { Example(text: $0) }
            + (sense.inlineQuotations + sense.blockQuotations).map { Example(text: $0.text, author: $0.author) }
    }

    /// Returns the cross-references; a definition such as `Same as Aloe` makes them close matches.
    private func crossReferences(of sense: GCIDESense) -> [CrossReference] {
        let isSame = sense.definition.hasPrefix("Same as") || sense.definition.hasPrefix("same as")
        return unique(sense.crossReferences.filter { !$0.contains("?") }.map(spelling.cased))
            .map { CrossReference(word: $0, type: isSame ? .closeMatch : .seeAlso) }
    }
}
