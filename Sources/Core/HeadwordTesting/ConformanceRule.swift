/// A rule that callers rely on.
public struct ConformanceRule: Sendable {
    /// A short name: `examples`.
    public let name: String
    /// What is expected, in one sentence.
    public let summary: String
    /// Whether the rule needs only the description and the examples already run, and makes no further calls.
    let asksNothing: Bool
    /// Returns the violations by a method.
    let check: @Sendable (MethodUnderTest) async throws -> [ConformanceProblem]

    /// Creates a rule that makes no further calls.
    init(
        _ name: String,
        _ summary: String,
        ofKnown check: @escaping @Sendable (MethodUnderTest) throws -> [ConformanceProblem]
    ) {
        self.name = name
        self.summary = summary
        asksNothing = true
        self.check = check
    }

    /// Creates a rule about how a method answers.
    init(
        _ name: String,
        _ summary: String,
        check: @escaping @Sendable (MethodUnderTest) async throws -> [ConformanceProblem]
    ) {
        self.name = name
        self.summary = summary
        asksNothing = false
        self.check = check
    }
}

/// Thrown when a method has nothing that a rule could be tried on.
struct Untestable: Error, CustomStringConvertible {
    /// What it lacks.
    var description: String

    init(_ description: String) { self.description = description }

    static var withoutExample: Untestable { Untestable("there is no example") }
    static var withoutAnswer: Untestable { Untestable("no example is answered") }
}

extension ConformanceRule {
    /// All rules, in the order in which they are checked.
    public static let all: [ConformanceRule] = [
        names, summaries, parameters, schemas,
        examples, results, positions,
        unknownParameters, missingParameters, wrongTypes, valuesOutOfSchema, failures,
        unlikelyWords, hostileText, repetition, concurrency, cancellation,
    ]
}
