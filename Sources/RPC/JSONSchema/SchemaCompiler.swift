internal import HeadwordJSON

/// Compiles a schema into nodes. The target of a reference is compiled once, so that schemas may be recursive.
struct SchemaCompiler {
    /// The index of the root schema.
    static let root = 0

    /// The maximum nesting depth of schemas.
    static let depthLimit = 128

    private let document: JSONValue
    private var nodes: [SchemaNode] = []
    private var indices: [SchemaPointer: Int] = [:]
    private var pointers: [SchemaPointer] = []
    /// The targets of references that are not compiled yet. They are compiled later, not recursively, since chains of
    /// references may be long.
    private var waiting: [Int] = []
    /// The nodes of schemas with an `$anchor`.
    private var anchors: [ExactString: Int] = [:]
    /// The nodes that stand for references to anchors, which may be defined after them.
    private var anchorReferences: [(node: Int, name: String)] = []

    private init(_ document: JSONValue) { self.document = document }

    /// Compiles a schema and everything that it refers to.
    static func nodes(of schema: JSONValue) throws(SchemaFailure) -> [SchemaNode] {
        var compiler = SchemaCompiler(schema)
        _ = compiler.index(of: SchemaPointer())
        while let index = compiler.waiting.popLast() {
            let pointer = compiler.pointers[index]
            guard let value = pointer.value(in: schema) else {
                throw SchemaFailure(at: "\(pointer)", "'$ref' refers to this, which does not exist")
            }
            try compiler.compile(value, at: index, depth: 0)
        }
        try compiler.resolveAnchors()
        try compiler.refuseCircles()
        return compiler.nodes
    }

    /// Returns the node of a nested schema.
    mutating func node(_ value: JSONValue, at pointer: SchemaPointer, depth: Int) throws(SchemaFailure) -> Int {
        guard depth < Self.depthLimit else {
            throw SchemaFailure(at: "\(pointer)", "schemas are nested more than \(Self.depthLimit) levels deep")
        }
        let count = pointers.count
        let index = index(of: pointer)
        if index == count {
            waiting.removeLast()
        } else {
            // A reference to it came first.
            guard let place = waiting.firstIndex(of: index) else { return index }
            waiting.remove(at: place)
        }
        try compile(value, at: index, depth: depth)
        return index
    }

    /// Returns the node of the target of a reference, or one that stands for it.
    mutating func node(of reference: String, at pointer: SchemaPointer) throws(SchemaFailure) -> Int {
        guard let fragment = fragment(of: reference)?.percentDecoded else {
            throw SchemaFailure(
                at: "\(pointer)",
                "'\(reference)' leads out of this schema; only references such as '#/$defs/name' and '#anchor' are followed"
            )
        }
        guard fragment.isEmpty || fragment.first == "/" else {
            nodes.append(SchemaNode())
            pointers.append(pointer)
            anchorReferences.append((nodes.count - 1, fragment))
            return nodes.count - 1
        }
        guard let target = SchemaPointer(text: fragment) else {
            throw SchemaFailure(at: "\(pointer)", "'\(reference)' has a '~' that is followed by neither 0 nor 1")
        }
        return index(of: target)
    }

    /// Returns what follows the `#` of a reference into this document, empty if there is none; nil for a reference to
    /// another document.
    private func fragment(of reference: String) -> String? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts[0].isEmpty || parts[0].isSame(as: identifier) else { return nil }
        return parts.count == 1 ? "" : parts[1]
    }

    /// The identifier of the document; empty if it has none.
    private var identifier: String {
        guard case .object(let object) = document, case .string(let identifier)? = object["$id"] else { return "" }
        return identifier
    }

    /// Gives the schema at a place a name for references.
    mutating func define(anchor name: String, at pointer: SchemaPointer) throws(SchemaFailure) {
        guard anchors.updateValue(index(of: pointer), forKey: ExactString(name)) == nil else {
            throw SchemaFailure(at: "\(pointer)", "another schema has the anchor '\(name)', too")
        }
    }

    private mutating func resolveAnchors() throws(SchemaFailure) {
        for (node, name) in anchorReferences {
            guard let target = anchors[ExactString(name)] else {
                throw SchemaFailure(at: "\(pointers[node])", "no schema has the anchor '\(name)'")
            }
            nodes[node].rules = [.all([target])]
        }
    }

    private mutating func index(of pointer: SchemaPointer) -> Int {
        if let index = indices[pointer] { return index }
        let index = nodes.count
        nodes.append(SchemaNode())
        pointers.append(pointer)
        indices[pointer] = index
        waiting.append(index)
        return index
    }

    private mutating func compile(_ value: JSONValue, at index: Int, depth: Int) throws(SchemaFailure) {
        switch value {
        case .bool(let bool): nodes[index].rules = bool ? [] : [.never]
        case .object(let object):
            let keywords = SchemaKeywords(object, at: pointers[index], depth: depth)
            nodes[index].rules = try keywords.rules(&self)
        default:
            throw SchemaFailure(at: "\(pointers[index])", "a schema is an object, true or false, not \(value.kindName)")
        }
    }

    /// Refuses schemas that refer back to themselves without descending into the value: their examination would not
    /// end.
    private func refuseCircles() throws(SchemaFailure) {
        var incoming = [Int](repeating: 0, count: nodes.count)
        let edges = nodes.map(\.nodesInPlace)
        for targets in edges { for target in targets { incoming[target] += 1 } }
        var free = nodes.indices.filter { incoming[$0] == 0 }
        var count = 0
        while let node = free.popLast() {
            count += 1
            for target in edges[node] {
                incoming[target] -= 1
                if incoming[target] == 0 { free.append(target) }
            }
        }
        guard count < nodes.count, let first = nodes.indices.first(where: { incoming[$0] > 0 }) else { return }
        throw SchemaFailure(
            at: "\(pointers[first])",
            "this refers back to itself without descending into the value"
        )
    }
}
