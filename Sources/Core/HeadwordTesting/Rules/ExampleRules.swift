internal import HeadwordCore
internal import HeadwordJSON
internal import JSONSchema

extension ConformanceRule {
    /// The examples, which callers copy.
    static let examples = ConformanceRule(
        "examples",
        "There is an example, and each is answered.",
        ofKnown: { method in
            guard !method.runs.isEmpty else {
                return [ConformanceProblem(seen: "no example", expected: "at least one")]
            }
            return method.runs.compactMap { run in
                if case .answer = run.outcome { return nil }
                return ConformanceProblem(seen: "'\(run.example.name)': \(run.outcome.summary)", expected: "an answer")
            }
        }
    )

    /// The results that callers get.
    static let results = ConformanceRule(
        "results",
        "The answers of the examples fit the schema of the result.",
        ofKnown: { method in
            guard method.workingExample != nil else { throw Untestable.withoutAnswer }
            return method.runs.compactMap { run in
                method.problemOfAnswer(run.outcome).map { problem in
                    ConformanceProblem(seen: "'\(run.example.name)': \(problem.seen)", expected: problem.expected)
                }
            }
        }
    )

    /// The other way to pass parameters.
    static let positions = ConformanceRule("positions", "Parameters by position give the same answer as by name.") {
        method in
        guard !method.runs.isEmpty else { throw Untestable.withoutExample }
        var problems: [ConformanceProblem] = []
        for run in method.runs {
            let byPosition = await method.outcome(of: method.endpoint.byPosition(run.example.parameters))
            guard byPosition != run.outcome else { continue }
            problems.append(
                ConformanceProblem(
                    seen: "'\(run.example.name)' by position: \(byPosition.summary)",
                    expected: run.outcome.summary
                )
            )
        }
        return problems
    }
}

extension MethodUnderTest {
    /// Returns how an answer violates the schema of the result; nil if it fits, or is not an answer.
    func problemOfAnswer(_ outcome: CallOutcome) -> ConformanceProblem? {
        guard case .answer(let value) = outcome else { return nil }
        guard let schema = try? JSONSchema(.object(endpoint.resultSchema.value)) else { return nil }
        return schema.firstFailure(in: value).map { problem in
            let place = problem.path.isEmpty ? "the answer" : "'\(problem.path.joined(separator: "."))' of the answer"
            return ConformanceProblem(
                seen: "\(place) is \(problem.value.map(\.excerpt) ?? "missing")",
                expected: problem.expected
            )
        }
    }
}

extension EndpointDescription {
    /// Returns the parameters by position, with null for those that are left out.
    fileprivate func byPosition(_ values: JSONObject) -> JSONValue {
        let last = parameters.lastIndex { values[$0.name] != nil }
        return .array(parameters.prefix(last.map { $0 + 1 } ?? 0).map { values[$0.name] ?? .null })
    }
}
