internal import HeadwordCore
internal import HeadwordJSON

/// A method with its description, and a way to call it.
struct MethodUnderTest: Sendable {
    /// An example and its outcome.
    struct ExampleRun: Sendable {
        var example: EndpointDescription.Example
        var outcome: CallOutcome
    }

    let endpoint: EndpointDescription
    /// The number of methods with its name.
    let occurrences: Int
    /// Its examples, each called once.
    private(set) var runs: [ExampleRun] = []
    private let patience: Duration
    private let answer: Conformance.Answer

    init(
        _ endpoint: EndpointDescription,
        occurrences: Int,
        patience: Duration,
        answer: @escaping Conformance.Answer
    ) async {
        self.endpoint = endpoint
        self.occurrences = occurrences
        self.patience = patience
        self.answer = answer
        for example in endpoint.examples {
            let outcome = await outcome(of: example.parameters)
            runs.append(ExampleRun(example: example, outcome: outcome))
            if outcome == .late { return }
        }
    }

    /// The first example that was answered, on which other calls are based.
    var workingExample: ExampleRun? {
        runs.first { if case .answer = $0.outcome { true } else { false } }
    }

    /// The parameters on which other calls are based; those of the first example if none was answered.
    var parameters: JSONObject { (workingExample ?? runs.first)?.example.parameters ?? [:] }

    /// Whether a call of an example never ended.
    var hangs: Bool { runs.contains { $0.outcome == .late } }

    /// Calls the method with parameters by name.
    func outcome(of parameters: JSONObject) async -> CallOutcome { await outcome(of: .object(parameters)) }

    /// Calls the method.
    func outcome(of parameters: JSONValue) async -> CallOutcome {
        await run(parameters) { _ in }
    }

    /// Calls the method, and cancels the call at once.
    func outcomeOfCancelled(_ parameters: JSONValue) async -> CallOutcome {
        await run(parameters) { $0.cancel() }
    }

    /// Begins a call and waits for its outcome, for as long as the patience lasts.
    private func run(_ parameters: JSONValue, whenBegun: (Task<Void, Never>) -> Void) async -> CallOutcome {
        let (outcomes, continuation) = AsyncStream.makeStream(
            of: CallOutcome.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        let call = Task { [answer, method = endpoint.method] in
            _ = continuation.yield(await CallOutcome(method, parameters, answer))
        }
        let alarm = Task { [patience] in
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            _ = continuation.yield(.late)
        }
        whenBegun(call)
        defer {
            call.cancel()
            alarm.cancel()
        }
        for await outcome in outcomes { return outcome }
        return .late
    }
}
