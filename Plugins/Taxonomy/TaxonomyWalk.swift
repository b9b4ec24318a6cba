internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension TaxonomyProvider {
    /// The concepts that are reached from one by some relations, the nearest first.
    ///
    /// What is beyond the limit is the farthest, so that even a small part of a large tree is a whole tree.
    struct Walk {
        /// A concept on the way.
        struct Node {
            /// What it is to the one before.
            var relation: ConceptRelation
            var concept: Concept
            /// What it is, in the words of the sense of its first member.
            var definitions: [String]
            /// The number of steps to it.
            var depth: Int
            /// The index of the one before; nil if that is where the walk begins.
            var parent: Int?
            /// The indexes of those after it.
            var children: [Int] = []
        }

        /// How far a walk goes.
        struct Bounds {
            var relations: Set<ConceptRelation>
            var depth: Int
            var limit: Int
            /// Whether a concept that is reached in several ways is shown once only.
            var isUnique: Bool
        }

        private let lexicon: Lexicon
        private let bounds: Bounds
        /// The concepts that must not come again on any way; the start only if others may.
        private var seen: Set<Int>
        private(set) var nodes: [Node] = []
        /// The indexes of the nodes that the walk begins with.
        private(set) var first: [Int] = []
        /// How many nodes have all their children.
        private var completed = 0
        /// Whether the limit ended the walk.
        private(set) var isTruncated = true

        /// Walks until there is nothing more, or a bound is met.
        init(from start: Concept, _ bounds: Bounds, in lexicon: Lexicon) throws {
            self.lexicon = lexicon
            self.bounds = bounds
            seen = [start.number]
            var check = StopCheck()
            guard try addTargets(of: start, after: nil, &check) else { return }
            while completed < nodes.count, try addTargets(of: nodes[completed].concept, after: completed, &check) {
                completed += 1
            }
            isTruncated = completed < nodes.count
        }

        /// The ways that were walked to their ends, each from the start on.
        var paths: [[Node]] {
            nodes[..<completed].filter(\.children.isEmpty).map { leaf in
                sequence(first: leaf) { node in node.parent.map { nodes[$0] } }.reversed()
            }
        }

        /// - Returns: whether there was room for all of them.
        private mutating func addTargets(
            of concept: Concept,
            after parent: Int?,
            _ check: inout StopCheck
        ) throws -> Bool {
            let depth = parent.map { nodes[$0].depth + 1 } ?? 1
            guard depth <= bounds.depth else { return true }
            for pointer in concept.pointers where bounds.relations.contains(pointer.relation) {
                if check.saysStop() { throw LexiconFailure.stopped }
                guard isNew(pointer.concept, after: parent) else { continue }
                guard nodes.count < bounds.limit else { return false }
                try add(pointer, depth: depth, after: parent)
            }
            return true
        }

        private mutating func add(_ pointer: Concept.Pointer, depth: Int, after parent: Int?) throws {
            guard let concept = try lexicon.concept(number: pointer.concept) else { return }
            let sense = try concept.members.first.flatMap { member in
                try lexicon.sense(of: member, in: concept.language)
            }
            if bounds.isUnique { seen.insert(concept.number) }
            if let parent { nodes[parent].children.append(nodes.count) } else { first.append(nodes.count) }
            nodes.append(
                Node(
                    relation: pointer.relation,
                    concept: concept,
                    definitions: sense?.definitions ?? [],
                    depth: depth,
                    parent: parent
                )
            )
        }

        /// Whether a concept may come next; never one that the way has come through, should relations lead in a circle.
        private func isNew(_ concept: Int, after parent: Int?) -> Bool {
            guard !seen.contains(concept) else { return false }
            var next = bounds.isUnique ? nil : parent
            while let index = next {
                if nodes[index].concept.number == concept { return false }
                next = nodes[index].parent
            }
            return true
        }
    }
}
