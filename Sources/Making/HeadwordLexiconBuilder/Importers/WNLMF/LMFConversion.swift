internal import HeadwordModel

/// Turns a document in WN-LMF into entries and concepts.
struct LMFConversion {
    private struct Word: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory
    }

    let source: String
    let document: LMFDocument
    let labels: WordNetLabels
    /// The lemmas of each form that the document gives.
    private let lemmas: [String: [String]]
    /// The senses of each synset, by its index, in the order of its members.
    private(set) var members: [[Int]] = []

    /// Reads the tables, and puts the members of synsets in their order.
    init(_ document: LMFDocument, source: String) throws {
        self.source = source
        self.document = document
        labels = try WordNetLabels()
        lemmas = document.entries.reduce(into: [:]) { lemmas, entry in
            for form in entry.forms {
                lemmas[form.lowercased(), default: []].append(entry.word.lowercased())
            }
        }
        members = Self.members(of: document)
    }

    /// Adds all entries and concepts to a draft.
    mutating func add(to draft: inout LexiconDraft, _ report: inout ImportReport) {
        for entry in document.entries { add(entry, to: &draft, &report) }
        addConcepts(to: &draft)
    }

    /// The language of the entry of a sense; nil if lexicons of ours cannot have it.
    func language(of sense: LMFDocument.Sense) -> Language? {
        document.lexicons[document.entries[sense.entry].lexicon].language
    }

    /// The word of a sense.
    func word(_ sense: Int) -> String { document.entries[document.senses[sense].entry].word }

    /// The index of the synset of a sense; nil if the document has none.
    func synset(of sense: LMFDocument.Sense) -> Int? { document.synsetIndexes[sense.synset] }

    /// Returns the senses of each synset: in the order that it lists, then in that of the document.
    private static func members(of document: LMFDocument) -> [[Int]] {
        var members: [[Int]] = Array(repeating: [], count: document.synsets.count)
        for (index, sense) in document.senses.enumerated() {
            if let synset = document.synsetIndexes[sense.synset] { members[synset].append(index) }
        }
        for (index, synset) in document.synsets.enumerated() where !synset.members.isEmpty {
            let places = Dictionary(synset.members.enumerated().map { ($1, $0) }) { first, _ in first }
            let keyed = members[index].enumerated().map { place, sense in
                let entry = document.entryNumbers[document.senses[sense].entry]
                let listed = places[entry] ?? places[document.senseNumbers[sense]] ?? .max
                return (listed, place, sense)
            }
            members[index] = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
        return members
    }
}

// MARK: - Entries

extension LMFConversion {
    private static let categories: [String: LexicalCategory] = [
        "n": .noun, "v": .verb, "a": .adjective, "s": .adjective, "r": .adverb, "t": .idiomatic,
        "c": .conjunction,
        "p": .preposition, "x": .other, "u": .other,
    ]

    private func add(
        _ entry: LMFDocument.Entry,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) {
        guard let language = document.lexicons[entry.lexicon].language else {
            return report.leaveOut("entries in other languages")
        }
        guard !entry.word.isEmpty else { return report.leaveOut("entries without a word") }
        let headword = LexiconDraft.Headword(language: language, word: entry.word)
        let category = Self.categories[entry.partOfSpeech] ?? .other
        let senses = entry.senses.map { document.senses[$0] }.enumerated()
            .sorted { ($0.element.place ?? .max, $0.offset) < ($1.element.place ?? .max, $1.offset) }.map(
                \.element
            )
        let converted = senses.map { sense($0, of: entry, &report) }
        let added = Entry(
            source: source,
            pronunciations: pronunciations(of: entry, &report),
            grammaticalFeatures: unique(converted.flatMap(\.grammaticalFeatures)),
            senses: converted
        )
        let derivatives = unique(senses.flatMap { words($0.relations, "derivation") }).filter {
            $0 != entry.word
        }
        let count = senses.reduce(0) { $0 + $1.count }
        draft.add(added, to: headword, as: category, derivatives: derivatives, count: count)
        addForms(of: entry, headword, category, to: &draft)
    }

    private func pronunciations(of entry: LMFDocument.Entry, _ report: inout ImportReport)
        -> [Pronunciation]
    {
        unique(
            entry.pronunciations.compactMap { text, variety in
                let region = variety.flatMap { Self.regions[$0] ?? Region(label: $0) }
                if variety != nil, region == nil {
                    report.leaveOut("pronunciations of other regions")
                    return nil
                }
                return Pronunciation(
                    text: BroughtText.withoutDelimiters(text),
                    region: region,
                    source: source
                )
            }
        )
    }

    private static let regions: [String: Region] = [
        "GB": .british, "US": .us, "CA": .canadian, "AU": .australian, "NZ": .newZealand, "IE": .irish,
        "ZA": .southAfrican, "IN": .indian,
    ]

    private func addForms(
        of entry: LMFDocument.Entry,
        _ headword: LexiconDraft.Headword,
        _ category: LexicalCategory,
        to draft: inout LexiconDraft
    ) {
        for form in entry.forms where form != entry.word {
            if headword.language == .en {
                draft.evidence.update(GivenForms.self) {
                    $0.forms.append(
                        .init(lemma: entry.word, category: category, form: form, features: [], source: source)
                    )
                }
            } else {
                let inflected = InflectedForm(text: form, features: [])
                draft.add(
                    .init(language: headword.language, lemma: entry.word, category: category, form: inflected)
                )
            }
        }
    }
}

