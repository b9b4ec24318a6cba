internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension TaxonomyProvider {
    /// What is a word a kind of, and what are its kinds, parts and wholes? (`taxonomy.lookup`)
    struct LookupRequest: WordRequest {
        typealias Response = LookupResponse

        /// The word and how a headword is found for it.
        var query = WordQuery()
        /// The only sense that is wanted; nil for all.
        var sense: String?
        /// What is wanted of each sense.
        var relations = [Relation.hypernyms]
        /// How it is laid out.
        var shape = Layout.list
        /// How many steps are taken from a sense; nil for as many as the shape has.
        var depth: Int?
        /// The largest number of concepts in the answer.
        var limit = 100

        func check() throws {
            guard shape == .path, let downwards = relations.first(where: { $0.pathsName == nil }) else { return }
            throw CallFailure.invalidParameter(
                Self.relations.description.name,
                value: .string(downwards.label),
                expected: "hypernyms or holonyms where the shape is a path to the root",
                allowed: Relation.allCases.filter { $0.pathsName != nil }.map(\.label)
            )
        }
    }
}

// MARK: - Description

extension TaxonomyProvider.LookupRequest {
    typealias Relation = TaxonomyProvider.Relation
    typealias Layout = TaxonomyProvider.Layout

    static let sense = Parameter<String>.text(
        "sense",
        "The identifier of the only sense that is wanted; every sense if absent, the commonest first.",
        length: 1...256
    )
    static let relations = Parameter<[Relation]>.labels(
        "relations",
        "Which related concepts are wanted; hypernyms if absent. The hyponyms of a verb are its troponyms.",
        isFilter: false
    )
    private static let shape = Parameter<Layout>.label(
        "shape",
        "How they are laid out: a list of each concept once, the nearest first; paths to the root (hypernyms and "
            + "holonyms only); or a tree. A list if absent."
    )
    private static let depth = Parameter<Int>.integer(
        "depth",
        "How many steps are taken from a sense; if absent, 1 for a list, 3 for a tree, and paths go to their end.",
        in: 1...10
    )
    private static let limit = Parameter<Int>.integer(
        "limit",
        "The largest number of concepts in the answer, the first senses first; 100 if absent. A sense that is not told "
            + "in full has 'isTruncated'.",
        in: 1...500
    )

    static let noTaxonomy = FailureReason(
        "noTaxonomy",
        statuses: [404],
        "The word is there, without concepts that are related to it in this way."
    )
    static let unknownSense = FailureReason(
        "unknownSense",
        statuses: [404],
        "The word has no such sense in the taxonomy; `allowed` has those that it has."
    )

    static let endpoint = Endpoint<Self>(
        method: "taxonomy.lookup",
        summary: "Says what the senses of a word are kinds of, and what their kinds, parts and wholes are.",
        parameters: [
            .word, .language, .lexicalCategory,
            sense.optional { $0.sense = $1 },
            relations.optional { $0.relations = $1 },
            shape.optional { $0.shape = $1 },
            depth.optional { $0.depth = $1 },
            limit.optional { $0.limit = $1 },
            .match, .preserveCase,
        ],
        resultName: "Taxonomy",
        failures: [
            .init(
                code: 404,
                message: "No such headword or sense, no such language, or no concept is related to it in this way.",
                reasons: [noTaxonomy, unknownSense]
            )
        ],
        examples: [
            .init("What a word is a kind of", ["word": "dog"]),
            .init("The way to the root", ["word": "dog", "sense": "wordnet:dog%1:05:00::", "shape": "path"]),
            .init("A tree of kinds", ["word": "dogs", "relations": ["hyponyms"], "shape": "tree", "depth": 2]),
            .init("Parts and wholes", ["word": "dog", "relations": ["meronyms", "holonyms"]]),
        ]
    )
}
