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

    private init(_ document: JSONValue) { self.document = document }

    /// Compiles a schema and everything that it refers to.
    static func nodes(of schema: JSONValue) throws(SchemaFailure) -> [SchemaNode] {
        var compiler = SchemaCompiler(schema)
        _ = compiler.index(of: SchemaPointer())
        while let index = compiler.waiting.popLast() {
            let pointer = compiler.pointers[index]
            guard let value = pointer.value(in: schema) else {
                throw SchemaFailure(at: "\(pointer)", "there is nothing here that '$ref' could mean")
            }
            try compiler.compile(value, at: index, depth: 0)
        }
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

    /// Returns the node of the target of a reference.
    mutating func node(of reference: String, at pointer: SchemaPointer) throws(SchemaFailure) -> Int {
        guard reference.first == "#", let target = SchemaPointer(fragment: reference.dropFirst()) else {
            throw SchemaFailure(
                at: "\(pointer)",
                "'\(reference)' is not a JSON pointer into this schema, such as '#/$defs/name'; others are not followed"
            )
        }
        return index(of: target)
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
            "this leads back to itself by references, without going into the value"
        )
    }
}
