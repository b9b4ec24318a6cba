internal import HeadwordCore
internal import HeadwordJSON

extension ConformanceRule {
    /// The errors that programs and people rely on.
    static let failures = ConformanceRule(
        "failures",
        "Every error has a status, a reason in camel case and a message that is a sentence."
    ) { method in
        var problems: [ConformanceProblem] = []
        var isRefused = false
        for parameters in method.callsToRefuse {
            guard let failure = await method.outcome(of: parameters).failure else { continue }
            isRefused = true
            problems += failure.problems.map { problem in
                ConformanceProblem(seen: "with \(parameters.excerpt): \(problem.seen)", expected: problem.expected)
            }
        }
        guard isRefused else { throw Untestable("no call was refused") }
        return problems
    }

    /// A word that no source has.
    static let unlikelyWords = ConformanceRule(
        "unlikely-word",
        "An unlikely word gives an answer, or an error that the method declares."
    ) { method in
        try await problems(of: method, texts: [unlikelyWord]) { failure in
            failure.code == -32602 || method.endpoint.failures.contains { $0.code == failure.code }
        }
    }

    /// Text that strangers may send.
    static let hostileText = ConformanceRule(
        "hostile-text",
        "Control characters, very long text, emoji and right-to-left text do no harm."
    ) { method in
        try await problems(of: method, texts: hostileTexts) { failure in (400..<500).contains(failure.status) }
    }

    /// Passes texts to the parameters that accept any text.
    private static func problems(
        of method: MethodUnderTest,
        texts: [String],
        accepts: (CallFailure) -> Bool
    ) async throws -> [ConformanceProblem] {
        let parameters = method.endpoint.parameters.filter(\.takesText)
        guard !parameters.isEmpty else { throw Untestable("no parameter takes any text") }
        var problems: [ConformanceProblem] = []
        for parameter in parameters {
            for text in texts {
                let outcome = await method.outcome(of: method.parameters.setting(parameter.name, to: .string(text)))
                if case .answer = outcome {
                    problems += [method.problemOfAnswer(outcome)].compactMap(\.self)
                } else if outcome.failure.map(accepts) != true {
                    problems.append(
                        ConformanceProblem(
                            seen: "'\(parameter.name)' as \(JSONValue.string(text).excerpt): \(outcome.summary)",
                            expected: "an answer, or an error that callers can understand"
                        )
                    )
                }
            }
        }
        return problems
    }

    static let unlikelyWord = "zxqvjkwq"

    private static let hostileTexts = [
        "\u{0}\u{1}\u{7F}\u{1B}[31m",
        String(repeating: "long ", count: 20_000),
        "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
        "\u{202E}\u{05E9}\u{05DC}\u{05D5}\u{05DD}\u{202C} \u{0633}\u{0644}\u{0627}\u{0645}",
        "e" + String(repeating: "\u{301}", count: 500),
        "'; DROP TABLE headword; -- %s%n ../../etc/passwd",
        "\u{FEFF}\u{FFFD}\u{2028}\u{10FFFF}",
    ]
}

extension MethodUnderTest {
    /// Calls that most methods refuse.
    fileprivate var callsToRefuse: [JSONValue] {
        var calls: [JSONValue] = [
            [:], .object(parameters.setting("unexpectedParameter", to: true)),
            .array(Array(repeating: [["unexpected"]], count: endpoint.parameters.count + 1)),
        ]
        for parameter in endpoint.parameters {
            let word = parameter.takesText ? JSONValue.string(ConformanceRule.unlikelyWord) : nil
            let values = [UnfitValues(parameter.schema.value).ofWrongType, word].compactMap(\.self)
            calls += values.map { .object(parameters.setting(parameter.name, to: $0)) }
        }
        return calls
    }
}

extension ParameterDescription {
    /// Whether the parameter accepts any text.
    fileprivate var takesText: Bool { schema.value["type"] == "string" && schema.value["enum"] == nil }
}

extension CallFailure {
    /// What is wrong with the form of the error.
    fileprivate var problems: [ConformanceProblem] {
        var problems: [ConformanceProblem] = []
        if !(400...599).contains(status) {
            problems.append(ConformanceProblem(seen: "the status \(status)", expected: "one from 400 to 599"))
        }
        if code != status, code != -32602 {
            problems.append(ConformanceProblem(seen: "the code \(code)", expected: "the status \(status), or -32602"))
        }
        if reason.rawValue.wholeMatch(of: /[a-z][A-Za-z0-9]*/) == nil {
            problems.append(
                ConformanceProblem(seen: "the reason '\(reason.rawValue)'", expected: "a word like 'notFound'")
            )
        }
        if !message.isSentence, !message.hasPrefix("'") {
            problems.append(ConformanceProblem(seen: "the message '\(message)'", expected: "a sentence"))
        }
        return problems
    }
}
