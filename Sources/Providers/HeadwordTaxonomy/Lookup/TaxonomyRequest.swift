package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// What is a word a kind of, and what are its kinds, parts and wholes? (`taxonomy.lookup`)
package struct TaxonomyRequest: WordRequest {
    package typealias Response = TaxonomyResponse

    /// The default number of concepts in an answer, and the maximum.
    package static let (defaultLimit, maximumLimit) = (100, 500)

    /// The word and how its headword is found.
    package var query = WordQuery()
    /// The only sense to follow; nil for all.
    var sense: String?
    /// The requested relations of each sense.
    var relations = [TaxonomicRelation.hypernyms]
    /// The layout of the related concepts.
    var shape = TaxonomyLayout.list
    /// The maximum number of steps from a sense; nil for the default of the layout.
    var depth: Int?
    /// The maximum number of concepts in the answer.
    var limit = defaultLimit

    package init() {}

    package func check() throws {
        guard shape == .path, let downwards = relations.first(where: { $0.pathsName == nil }) else { return }
        throw CallFailure.invalidParameter(
            Self.relations.description.name,
            value: .string(downwards.label),
            expected: "hypernyms or holonyms if the shape is a path to the root",
            allowed: TaxonomicRelation.allCases.filter { $0.pathsName != nil }.map(\.label)
        )
    }
}

// MARK: - Description

extension TaxonomyRequest {
    static let sense = Parameter<String>.text(
        "sense",
        "The identifier of the only sense to show; all senses if absent, the most common first.",
        length: 1...256
    )
    static let relations = Parameter<[TaxonomicRelation]>.labels(
        "relations",
        "The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms.",
        isFilter: false
    )
    private static let shape = Parameter<TaxonomyLayout>.label(
        "shape",
        "How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms and "
            + "holonyms only); or a tree. A list if absent."
    )
    private static let depth = Parameter<Int>.integer(
        "depth",
        "The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths.",
        in: 1...10
    )
    private static let limit = Parameter<Int>.integer(
        "limit",
        "The maximum number of concepts in the answer, the first senses first; \(defaultLimit) if absent. A sense that is not "
            + "shown in full has 'isTruncated'.",
        in: 1...maximumLimit
    )

    package static let endpoint = Endpoint<Self>(
        method: "taxonomy.lookup",
        summary: "Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each.",
        parameters: [
            .word, .language, .lexicalCategory,
            sense.optional { $0.sense = $1 },
            relations.optional { $0.relations = $1 },
            shape.optional { $0.shape = $1 },
            depth.optional { $0.depth = $1 },
            limit.optional { $0.limit = $1 },
            .match, .preserveCase, .suggestions,
        ],
        resultName: "Taxonomy",
        failures: [
            .init(
                code: 404,
                message: "No such headword, sense or language, or no concept is related to it in this way.",
                reasons: [.noTaxonomy, .unknownSense]
            )
        ],
        examples: [
            .init("What a word is a kind of", ["word": "dog"]),
            .init("The path to the root", ["word": "dog", "sense": "wordnet:dog%1:05:00::", "shape": "path"]),
            .init("A tree of kinds", ["word": "dogs", "relations": ["hyponyms"], "shape": "tree", "depth": 2]),
            .init("Parts and wholes", ["word": "dog", "relations": ["meronyms", "holonyms"]]),
        ]
    )
}
