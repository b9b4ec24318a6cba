internal import HeadwordCore
internal import HeadwordJSON

extension ConformanceRule {
    /// A misspelt parameter must not be overlooked.
    static let unknownParameters = ConformanceRule(
        "unknown-parameter",
        "A parameter that the method does not take is refused by its name."
    ) { method in
        let name = "unexpectedParameter"
        let outcome = await method.outcome(of: method.parameters.setting(name, to: true))
        return refusal(of: name, as: .unknownParameter, in: outcome)
    }

    /// The parameters that a call cannot do without.
    static let missingParameters = ConformanceRule(
        "missing-parameter",
        "A required parameter that is missing is named."
    ) { method in
        let parameters = method.endpoint.parameters.filter(\.isRequired)
        guard !parameters.isEmpty else { throw Untestable("no parameter is required") }
        var problems: [ConformanceProblem] = []
        for parameter in parameters {
            let outcome = await method.outcome(of: method.parameters.setting(parameter.name, to: nil))
            problems += refusal(of: parameter.name, as: .missingParameter, in: outcome)
        }
        return problems
    }

    /// For example, a number for a word.
    static let wrongTypes = ConformanceRule(
        "wrong-type",
        "A value of a wrong type is refused, with parameter, value and what was expected."
    ) { method in try await problems(of: method) { [UnfitValues($0).ofWrongType].compactMap(\.self) } }

    /// For example, a limit that is too large.
    static let valuesOutOfSchema = ConformanceRule(
        "out-of-schema",
        "A value that its schema refuses is refused in the same way."
    ) { method in try await problems(of: method) { UnfitValues($0).outOfRange } }

    /// Passes each parameter values that it must refuse.
    private static func problems(
        of method: MethodUnderTest,
        values: (JSONObject) -> [JSONValue]
    ) async throws -> [ConformanceProblem] {
        let unfit = method.endpoint.parameters.flatMap { parameter in
            values(parameter.schema.value).map { (name: parameter.name, value: $0) }
        }
        guard !unfit.isEmpty else { throw Untestable("no parameter refuses such a value") }
        var problems: [ConformanceProblem] = []
        for (name, value) in unfit {
            let outcome = await method.outcome(of: method.parameters.setting(name, to: value))
            problems += refusal(of: name, value, as: .invalidParameter, in: outcome)
        }
        return problems
    }

    /// Returns what is wrong with the refusal of a parameter.
    private static func refusal(
        of parameter: String,
        _ value: JSONValue? = nil,
        as reason: FailureReason,
        in outcome: CallOutcome
    ) -> [ConformanceProblem] {
        let given =
            value.map { "'\(parameter)' as \($0.excerpt)" }
            ?? "\(reason == .missingParameter ? "without" : "with") '\(parameter)'"
        let expected = "the error \(reason.rawValue), which names '\(parameter)'"
        guard let failure = outcome.failure, failure.reason == reason, failure.parameter == parameter else {
            return [ConformanceProblem(seen: "\(given): \(outcome.summary)", expected: expected)]
        }
        guard failure.code == -32602, failure.message.contains("'\(parameter)"),
            value == nil || failure.value != nil && failure.message.contains("must be")
        else {
            return [
                ConformanceProblem(
                    seen: "\(given): \(outcome.summary)",
                    expected: "the code -32602 and a message that names the parameter and says what it must be"
                )
            ]
        }
        return []
    }
}

extension JSONObject {
    /// Returns the object with a member replaced, or removed if the value is nil.
    func setting(_ name: String, to value: JSONValue?) -> JSONObject {
        var object = self
        object[name] = value
        return object
    }
}
