internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

/// The concepts reached from one concept by some relations, the nearest first.
///
/// The limit cuts off the farthest concepts, so that even a small part of a large tree is a tree itself.
struct ConceptWalk {
    /// A concept on a path.
    struct Node {
        /// Its relation to the concept before it.
        var relation: ConceptRelation
        var concept: StoredConcept
        /// The definitions of the sense of its first member.
        var definitions: StoredList<StoredText>
        /// The number of steps from the start.
        var depth: Int
        /// The index of the node before it; nil if that is the start.
        var parent: Int?
        /// The indexes of the nodes after it.
        var children: [Int] = []
    }

    /// The bounds of a walk.
    struct Bounds {
        var relations: Set<ConceptRelation>
        var depth: Int
        var limit: Int
        /// Whether a concept that is reached by several paths appears only once.
        var isUnique: Bool
    }

    private let lexicon: Lexicon
    private let bounds: Bounds
    /// The concepts that must not be reached again by any path; only the start, unless concepts are unique.
    private var seen: Set<Int>
    private(set) var nodes: [Node] = []
    /// The indexes of the first nodes after the start.
    private(set) var first: [Int] = []
    /// The number of nodes whose children have all been added.
    private var completed = 0
    /// Whether the walk ended because of the limit.
    private(set) var isTruncated = true

    /// Walks until nothing is left or a bound is reached.
    init(from start: StoredConcept, _ bounds: Bounds, in lexicon: Lexicon) throws {
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

    /// The paths that were walked to their ends, each beginning at the start.
    var paths: [[Node]] {
        nodes[..<completed].filter(\.children.isEmpty).map { leaf in
            sequence(first: leaf) { node in node.parent.map { nodes[$0] } }.reversed()
        }
    }

    /// - Returns: whether there was room for all of them.
    private mutating func addTargets(
        of concept: StoredConcept,
        after parent: Int?,
        _ check: inout StopCheck
    ) throws -> Bool {
        let depth = parent.map { nodes[$0].depth + 1 } ?? 1
        guard depth <= bounds.depth else { return true }
        for pointer in concept.pointers {
            guard let relation = pointer.relation, bounds.relations.contains(relation) else { continue }
            if check.saysStop() { throw LexiconFailure.stopped }
            guard isNew(pointer.concept, after: parent) else { continue }
            guard nodes.count < bounds.limit else { return false }
            try add(pointer.concept, as: relation, depth: depth, after: parent)
        }
        return true
    }

    private mutating func add(
        _ number: Int,
        as relation: ConceptRelation,
        depth: Int,
        after parent: Int?
    ) throws {
        guard let concept = try lexicon.concept(number: number) else { return }
        let sense = try concept.members.first.flatMap { member in try lexicon.sense(of: member) }
        if bounds.isUnique { seen.insert(number) }
        if let parent { nodes[parent].children.append(nodes.count) } else { first.append(nodes.count) }
        nodes.append(
            Node(
                relation: relation,
                concept: concept,
                definitions: sense?.definitions ?? StoredList([]),
                depth: depth,
                parent: parent
            )
        )
    }

    /// Whether a concept may come next; never one that is already on the path, in case relations form a cycle.
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
