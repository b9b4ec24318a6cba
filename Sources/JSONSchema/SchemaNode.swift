internal import HeadwordJSON

/// A schema or one inside it, as rules that a value must keep; others are named by their index.
struct SchemaNode: Sendable {
    /// All rules; none of `true` and `{}`.
    var rules: [SchemaRule] = []

    /// The nodes that examine the same value, and so must not lead back here.
    var nodesInPlace: [Int] { rules.flatMap(\.nodesInPlace) }
}

/// What a value must be.
indirect enum SchemaRule: Sendable {
    /// The schema `false`.
    case never
    case types(TypeSet)
    /// `enum` and `const`.
    case among([JSONValue])
    case string(StringRule)
    case number(NumberRule)
    case array(ArrayRule)
    case object(ObjectRule)
    /// `$ref` and `allOf`.
    case all([Int])
    case any([Int])
    case one([Int])
    case not(Int)
    case conditional(if: Int, then: Int?, else: Int?)

    fileprivate var nodesInPlace: [Int] {
        switch self {
        case .all(let nodes), .any(let nodes), .one(let nodes): nodes
        case .not(let node): [node]
        case .conditional(let condition, let then, let otherwise): [condition] + [then, otherwise].compactMap(\.self)
        case .object(let rule): rule.dependentSchemas.map(\.node)
        case .never, .types, .among, .string, .number, .array: []
        }
    }
}

/// How many there may be.
struct CountRange: Hashable, Sendable {
    var least = 0
    var most = Int.max

    var isAny: Bool { least == 0 && most == .max }

    func contains(_ count: Int) -> Bool { least <= count && count <= most }
}

/// What strings must be; code points are counted.
struct StringRule: Sendable {
    var length = CountRange()
    var pattern: Pattern?
}

/// What numbers must be.
struct NumberRule: Sendable {
    var least: Number?
    var isLeastExcluded = false
    var most: Number?
    var isMostExcluded = false
    var factor: Number?
}

/// What arrays must be.
struct ArrayRule: Sendable {
    var prefix: [Int] = []
    var rest: Int?
    var count = CountRange()
    var isUnique = false
    var contained: Int?
    var containedCount = CountRange(least: 1)
}

/// What objects must be.
struct ObjectRule: Sendable {
    var properties: [ExactString: Int] = [:]
    /// The names of `properties` in the order of the schema.
    var names: [String] = []
    var patterns: [(pattern: Pattern, node: Int)] = []
    var additional: Int?
    var name: Int?
    var count = CountRange()
    var required: [String] = []
    var dependentRequired: [(name: String, others: [String])] = []
    var dependentSchemas: [(name: String, node: Int)] = []
}
