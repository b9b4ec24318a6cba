internal import HeadwordCore
internal import HeadwordJSON

/// Every reason that an answer to a call of some methods may give for there being none.
struct ErrorCatalogue {
    /// Headword's own, by what is at fault; then those of providers, by name.
    let reasons: [FailureReason]
    /// The methods that give the reasons of providers.
    private let methods: [String: [String]]

    init(of endpoints: [EndpointDescription]) {
        var own: [FailureReason] = []
        var methods: [String: [String]] = [:]
        for endpoint in endpoints.sorted(by: { $0.method < $1.method }) {
            for reason in endpoint.failures.flatMap(\.reasons) where FailureReason(rawValue: reason.rawValue) == nil {
                if !own.contains(reason) { own.append(reason) }
                methods[reason.rawValue, default: []].append(endpoint.method)
            }
        }
        reasons = FailureReason.allCases + own.sorted { $0.rawValue < $1.rawValue }
        self.methods = methods
    }

    /// The methods of a provider that give a reason of its own; none for those of Headword.
    func methods(of reason: FailureReason) -> [String] { methods[reason.rawValue] ?? [] }

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
