/// Where a method does not do what a rule says.
public struct ConformanceFinding: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    public var rule: String
    /// The name of the method.
    public var method: String
    /// What was seen.
    public var seen: String
    /// What should have been.
    public var expected: String

    /// Creates a finding.
    public init(rule: String, method: String, seen: String, expected: String) {
        self.rule = rule
        self.method = method
        self.seen = seen
        self.expected = expected
    }

    init(_ fault: ConformanceFault, rule: ConformanceRule, method: String) {
        self.init(rule: rule.name, method: method, seen: fault.seen, expected: fault.expected)
    }

    /// All of it in one line.
    public var description: String { "\(method): \(rule): \(seen); expected \(expected)" }
}

/// What a rule saw that it did not expect.
public struct ConformanceFault: Hashable, Sendable {
    /// What was seen.
    public var seen: String
    /// What should have been.
    public var expected: String

    /// Creates a fault.
    public init(seen: String, expected: String) {
        self.seen = seen
        self.expected = expected
    }
}
