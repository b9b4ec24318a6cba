import HeadwordCore
import HeadwordJSON
import HeadwordTesting
import Synchronization

extension MeasuringMethods {
    /// Providers that each break one rule.
    static let faulty: [(String, MeasuringMethods)] = faultyDescriptions + faultyRefusals + faultyBehaviour

    private static let faultyDescriptions: [(String, MeasuringMethods)] = [
        ("names", describing("without a namespace") { $0.method = "measure" }),
        ("names", describing("a blank in the name") { $0.method = "measure.a text" }),
        ("names", twice),
        ("summary", describing("no summary") { $0.summary = "" }),
        ("summary", describing("no sentence") { $0.summary = "counts characters" }),
        ("summary", describing("chatty") { $0.summary = String(repeating: "A", count: 200) + "." }),
        ("parameters", describing("no description") { $0.parameters[0].summary = "" }),
        ("parameters", describing("required last") { $0.parameters.reverse() }),
        ("parameters", describing("one name twice") { $0.parameters[1].name = "text" }),
        ("schemas", describing("an unknown type") { $0.resultSchema.value = ["type": "word"] }),
        ("schemas", describing("a bad keyword") { $0.parameters[0].schema.value["minLength"] = "one" }),
        ("examples", describing("no example") { $0.examples = [] }),
        ("examples", describing("a misspelt example") { $0.examples[1].parameters = ["txet": "tea"] }),
        ("results", describing("another result") { $0.resultSchema = .string }),
    ]

    private static let faultyRefusals: [(String, MeasuringMethods)] = [
        ("positions", answering("names only", insteadIf: { if case .array = $0 { true } else { false } })),
        ("unknown-parameter", answering("takes anything", insteadIf: { $0.member("unexpectedParameter") != nil })),
        ("missing-parameter", answering("assumes a text", insteadIf: { $0.member("text") == nil })),
        ("wrong-type", answering("converts", insteadIf: { $0.member("text")?.isObject == true })),
        ("out-of-schema", answering("takes no text", insteadIf: { $0.member("text") == "" })),
        ("out-of-schema", answering("takes any number", insteadIf: { $0.member("times") == 10 })),
        ("failures", refusing("a status of success", with: failure { $0.status = 200 })),
        ("failures", refusing("a code of its own", with: failure { $0.code = -1 })),
        ("failures", refusing("no sentence", with: failure { $0.message = "oops" })),
        ("unlikely-word", refusing("an error that is not declared", with: failure { _ in })),
        ("hostile-text", refusing("crashes", with: failure { $0.status = 502 })),
    ]

    private static let faultyBehaviour: [(String, MeasuringMethods)] = [
        ("repetition", counting), ("concurrency", crowded), ("cancellation", offended),
    ]

    /// Two methods of the same name.
    private static var twice: MeasuringMethods {
        var methods = MeasuringMethods("one name twice")
        methods.endpoints += methods.endpoints
        return methods
    }

    /// Answers 7 to the parameters that `isMistaken` selects.
    private static func answering(
        _ description: String,
        insteadIf isMistaken: @escaping @Sendable (JSONValue) -> Bool
    ) -> MeasuringMethods {
        MeasuringMethods(description) { parameters in isMistaken(parameters) ? 7 : try measure(parameters) }
    }

    /// Refuses all texts except those of the examples.
    private static func refusing(_ description: String, with failure: CallFailure) -> MeasuringMethods {
        MeasuringMethods(description) { parameters in
            guard parameters.member("text") == "tea", case .integer = try measure(parameters) else { throw failure }
            return try measure(parameters)
        }
    }

    private static func failure(_ change: (inout CallFailure) -> Void) -> CallFailure {
        var failure = CallFailure(status: 410, reason: .notFound, message: "There is no such text.", origin: .server)
        change(&failure)
        return failure
    }

    /// Its answers increase from call to call.
    private static var counting: MeasuringMethods {
        let calls = CallCounter()
        return MeasuringMethods("counts its calls") { _ in .integer(Int64(calls.next())) }
    }

    /// Answers differently when there are many concurrent calls.
    private static var crowded: MeasuringMethods {
        let (calls, crowd) = (CallCounter(), Rendezvous(of: 64))
        return MeasuringMethods("fails in a crowd") { parameters in
            let number = calls.next()
            // The examples are called one at a time.
            guard number > sequentialCalls else { return try measure(parameters) }
            await crowd.arrive()
            return 7
        }
    }

    /// Answers no call correctly once a call was cancelled.
    private static var offended: MeasuringMethods {
        let (calls, cancellation) = (CallCounter(), Rendezvous(of: 2))
        return MeasuringMethods("takes cancellation ill") { parameters in
            let number = calls.next()
            guard number > sequentialCalls else { return try measure(parameters) }
            guard number == sequentialCalls + 1 else { return 7 }
            await withTaskCancellationHandler {
                await cancellation.arrive()
            } onCancel: {
                Task { await cancellation.arrive() }
            }
            throw CallFailure(status: 499, reason: .cancelled, message: "The call was cancelled.")
        }
    }

    /// The number of calls made for the examples.
    private static let sequentialCalls = 2
}

extension JSONValue {
    fileprivate func member(_ name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}

/// Numbers calls from 1.
private final class CallCounter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
