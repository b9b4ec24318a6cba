public import HeadwordCore
public import HeadwordJSON

extension EndpointRegistry {
    /// Calls a method as a client would, and reads its answer.
    public func answer(to method: String, _ parameters: JSONObject = [:]) async throws -> JSONValue {
        let outcome = await CallOutcome(method, .object(parameters)) { method, parameters in
            try await begin(method: method, parameters: parameters)?.value()
        }
        switch outcome {
        case .answer(let value): return value
        case .failure(let failure): throw failure
        case .unreadable, .unknownMethod, .late:
            throw CallFailure(status: 500, reason: .internalError, message: "'\(method)' gives \(outcome.summary).")
        }
    }
}
