internal import HeadwordJSON
internal import HeadwordPatterns

/// A schema, or one nested in it, as rules that a value must keep; rules refer to other nodes by index.
struct SchemaNode: Sendable {
    /// All rules; empty for `true` and `{}`.
    var rules: [SchemaRule] = []

    /// The nodes that examine the same value, and so must not lead back here.
    var nodesInPlace: [Int] { rules.flatMap(\.nodesInPlace) }
}

/// A rule that a value must keep.
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

/// The permitted range of counts.
struct CountRange: Hashable, Sendable {
    var least = 0
    var most = Int.max

    var isAny: Bool { least == 0 && most == .max }

    func contains(_ count: Int) -> Bool { least <= count && count <= most }
}

/// The rule for strings; lengths are in code points.
struct StringRule: Sendable {
    var length = CountRange()
    var pattern: Pattern?
}

/// The rule for numbers.
struct NumberRule: Sendable {
    var least: Number?
    var isLeastExcluded = false
    var most: Number?
    var isMostExcluded = false
    var factor: Number?
}

/// The rule for arrays.
struct ArrayRule: Sendable {
    var prefix: [Int] = []
    var rest: Int?
    var count = CountRange()
    var isUnique = false
    var contained: Int?
    var containedCount = CountRange(least: 1)
}

/// The rule for objects.
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
