package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// The concepts that are related to the senses of a word.
package struct TaxonomyResponse {
    /// A sense that stands for a concept, and the concepts found from there.
    struct ConceptSense {
        var source: String
        var sense: StoredSense
        var concept: StoredConcept
        var walks: [(relation: TaxonomicRelation, walk: ConceptWalk)] = []
    }

    /// The senses of a headword in one lexical category, the commonest first.
    struct Part {
        var category: LexicalCategory
        var senses: [ConceptSense]
    }

    /// A headword, with those of its senses that stand for concepts.
    struct Result {
        var match: Match
        var parts: [Part]

        var senses: [ConceptSense] { parts.flatMap(\.senses) }
    }

    var headwords: [Result]
    var layout: TaxonomyLayout
}

// MARK: - Senses and their concepts

extension TaxonomyResponse.Result {
    /// Returns the headwords that have a sense that stands for a concept.
    static func list(of matches: [Match], in lexicon: Lexicon) throws -> [Self] {
        var headwords: [Self] = []
        for match in matches {
            let concepts = try lexicon.concepts(of: match.entry.word, in: match.entry.language)
            if !concepts.isEmpty { headwords.append(Self(match, concepts)) }
        }
        return headwords.keepingSenses { _ in true }
    }

    private init(_ match: Match, _ concepts: [StoredConcept]) {
        let members = concepts.flatMap { concept in concept.members.map { ($0.sense, concept) } }
        let placed = Dictionary(members) { first, _ in first }
        self.match = match
        parts = match.entry.lexicalEntries.map { lexicalEntry in
            let senses = lexicalEntry.entries.flatMap { entry in
                entry.senses.compactMap { sense in
                    placed[sense.id].map { concept in
                        TaxonomyResponse.ConceptSense(source: entry.source.string, sense: sense, concept: concept)
                    }
                }
            }
            return TaxonomyResponse.Part(category: lexicalEntry.lexicalCategory, senses: senses)
        }
    }
}

extension [TaxonomyResponse.Result] {
    /// Returns the headword with only the senses that satisfy a predicate, and without parts that have none left.
    func keepingSenses(where isWanted: (TaxonomyResponse.ConceptSense) -> Bool) -> Self {
        compactMap { headword in
            var headword = headword
            for index in headword.parts.indices { headword.parts[index].senses.removeAll { !isWanted($0) } }
            headword.parts.removeAll(where: \.senses.isEmpty)
            return headword.parts.isEmpty ? nil : headword
        }
    }
}

// MARK: - Shapes

extension TaxonomyResponse: JSONShaped {
    package static let shape = Shape<Self>.answer(
        { AnswerMetadata(schema: "Taxonomy/1", sources: $0.headwords.flatMap(\.senses).map(\.source)) },
        each: headword
    ) { response in
        response.headwords.lazy.map { (headword: $0, layout: response.layout) }
    }

    private static let headword = Shape<(headword: Result, layout: TaxonomyLayout)>.headword(
        { $0.headword.match },
        parts: { headword, layout in headword.parts.map { (part: $0, layout: layout) } },
        category: { $0.part.category },
        Shape([
            .list("senses", "Senses with the requested concepts, the most common first.", each: sense) { part, layout in
                part.senses.lazy.map { (sense: $0, layout: layout) }
            }
        ])
    )

    private typealias ShapedSense = (sense: ConceptSense, layout: TaxonomyLayout)

    private static let sense = Shape<ShapedSense>([
        .required("id", "The source, a colon, and the source's identifier.") { $0.sense.sense.id },
        .words { $0.sense.concept },
        .list("definitions") { $0.sense.sense.definitions },
        concepts("hypernyms", .hypernyms, "The concepts that it is a kind or an instance of."),
        concepts("hyponyms", .hyponyms, "Its kinds; for a verb, the manners of doing it."),
        concepts("meronyms", .meronyms, "Its parts, its members and its materials."),
        concepts("holonyms", .holonyms, "The wholes and groups that it belongs to, and the things made of it."),
        paths("hypernymPaths", .hypernyms),
        paths("holonymPaths", .holonyms),
        .flag("isTruncated", "Present if the limit left something out.") {
            $0.sense.walks.contains(where: \.walk.isTruncated)
        },
    ])

    private static func concepts(
        _ name: StaticString,
        _ relation: TaxonomicRelation,
        _ description: String
    ) -> Shape<ShapedSense>.Member {
        .list(
            name,
            description + " In a tree, each has its own related concepts in a member of the same name."
        ) { sense, layout -> [RelatedConcept] in
            guard let walk = sense.walk(relation) else { return [] }
            return switch layout {
            case .list: walk.nodes.map { RelatedConcept(node: $0, relation: relation, isListed: true) }
            case .tree: walk.first.map { RelatedConcept(node: walk.nodes[$0], relation: relation, tree: walk) }
            case .path: []
            }
        }
    }

    private static func paths(_ name: StaticString, _ relation: TaxonomicRelation) -> Shape<ShapedSense>.Member {
        .list(name, "For the shape path: each path from the sense to the root.") { shaped -> [[RelatedConcept]] in
            guard shaped.layout == .path, let walk = shaped.sense.walk(relation) else { return [] }
            return walk.paths.map { path in path.map { RelatedConcept(node: $0, relation: relation) } }
        }
    }
}

extension TaxonomyResponse.ConceptSense {
    fileprivate func walk(_ relation: TaxonomicRelation) -> ConceptWalk? {
        walks.first { $0.relation == relation }?.walk
    }
}

/// A concept that is related to a sense, directly or through others.
private struct RelatedConcept: JSONShaped {
    var node: ConceptWalk.Node
    /// The requested relation.
    var relation: TaxonomicRelation
    var isListed = false
    /// The walk whose further concepts are nested in this one.
    var tree: ConceptWalk?

    static let shape = Shape<Self>([
        .required("relation", "Its relation to the sense or concept before it.", as: .label(of: ConceptRelation.self)) {
            $0.node.relation.label
        },
        .words { $0.node.concept },
        .list("definitions") { $0.node.definitions },
        .optional("depth", "For the shape list: the number of steps from the sense.") {
            $0.isListed ? $0.node.depth : nil
        },
        further("hypernyms", .hypernyms),
        further("hyponyms", .hyponyms),
        further("meronyms", .meronyms),
        further("holonyms", .holonyms),
    ])

    /// Returns the member with the nested concepts, one level deeper per step; the bounds of the walk limit the depth.
    private static func further(_ name: StaticString, _ relation: TaxonomicRelation) -> Shape<Self>.Member {
        .list(name, "For the shape tree: the concepts of the next level.", as: .array(of: .any)) { concept -> [Self] in
            guard let walk = concept.tree, concept.relation == relation else { return [] }
            return concept.node.children.map { RelatedConcept(node: walk.nodes[$0], relation: relation, tree: walk) }
        }
    }
}

extension Shape.Member {
    /// The headwords that stand for a concept.
    fileprivate static func words(_ concept: @escaping @Sendable (Value) -> StoredConcept) -> Self {
        .required("words", "The headwords that stand for the concept, each in one sense.", each: .member) {
            concept($0).members
        }
    }
}

extension Shape<StoredConcept.Member> {
    fileprivate static let member = Shape([
        .required("id", "The identifier of the sense.") { $0.sense },
        .required("text") { $0.word },
    ])
}
