internal import HeadwordLexicon
internal import HeadwordModel

/// Collects the properties by which headwords are listed and counted. Headwords are added in the order of the file.
struct WordCatalogue {
    /// A label of a vocabulary, in the headwords of a language or in their translations.
    struct Label: Hashable {
        var language: Language
        var target: Language?
        var vocabulary: String
        var text: String
    }

    /// The properties by which a headword is listed and counted.
    struct Word: Sendable {
        fileprivate var language: Language
        fileprivate var facets: Set<Facet>
        fileprivate var labels: Set<Label>

        init(_ assembled: HeadwordAssembly.Assembled) {
            language = assembled.entry.language
            facets = WordCatalogue.facets(of: assembled)
            labels = WordCatalogue.labels(of: assembled)
        }
    }

    /// The places of the headwords with one property.
    struct FacetRow {
        var language: Language
        var kind: String
        var value: [UInt8]
        var places: [UInt8]
    }

    private var places: [Language: [Facet: [UInt32]]] = [:]
    private var counts: [Label: Int] = [:]
    /// The number of headwords of each language so far.
    private var headwords: [Language: Int] = [:]

    /// Adds the next headword of its language.
    mutating func add(_ word: Word) {
        let place = UInt32(headwords[word.language, default: 0])
        headwords[word.language, default: 0] += 1
        for facet in word.facets { places[word.language, default: [:]][facet, default: []].append(place) }
        for label in word.labels { counts[label, default: 0] += 1 }
    }

    /// How many senses of a lexical category count as main ones: the chess pieces are the third sense of `bishop` and
    /// the second of `knight`.
    private static let mainSensesOfCategory = 3

    private static func facets(of assembled: HeadwordAssembly.Assembled) -> Set<Facet> {
        let labels = assembled.entry.senseLabels
        let main = mainSenses(labels, assembled)
        let senses = labels.enumerated().map { place, labels in
            Facet.sense(labels.inOrder, isPrime: place == 0, isMain: main.contains(place))
        }
        let targets = assembled.translations.map { Facet.target($0.target) }
        let spellings = assembled.entry.regions.map(Facet.spelling)
        let zipf = assembled.zipf.map { [Facet.zipf($0)] } ?? []
        return Set(senses + targets + spellings + zipf + [.length(min(255, assembled.entry.word.count))])
    }

    /// Returns the places of the main senses. Wiktionary's come after all others, and those that it gives to several
    /// regions do not count: nobody thinks of `airplane` as Australian.
    private static func mainSenses(_ labels: [SenseLabels], _ assembled: HeadwordAssembly.Assembled) -> Set<Int> {
        let isWiktionary = assembled.entry.lexicalEntries.flatMap(\.entries).flatMap { entry in
            let senses = entry.senses.reduce(0) { $0 + 1 + $1.subsenses.count }
            return Array(repeating: entry.source == FreeDictImporter.english.source.id, count: max(1, senses))
        }
        let order = labels.indices.filter { !isWiktionary[$0] } + labels.indices.filter { isWiktionary[$0] }
        var met: [LexicalCategory: Int] = [:]
        var main: Set<Int> = []
        for place in order where assembled.mainCategories.contains(labels[place].lexicalCategory) {
            guard !isWiktionary[place] || labels[place].regions.count < 2 else { continue }
            met[labels[place].lexicalCategory, default: 0] += 1
            if met[labels[place].lexicalCategory, default: 0] <= mainSensesOfCategory { main.insert(place) }
        }
        return main
    }
}

extension SenseLabels {
    /// The same labels, in an order that is the same for all senses that have them.
    fileprivate var inOrder: SenseLabels {
        SenseLabels(
            lexicalCategory: lexicalCategory,
            domains: domains.sorted { $0.rawValue < $1.rawValue },
            registers: registers.sorted { $0.rawValue < $1.rawValue },
            regions: regions.sorted { $0.rawValue < $1.rawValue }
        )
    }
}

// MARK: - Labels

extension WordCatalogue {
    private static func labels(of assembled: HeadwordAssembly.Assembled) -> Set<Label> {
        let entry = assembled.entry
        var labels: Set<Label> = []
        func insert(_ members: [some Vocabulary], of vocabulary: String, _ target: Language? = nil) {
            for member in members {
                labels.insert(
                    Label(language: entry.language, target: target, vocabulary: vocabulary, text: member.label)
                )
            }
        }
        for sense in entry.senseLabels {
            insert([sense.lexicalCategory], of: "lexicalCategories")
            insert(sense.domains, of: "domains")
            insert(sense.registers, of: "registers")
            insert(sense.regions, of: "regions")
        }
        for homograph in entry.lexicalEntries.flatMap(\.entries) {
            insert(homograph.grammaticalFeatures, of: "grammaticalFeatures")
            for sense in homograph.senses.flatMap({ [$0] + $0.subsenses }) {
                insert(sense.grammaticalFeatures, of: "grammaticalFeatures")
            }
        }
        for (target, groups) in assembled.translations {
            labels.insert(Label(language: entry.language, target: target, vocabulary: "", text: ""))
            for group in groups {
                insert(group.lexicalCategory.map { [$0] } ?? [], of: "lexicalCategories", target)
                insert(group.domains, of: "domains", target)
                insert(group.registers + group.translations.flatMap(\.registers), of: "registers", target)
                insert(group.regions + group.translations.flatMap(\.regions), of: "regions", target)
                insert(group.translations.flatMap(\.grammaticalFeatures), of: "grammaticalFeatures", target)
            }
        }
        return labels
    }
}

// MARK: - Rows

extension WordCatalogue {
    /// The places by property, in the order of the file's keys.
    var facets: [FacetRow] {
        places.sorted { $0.key.label < $1.key.label }.flatMap { language, facets in
            facets.map { facet, places in
                FacetRow(
                    language: language,
                    kind: facet.kind.rawValue,
                    value: facet.value,
                    places: PlaceList.bytes(of: places, count: headwords[language] ?? 0)
                )
            }
            .sorted { $0.comes(before: $1) }
        }
    }

    /// The number of headwords with each label, in the order of the file's keys.
    var labels: [(label: Label, headwords: Int)] {
        counts.map { (label: $0.key, headwords: $0.value) }.sorted { $0.label.key < $1.label.key }
    }
}

extension WordCatalogue.Label {
    fileprivate var key: (String, String, String, String) { (language.label, target?.label ?? "", vocabulary, text) }
}

extension WordCatalogue.FacetRow {
    fileprivate func comes(before other: Self) -> Bool {
        kind == other.kind ? value.lexicographicallyPrecedes(other.value) : kind < other.kind
    }
}
