/// A violation of a rule by a method.
public struct ConformanceFinding: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    public var rule: String
    /// The name of the method.
    public var method: String
    /// What was seen.
    public var seen: String
    /// What was expected.
    public var expected: String

    /// Creates a finding.
    public init(rule: String, method: String, seen: String, expected: String) {
        self.rule = rule
        self.method = method
        self.seen = seen
        self.expected = expected
    }

    init(_ problem: ConformanceProblem, rule: ConformanceRule, method: String) {
        self.init(rule: rule.name, method: method, seen: problem.seen, expected: problem.expected)
    }

    /// The finding in one line.
    public var description: String { "\(method): \(rule): \(seen); expected \(expected)" }
}

/// A difference between what a rule saw and what it expected.
public struct ConformanceProblem: Hashable, Sendable {
    /// What was seen.
    public var seen: String
    /// What was expected.
    public var expected: String

    /// Creates a problem.
    public init(seen: String, expected: String) {
        self.seen = seen
        self.expected = expected
    }
}
