internal import HeadwordJSON
internal import HeadwordPatterns

/// The keywords of one schema; unknown ones are annotations, as the specification says.
struct SchemaKeywords {
    let object: JSONObject
    let pointer: SchemaPointer
    private let depth: Int

    /// Unsupported keywords that would change the meaning of a schema.
    private static let refused = [
        "unevaluatedItems", "unevaluatedProperties", "$dynamicRef", "$recursiveRef", "additionalItems", "dependencies",
    ]

    init(_ object: JSONObject, at pointer: SchemaPointer, depth: Int) {
        self.object = object
        self.pointer = pointer
        self.depth = depth
    }

    /// The rules of all keywords, the simple ones first.
    func rules(_ compiler: inout SchemaCompiler) throws(SchemaFailure) -> [SchemaRule] {
        for keyword in Self.refused where object[keyword] != nil {
            throw failure(keyword, "this keyword is not supported")
        }
        if object["$id"] != nil, !pointer.parts.isEmpty {
            throw failure("$id", "a schema inside another cannot have an identifier of its own here")
        }
        try refuseUnknownMetaSchema()
        for keyword in ["$anchor", "$dynamicAnchor"] {
            if let name = try string(keyword) { try compiler.define(anchor: name, at: pointer) }
        }
        var rules: [SchemaRule] = []
        if let types = try types() { rules.append(.types(types)) }
        if let values = try array("enum") { rules.append(.among(values)) }
        if let value = object["const"] { rules.append(.among([value])) }
        if let rule = try stringRule() { rules.append(.string(rule)) }
        if let rule = try numberRule() { rules.append(.number(rule)) }
        if let rule = try arrayRule(&compiler) { rules.append(.array(rule)) }
        if let rule = try objectRule(&compiler) { rules.append(.object(rule)) }
        return rules + (try applicators(&compiler))
    }

    /// Refuses a meta-schema that may give keywords another meaning, or none.
    private func refuseUnknownMetaSchema() throws(SchemaFailure) {
        guard pointer.parts.isEmpty, let name = try string("$schema") else { return }
        guard ["http://json-schema.org/", "https://json-schema.org/"].contains(where: name.hasPrefix) else {
            throw failure("$schema", "'\(name.excerpt(80))' is not a meta-schema of json-schema.org")
        }
    }

    private func applicators(_ compiler: inout SchemaCompiler) throws(SchemaFailure) -> [SchemaRule] {
        var rules: [SchemaRule] = []
        if let reference = try string("$ref") {
            rules.append(.all([try compiler.node(of: reference, at: pointer / "$ref")]))
        }
        if let nodes = try schemas("allOf", &compiler) { rules.append(.all(nodes)) }
        if let nodes = try schemas("anyOf", &compiler) { rules.append(.any(nodes)) }
        if let nodes = try schemas("oneOf", &compiler) { rules.append(.one(nodes)) }
        if let node = try schema("not", &compiler) { rules.append(.not(node)) }
        let then = try schema("then", &compiler)
        let otherwise = try schema("else", &compiler)
        if let condition = try schema("if", &compiler) {
            rules.append(.conditional(if: condition, then: then, else: otherwise))
        }
        // These apply to no value, but must be valid.
        for keyword in ["$defs", "definitions"] { _ = try namedSchemas(keyword, &compiler) }
        return rules
    }

    // MARK: Reading

    func failure(_ keyword: String, _ message: String) -> SchemaFailure {
        SchemaFailure(at: "\(pointer / keyword)", message)
    }

    func string(_ keyword: String) throws(SchemaFailure) -> String? {
        switch object[keyword] {
        case nil: return nil
        case .string(let string): return string
        case .some(let value): throw failure(keyword, "must be a string, not \(value.kindName)")
        }
    }

    func flag(_ keyword: String) throws(SchemaFailure) -> Bool {
        switch object[keyword] {
        case nil: return false
        case .bool(let flag): return flag
        case .some(let value): throw failure(keyword, "must be true or false, not \(value.kindName)")
        }
    }

    func array(_ keyword: String) throws(SchemaFailure) -> [JSONValue]? {
        switch object[keyword] {
        case nil: return nil
        case .array(let elements): return elements
        case .some(let value): throw failure(keyword, "must be an array, not \(value.kindName)")
        }
    }

    func strings(_ keyword: String) throws(SchemaFailure) -> [String] {
        guard let value = object[keyword] else { return [] }
        guard let strings = value.strings else { throw failure(keyword, "must be an array of strings") }
        return strings
    }

    func members(_ keyword: String) throws(SchemaFailure) -> [JSONObject.Member] {
        switch object[keyword] {
        case nil: return []
        case .object(let object): return object.members
        case .some(let value): throw failure(keyword, "must be an object, not \(value.kindName)")
        }
    }

    func number(_ keyword: String) throws(SchemaFailure) -> Number? {
        guard let value = object[keyword] else { return nil }
        guard let number = Number(value) else { throw failure(keyword, "must be a number, not \(value.kindName)") }
        return number
    }

    /// Reads a count, which may be huge, or written as 2.0.
    func count(_ keyword: String) throws(SchemaFailure) -> Int? {
        guard let number = try number(keyword) else { return nil }
        guard number >= .integer(0), number.double.rounded() == number.double else {
            throw failure(keyword, "must be an integer from 0")
        }
        return Int(exactly: number.double) ?? .max
    }

    func pattern(_ source: String, at keyword: String) throws(SchemaFailure) -> Pattern {
        do throws(PatternFailure) {
            return try Pattern(source)
        } catch {
            throw failure(keyword, "\(error)")
        }
    }

    // MARK: Nested schemas

    func schema(_ keyword: String, _ compiler: inout SchemaCompiler) throws(SchemaFailure) -> Int? {
        guard let value = object[keyword] else { return nil }
        return try compiler.node(value, at: pointer / keyword, depth: depth + 1)
    }

    func schemas(_ keyword: String, _ compiler: inout SchemaCompiler) throws(SchemaFailure) -> [Int]? {
        guard let values = try array(keyword) else { return nil }
        guard !values.isEmpty else { throw failure(keyword, "must have at least one schema") }
        var nodes: [Int] = []
        for (index, value) in values.enumerated() {
            nodes.append(try compiler.node(value, at: pointer / keyword / "\(index)", depth: depth + 1))
        }
        return nodes
    }

    func namedSchemas(_ keyword: String, _ compiler: inout SchemaCompiler) throws(SchemaFailure) -> [(String, Int)] {
        var nodes: [(String, Int)] = []
        for member in try members(keyword) {
            let node = try compiler.node(member.value, at: pointer / keyword / member.name, depth: depth + 1)
            nodes.append((member.name, node))
        }
        return nodes
    }
}

extension JSONValue {
    /// The strings of an array that contains nothing else; nil for any other value.
    var strings: [String]? {
        guard case .array(let elements) = self else { return nil }
        var strings: [String] = []
        for element in elements {
            guard case .string(let string) = element else { return nil }
            strings.append(string)
        }
        return strings
    }
}
