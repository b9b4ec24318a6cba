internal import HeadwordCore
internal import HeadwordJSON

extension ConformanceRule {
    /// Clients and caches rely on equal answers.
    static let repetition = ConformanceRule("repetition", "Equal calls give equal answers.") { method in
        guard !method.runs.isEmpty else { throw Untestable.withoutExample }
        var problems: [ConformanceProblem] = []
        for run in method.runs {
            problems += difference(of: await method.outcome(of: run.example.parameters), from: run, "called again")
        }
        return problems
    }

    /// Many clients may call at once.
    static let concurrency = ConformanceRule("concurrency", "64 calls at once are answered like one.") { method in
        guard let run = method.workingExample else { throw Untestable.withoutAnswer }
        let outcomes = await withTaskGroup(of: CallOutcome.self) { group in
            for _ in 0..<64 { group.addTask { await method.outcome(of: run.example.parameters) } }
            return await group.reduce(into: Set<CallOutcome>()) { $0.insert($1) }
        }
        return outcomes.flatMap { difference(of: $0, from: run, "among 64 calls at once") }
    }

    /// Clients may cancel their calls.
    static let cancellation = ConformanceRule(
        "cancellation",
        "A cancelled call ends, and the next one is answered."
    ) { method in
        guard let run = method.workingExample else { throw Untestable.withoutAnswer }
        let cancelled = await method.outcomeOfCancelled(.object(run.example.parameters))
        guard cancelled != .late else {
            return [ConformanceProblem(seen: "a cancelled call that keeps running", expected: "the end of the call")]
        }
        let next = await method.outcome(of: run.example.parameters)
        return difference(of: next, from: run, "after a cancelled call")
    }

    private static func difference(
        of outcome: CallOutcome,
        from run: MethodUnderTest.ExampleRun,
        _ circumstances: String
    ) -> [ConformanceProblem] {
        guard outcome != run.outcome else { return [] }
        return [
            ConformanceProblem(
                seen: "'\(run.example.name)' \(circumstances): \(outcome.summary)",
                expected: run.outcome.summary
            )
        ]
    }
}
