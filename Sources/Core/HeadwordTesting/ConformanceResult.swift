internal import HeadwordCore

/// The result of a check.
public struct ConformanceResult: Sendable {
    /// The violations of the rules; empty if all is well.
    public private(set) var findings: [ConformanceFinding] = []
    /// The rules that could not be tried, in the order of the methods.
    public private(set) var skipped: [SkippedRule] = []
    /// The names of the rules that were tried on at least one method.
    public private(set) var tried: Set<String> = []

    /// Creates the result of a check that has not begun.
    public init() {}

    /// Checks a rule on a method.
    mutating func add(_ rule: ConformanceRule, _ method: MethodUnderTest) async {
        let name = method.endpoint.method
        do {
            // Each further call of a method that hangs would take up the whole patience again.
            if method.hangs, !rule.asksNothing { throw Untestable("a call did not end") }
            findings += try await rule.check(method).map { ConformanceFinding($0, rule: rule, method: name) }
            tried.insert(rule.name)
        } catch {
            skipped.append(SkippedRule(rule: rule.name, method: name, reason: "\(error)"))
        }
    }
}

/// A rule that could not be tried on a method.
public struct SkippedRule: Hashable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// The name of the method.
    public var method: String
    /// What the method lacks: "no parameter is required".
    public var reason: String
}
