internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension TaxonomyProvider {
    /// The concepts that are related to the senses of a word.
    struct LookupResponse {
        /// A sense that stands for a concept, and what was found from there.
        struct PlacedSense {
            var source: String
            var sense: Sense
            var concept: Concept
            var walks: [(relation: Relation, walk: Walk)] = []
        }

        /// The senses of a headword in one lexical category, the commonest first.
        struct Part {
            var category: LexicalCategory
            var senses: [PlacedSense]
        }

        /// A headword that was found, with those of its senses that stand for concepts.
        struct Headword {
            var match: Match
            var parts: [Part]

            var senses: [PlacedSense] { parts.flatMap(\.senses) }
        }

        var headwords: [Headword]
        var shape: Shape
    }
}

// MARK: - Senses and their concepts

extension TaxonomyProvider.LookupResponse.Headword {
    typealias Part = TaxonomyProvider.LookupResponse.Part
    typealias PlacedSense = TaxonomyProvider.LookupResponse.PlacedSense

    /// The headwords of which a sense stands for a concept.
    static func list(of matches: [Match], in lexicon: Lexicon) throws -> [Self] {
        var headwords: [Self] = []
        for match in matches {
            let concepts = try lexicon.concepts(of: match.entry.word, in: match.entry.language)
            if !concepts.isEmpty { headwords.append(Self(match, concepts)) }
        }
        return headwords.keepingSenses { _ in true }
    }

    private init(_ match: Match, _ concepts: [Concept]) {
        let members = concepts.flatMap { concept in concept.members.map { ($0.sense, concept) } }
        let placed = Dictionary(members) { first, _ in first }
        self.match = match
        parts = match.entry.lexicalEntries.map { lexicalEntry in
            let senses = lexicalEntry.entries.flatMap { entry in
                entry.senses.compactMap { sense in
                    placed[sense.id].map { PlacedSense(source: entry.source, sense: sense, concept: $0) }
                }
            }
            return Part(category: lexicalEntry.lexicalCategory, senses: senses)
        }
    }
}

extension [TaxonomyProvider.LookupResponse.Headword] {
    /// Those of the senses that a test admits, and what has any of them.
    func keepingSenses(where isWanted: (TaxonomyProvider.LookupResponse.PlacedSense) -> Bool) -> Self {
        compactMap { headword in
            var headword = headword
            for index in headword.parts.indices { headword.parts[index].senses.removeAll { !isWanted($0) } }
            headword.parts.removeAll(where: \.senses.isEmpty)
            return headword.parts.isEmpty ? nil : headword
        }
    }
}

// MARK: - Writing

extension TaxonomyProvider.LookupResponse: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let sources = headwords.flatMap(\.senses).map(\.source)
            writer.member("metadata", AnswerMetadata(schema: "Taxonomy/1", sources: sources))
            writer.member("results", of: headwords) { headword, writer in write(headword, to: &writer) }
        }
    }

    private func write(_ headword: Headword, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.headwordMembers(of: headword.match)
            writer.member("lexicalEntries", of: headword.parts) { part, writer in write(part, of: headword, to: &writer)
            }
        }
    }

    private func write(_ part: Part, of headword: Headword, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.lexicalEntryMembers(of: headword.match.entry, as: part.category)
            writer.member("senses", of: part.senses) { sense, writer in write(sense, to: &writer) }
        }
    }

    private func write(_ sense: PlacedSense, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", sense.sense.id)
            writer.words(of: sense.concept)
            writer.member("definitions", ifAny: sense.sense.definitions)
            for (relation, walk) in sense.walks {
                switch shape {
                case .list: write(walk.nodes, as: relation, to: &writer)
                case .path: write(walk.paths, as: relation, to: &writer)
                case .tree: write(walk.first, of: walk, as: relation, to: &writer)
                }
            }
            if sense.walks.contains(where: \.walk.isTruncated) { writer.member("isTruncated", true) }
        }
    }
}

extension TaxonomyProvider.LookupResponse {
    typealias Relation = TaxonomyProvider.Relation
    typealias Walk = TaxonomyProvider.Walk

    private func write(_ nodes: [Walk.Node], as relation: Relation, to writer: inout JSONWriter) {
        guard !nodes.isEmpty else { return }
        writer.name(relation.label)
        writer.array { writer in
            for node in nodes {
                writer.object { writer in
                    writer.members(of: node)
                    writer.member("depth", node.depth)
                }
            }
        }
    }

    private func write(_ paths: [[Walk.Node]], as relation: Relation, to writer: inout JSONWriter) {
        guard !paths.isEmpty, let name = relation.pathsName else { return }
        writer.name(name)
        writer.array { writer in
            for path in paths {
                writer.array { writer in
                    for node in path { writer.object { $0.members(of: node) } }
                }
            }
        }
    }

    /// Calls itself once for each step, of which there are no more than the bounds of the walk allow.
    private func write(
        _ indexes: [Int],
        of walk: Walk,
        as relation: Relation,
        to writer: inout JSONWriter
    ) {
        guard !indexes.isEmpty else { return }
        writer.name(relation.label)
        writer.array { writer in
            for node in indexes.map({ walk.nodes[$0] }) {
                writer.object { writer in
                    writer.members(of: node)
                    write(node.children, of: walk, as: relation, to: &writer)
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes what each related concept begins with.
    fileprivate mutating func members(of node: TaxonomyProvider.Walk.Node) {
        member("relation", node.relation.label)
        words(of: node.concept)
        member("definitions", ifAny: node.definitions)
    }

    fileprivate mutating func words(of concept: Concept) {
        name("words")
        array { writer in
            for member in concept.members {
                writer.object { writer in
                    writer.member("id", member.sense)
                    writer.member("text", member.word)
                }
            }
        }
    }
}