// MARK: - Senses

extension LMFConversion {
    private func sense(
        _ sense: LMFDocument.Sense,
        of entry: LMFDocument.Entry,
        _ report: inout ImportReport
    ) -> Sense {
        let index = synset(of: sense)
        let synset = index.map { document.synsets[$0] }
        if synset == nil { report.leaveOut("references to missing synsets") }
        let relations = sense.relations + (synset?.relations ?? [])
        for relation in relations where !isKnown(relation) {
            report.leaveOut("relations to missing targets")
        }
        let usages = targets(relations, "exemplifies").compactMap { labels.usages[$0] }
        var converted = Sense(id: id(of: sense), definitions: synset?.definitions ?? [])
        converted.examples = examples(sense.examples + (synset?.examples ?? []), of: entry.word, index)
        converted.domains = unique(
            targets(relations, "domain_topic").flatMap { labels.topics[$0] ?? [] }
                + usages.flatMap(\.domains)
        )
        converted.registers = unique(usages.flatMap(\.registers))
        converted.regions = unique(
            targets(relations, "domain_region").flatMap { labels.regions[$0] ?? [] }
                + usages.flatMap(\.regions)
        )
        converted.grammaticalFeatures = unique(
            features(of: sense, entry, relations) + usages.flatMap(\.features)
        )
        converted.crossReferences = crossReferences(relations).filter { $0.word != entry.word }
        converted.synonyms = unique(index.map { members[$0].map(word) } ?? []).filter {
            $0 != entry.word
        }
        converted.antonyms = antonyms(sense, relations).filter { $0.word != entry.word }
        return converted
    }

    private func features(
        of sense: LMFDocument.Sense,
        _ entry: LMFDocument.Entry,
        _ relations: [LMFDocument.Relation]
    ) -> [GrammaticalFeature] {
        switch (entry.partOfSpeech, sense.position) {
        case ("n", _): return relations.contains { $0.type == "instance_hypernym" } ? [.proper] : []
        case ("v", _):
            let isTransitive = sense.frames.compactMap { document.frames[$0] }.map(Self.hasObject)
            return (isTransitive.contains(true) ? [.transitive] : [])
                + (isTransitive.contains(false) ? [.intransitive] : [])
        case (_, "a"), (_, "ip"): return [.attributive]
        case (_, "p"): return [.predicative]
        default: return []
        }
    }

    /// Whether a verb has an object in a frame: `Somebody ----s something`.
    private static func hasObject(_ frame: String) -> Bool {
        let words = frame.split(separator: " ")
        guard let verb = words.firstIndex(where: { $0.hasPrefix("----") }) else { return false }
        return words[(verb + 1)...].first.map { $0 == "something" || $0 == "somebody" } ?? false
    }

    private func crossReferences(_ relations: [LMFDocument.Relation]) -> [CrossReference] {
        let kinds: [(String, CrossReference.Kind)] = [
            ("also", .seeAlso), ("similar", .closeMatch), ("pertainym", .related),
            ("participle", .related),
        ]
        return unique(
            kinds.flatMap { type, kind in
                words(relations, type).map { CrossReference(word: $0, type: kind) }
            }
        )
    }

    /// Returns the direct antonyms or, without any, those of the adjectives that a satellite is similar to.
    private func antonyms(_ sense: LMFDocument.Sense, _ relations: [LMFDocument.Relation])
        -> [Antonym]
    {
        let direct = words(relations, "antonym")
        if !direct.isEmpty { return direct.map { Antonym(word: $0, isIndirect: false) } }
        guard let synset = synset(of: sense), document.synsets[synset].partOfSpeech == "s" else {
            return []
        }
        let heads = document.synsets[synset].relations.filter { $0.type == "similar" }
            .compactMap { document.synsetIndexes[$0.target] }
        let indirect = heads.flatMap { members[$0] }.flatMap {
            words(document.senses[$0].relations, "antonym")
        }
        return unique(indirect).map { Antonym(word: $0, isIndirect: true) }
    }

    /// Returns the examples, beginning with those that show the word itself.
    private func examples(_ texts: [String], of word: String, _ synset: Int?) -> [Example] {
        let others = synset.map { members[$0].map(self.word) } ?? []
        let examples = unique(texts).map { text in
            let words = ExampleWords(text, irregular: lemmas)
            if words.show(word) { return Example(text: text) }
            let other = others.first { words.show($0) }
            return Example(text: text, shows: other.map { .synonym($0) } ?? .unknown)
        }
        return examples.filter { $0.shows == .headword } + examples.filter { $0.shows != .headword }
    }
}

// MARK: - Relations

extension LMFConversion {
    private func isKnown(_ relation: LMFDocument.Relation) -> Bool {
        document.senseIndexes[relation.target] != nil || document.synsetIndexes[relation.target] != nil
    }

    /// Returns the words to which relations of a type point. A synset stands for its first word.
    func words(_ relations: [LMFDocument.Relation], _ type: String) -> [String] {
        unique(
            relations.filter { $0.type == type }.compactMap { relation in
                if let sense = document.senseIndexes[relation.target] { return word(sense) }
                return document.synsetIndexes[relation.target].flatMap { members[$0].first }.map(word)
            }
        )
    }

    /// Returns the words to which relations of a type point, as the tables of labels write them.
    private func targets(_ relations: [LMFDocument.Relation], _ type: String) -> [String] {
        words(relations, type).map { $0.replacing(" ", with: "_") }
    }
}
