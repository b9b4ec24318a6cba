internal import HeadwordJSON
internal import HeadwordPatterns

/// One walk over a value, with its remaining budget of steps.
struct Validator {
    /// The maximum number of steps for a value.
    static let stepLimit = 1_000_000
    /// The maximum depth of schemas that examine a value inside one another.
    static let depthLimit = 512

    let nodes: [SchemaNode]
    /// The remaining steps; below zero if there were too many.
    var steps = Self.stepLimit
    /// Whether the failure will be read; if not, it only matters whether there is one.
    var isNamed = true
    private var depth = 0
    private var isTooDeep = false

    init(nodes: [SchemaNode]) { self.nodes = nodes }

    /// The failure that says that the work was given up, whatever was found; nil if it was not.
    var exhaustion: ValidationFailure? {
        if isTooDeep {
            return ValidationFailure(
                value: nil,
                expected: "simple enough to be checked with \(Self.depthLimit) nested schemas"
            )
        }
        guard steps < 0 else { return nil }
        return ValidationFailure(value: nil, expected: "simple enough to be checked in \(Self.stepLimit) steps")
    }

    /// Returns the first failure of a value; nil if it fits.
    mutating func failure(in value: JSONValue, of index: Int) -> ValidationFailure? {
        steps -= 1
        guard steps >= 0, !isTooDeep else { return .unnamed }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            isTooDeep = true
            return .unnamed
        }
        for rule in nodes[index].rules {
            if let failure = failure(in: value, of: rule, node: index) { return failure }
        }
        return nil
    }

    /// Whether a value fits, without the reason.
    mutating func fits(_ value: JSONValue, _ index: Int) -> Bool {
        let isNamed = isNamed
        self.isNamed = false
        defer { self.isNamed = isNamed }
        return failure(in: value, of: index) == nil
    }

    /// Returns a failure of the value itself, whose text is made only if it will be read.
    func failure(_ value: JSONValue?, _ expected: @autoclosure () -> Expectation) -> ValidationFailure {
        guard isNamed else { return .unnamed }
        let expected = expected()
        return ValidationFailure(value: value, expected: expected.text, allowed: expected.allowed)
    }

    private mutating func failure(in value: JSONValue, of rule: SchemaRule, node: Int) -> ValidationFailure? {
        switch rule {
        case .never: return failure(value, "absent")
        case .types(let types):
            return types.admits(value) ? nil : failure(value, Expectation(of: node, in: nodes))
        case .among(let values):
            return fits(value, amongThese: values) ? nil : failure(value, Expectation(among: values))
        case .string(let rule): return fits(value, rule) ? nil : failure(value, Expectation(of: node, in: nodes))
        case .number(let rule): return rule.admits(value) ? nil : failure(value, Expectation(of: node, in: nodes))
        case .array(let rule):
            guard case .array(let elements) = value else { return nil }
            return failure(in: elements, rule, node: node)
        case .object(let rule):
            guard case .object(let object) = value else { return nil }
            return failure(in: object, rule, node: node)
        case .all(let nodes):
            for node in nodes { if let failure = failure(in: value, of: node) { return failure } }
            return nil
        case .any(let nodes): return faultOfAny(value, nodes)
        case .one(let nodes): return faultOfOne(value, nodes)
        case .not(let node):
            return fits(value, node)
                ? failure(value, "something other than \(Expectation(of: node, in: nodes).text)") : nil
        case .conditional(let condition, let then, let otherwise):
            guard let node = fits(value, condition) ? then : otherwise else { return nil }
            return failure(in: value, of: node)
        }
    }

    private mutating func fits(_ value: JSONValue, amongThese values: [JSONValue]) -> Bool {
        steps -= values.count / 8 + value.comparingCost
        return values.contains { $0.isSame(as: value) }
    }

    private mutating func fits(_ value: JSONValue, _ rule: StringRule) -> Bool {
        guard case .string(let string) = value else { return true }
        if !rule.length.isAny {
            steps -= string.utf8.count / 64
            guard rule.length.contains(string.unicodeScalars.count) else { return false }
        }
        return rule.pattern?.matches(string, steps: &steps) ?? true
    }

    private mutating func faultOfAny(_ value: JSONValue, _ choices: [Int]) -> ValidationFailure? {
        for choice in choices where fits(value, choice) { return nil }
        return isNamed ? nearestFailure(value, choices) : .unnamed
    }

    /// Returns the failure that lies deepest in the value, since its choice fits most of the value; if none lies below
    /// the value itself, a failure that lists what all choices accept.
    private mutating func nearestFailure(_ value: JSONValue, _ choices: [Int]) -> ValidationFailure {
        var nearest: ValidationFailure?
        for choice in choices {
            guard let failure = failure(in: value, of: choice) else { continue }
            if failure.path.count > nearest?.path.count ?? 0 { nearest = failure }
        }
        return nearest ?? failure(value, Expectation(anyOf: choices, in: nodes))
    }

    private mutating func faultOfOne(_ value: JSONValue, _ choices: [Int]) -> ValidationFailure? {
        var count = 0
        for choice in choices where steps >= 0 && fits(value, choice) { count += 1 }
        if count == 1 { return nil }
        guard count > 1 else { return isNamed ? nearestFailure(value, choices) : .unnamed }
        return failure(value, "only one of: \(Expectation(anyOf: choices, in: nodes).text)")
    }
}

extension NumberRule {
    /// Whether the value keeps the rule, or is not a number.
    fileprivate func admits(_ value: JSONValue) -> Bool {
        guard let number = Number(value) else { return true }
        if let least, isLeastExcluded ? number <= least : number < least { return false }
        if let most, isMostExcluded ? number >= most : number > most { return false }
        return factor.map(number.isMultiple) ?? true
    }
}
