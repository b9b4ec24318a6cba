package import HeadwordCore
package import HeadwordJSON
internal import JSONRPC

/// The reasons that calls of some methods may fail with.
package struct ErrorCatalogue {
    /// The reasons that any method may fail with, then those of individual methods, by name.
    package let reasons: [FailureReason]
    /// The methods for each reason of individual methods.
    private let methods: [String: [String]]

    /// Collects the reasons of the protocol, the sources, external providers and some methods.
    package init(of endpoints: [EndpointDescription]) {
        let shared =
            FailureReason.ofProtocol + FailureReason.ofHTTP + FailureReason.ofCalls + FailureReason.ofSources
            + FailureReason.ofProviders
        var own: [FailureReason] = []
        var methods: [String: [String]] = [:]
        for endpoint in endpoints.sorted(by: { $0.method < $1.method }) {
            for reason in endpoint.failures.flatMap(\.reasons) where !shared.contains(reason) {
                if !own.contains(reason) { own.append(reason) }
                methods[reason.rawValue, default: []].append(endpoint.method)
            }
        }
        reasons = shared + own.sorted { $0.rawValue < $1.rawValue }
        self.methods = methods
    }

    /// Returns the methods that give a reason; empty for a reason that any method may give.
    package func methods(of reason: FailureReason) -> [String] { methods[reason.rawValue] ?? [] }

    /// The catalogue for programs.
    var json: JSONValue {
        .object(["reasons": .array(reasons.map { .object(json(of: $0)) })])
    }

    private func json(of reason: FailureReason) -> JSONObject {
        var object: JSONObject = ["reason": .string(reason.rawValue)]
        object["codes"] = .array((reason.code.map { [$0] } ?? reason.statuses).map { .integer(Int64($0)) })
        object["statuses"] = .array(reason.statuses.map { .integer(Int64($0)) })
        object["retryable"] = .bool(reason.isRetryable)
        object["summary"] = .string(reason.summary)
        let methods = methods(of: reason)
        if !methods.isEmpty { object["methods"] = .array(methods.map(JSONValue.string)) }
        return object
    }
}
