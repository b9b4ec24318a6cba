internal import HeadwordModel

/// A lexicon in the XML of the Global WordNet Association (https://globalwordnet.github.io/schemas/, WN-LMF 1.3).
///
/// Senses that stand for one concept share its synset, with the relations between concepts; every other sense has a
/// synset of its own. Translations have no place in the format.
struct LMFFormat: ExportFormat {
    /// A concept that a sense of the export stands for.
    fileprivate struct Synset {
        var id: String
        /// The element without its relations and its end.
        var opening: String
        var pointers: [Concept.Pointer]
    }

    private let name: String
    private let directory: StagingDirectory
    private let file: OutputFile
    /// The synsets of the senses that stand for no concept; they must come after all entries.
    private let others: OutputFile
    private var synsets: [Synset] = []
    /// The places of the synsets by the numbers of the concepts.
    private var places: [Int: Int] = [:]
    private var entryCount = 0
    private var senseCount = 0

    init(_ job: ExportJob) throws {
        name = job.name
        directory = job.directory
        file = try directory.file(name + ".xml")
        others = try directory.file(name + ".synsets")
        let attributes = [
            ("id", name), ("label", job.title), ("language", job.selection.language.label), ("email", ""),
            ("license", job.attribution.licence.rawValue), ("version", job.revision),
        ]
        try file.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.3.dtd">
            <LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
            <Lexicon\(Self.text(of: attributes))>

            """
        )
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        for part in headword.parts where !part.senses.isEmpty {
            entryCount += 1
            let id = "\(name)-e\(entryCount)"
            let sounds = (headword.pronunciations + part.pronunciations).map(Self.pronunciation).joined()
            let forms = headword.forms.filter { $0.category == part.category }.map(\.text)
            let lemma = [("writtenForm", headword.word), ("partOfSpeech", Self.partOfSpeech(part.category))]
            try file.write(
                "<LexicalEntry\(Self.text(of: [("id", id)]))>\n<Lemma\(Self.text(of: lemma))>\(sounds)</Lemma>\n"
            )
            for form in Set(forms).sorted() { try file.write("<Form\(Self.text(of: [("writtenForm", form)]))/>\n") }
            for sense in part.senses.flatMap(\.flattened) where !sense.definitions.isEmpty {
                try add(sense, headword, part.category)
            }
            try file.write("</LexicalEntry>\n")
        }
    }

    mutating func finish() throws {
        for synset in synsets {
            let relations = synset.pointers.compactMap { pointer in
                places[pointer.concept].map { target in
                    let attributes = [("relType", Self.relation(pointer.relation)), ("target", synsets[target].id)]
                    return "<SynsetRelation\(Self.text(of: attributes))/>"
                }
            }
            try file.write(synset.closed(with: relations.joined()))
        }
        try others.close()
        try file.append(contentsOf: others.path)
        try directory.remove(others)
        try file.write("</Lexicon>\n</LexicalResource>\n")
        try file.close()
    }

    private mutating func add(_ sense: Sense, _ headword: ExportedHeadword, _ category: LexicalCategory?) throws {
        senseCount += 1
        let concept = headword.concepts.first { $0.members.contains { $0.sense == sense.id } }
        let synset = concept.map { "\(name)-c\($0.number)" } ?? "\(name)-s\(senseCount)"
        let examples = sense.fewExamples.map { "<Example>\($0.onOneLine.escapedForMarkup)</Example>" }.joined()
        let attributes = [("id", "\(name)-\(senseCount)"), ("synset", synset)]
        try file.write("<Sense\(Self.text(of: attributes))>\(examples)</Sense>\n")
        let isNew = concept.map { places[$0.number] == nil } ?? true
        guard isNew else { return }
        let element = Synset(
            id: synset,
            opening: Self.opening(of: synset, sense, category),
            pointers: concept?.pointers ?? []
        )
        guard let concept else { return try others.write(element.closed(with: "")) }
        places[concept.number] = synsets.count
        synsets.append(element)
    }
}

// MARK: - Elements

extension LMFFormat.Synset {
    fileprivate func closed(with relations: String) -> String { "\(opening)\(relations)</Synset>\n" }
}

extension LMFFormat {
    private static func opening(of synset: String, _ sense: Sense, _ category: LexicalCategory?) -> String {
        let definitions = sense.definitions.map { "<Definition>\($0.onOneLine.escapedForMarkup)</Definition>" }.joined()
        let attributes = [("id", synset), ("ili", ""), ("partOfSpeech", partOfSpeech(category))]
        return "<Synset\(text(of: attributes))>\(definitions)"
    }

    private static func pronunciation(_ pronunciation: Pronunciation) -> String {
        let variety = pronunciation.region.flatMap { varieties[$0] }
        let attributes = variety.map { [("variety", $0)] } ?? []
        return "<Pronunciation\(text(of: attributes))>\(pronunciation.text.escapedForMarkup)</Pronunciation>"
    }

    private static func text(of attributes: [(name: String, value: String)]) -> String {
        attributes.map { " \($0.name)=\"\($0.value.onOneLine.escapedForMarkup)\"" }.joined()
    }

    private static let varieties: [Region: String] = [
        .british: "GB", .us: "US", .canadian: "CA", .australian: "AU", .newZealand: "NZ", .irish: "IE",
    ]

    /// The letter for a lexical category; `x` stands for any other.
    private static func partOfSpeech(_ category: LexicalCategory?) -> String {
        switch category {
        case .noun: "n"
        case .verb: "v"
        case .adjective: "a"
        case .adverb: "r"
        case .conjunction: "c"
        case .preposition: "p"
        case .idiomatic: "t"
        case nil: "u"
        default: "x"
        }
    }

    private static func relation(_ relation: ConceptRelation) -> String {
        switch relation {
        case .hypernym: "hypernym"
        case .instanceHypernym: "instance_hypernym"
        case .hyponym: "hyponym"
        case .instanceHyponym: "instance_hyponym"
        case .memberMeronym: "mero_member"
        case .partMeronym: "mero_part"
        case .substanceMeronym: "mero_substance"
        case .memberHolonym: "holo_member"
        case .partHolonym: "holo_part"
        case .substanceHolonym: "holo_substance"
        }
    }
}
