internal import HeadwordJSON
public import OxfordAPI

extension CallFailure {
    /// Creates the failure of a call that the Oxford Dictionaries API did not answer.
    public init(_ failure: OxfordFailure) {
        let (status, reason) = failure.statusAndReason
        self.init(status: status, reason: reason, message: failure.message, origin: .upstream)
        retryAfter = failure.retryAfter
    }
}

extension OxfordFailure {
    /// Returns the metadata about a failure that does not end the call: the given members, and the reason.
    func members(_ members: JSONObject) -> JSONObject {
        var members = members
        members["reason"] = .string(statusAndReason.1.rawValue)
        members["message"] = .string(message)
        members["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        return members
    }

    /// The status and reason that callers see: the API's own status where it distinguishes kinds of failures. A path
    /// that the API does not know is an error of the configuration, not a missing word.
    fileprivate var statusAndReason: (Int, FailureReason) {
        switch kind {
        case .notFound: (404, .notFound)
        case .unknownLanguage: (404, .languageNotAvailable)
        case .badRequest: (400, .upstreamBadRequest)
        case .unknownRoute: (502, .upstreamRouteUnknown)
        case .notOffered: (400, .notOffered)
        case .unauthorized: (status == 401 ? 401 : 403, .upstreamKeyRefused)
        case .forbidden: (403, .upstreamPlan)
        case .quota: (429, .upstreamQuota)
        case .budget: (429, .budgetSpent)
        case .tooLong: (414, .wordTooLong)
        case .unavailable: (status ?? 503, .upstreamDown)
        case .timeout: (504, .upstreamTimeout)
        case .unreadable: (502, .upstreamProtocol)
        case .cancelled: (499, .cancelled)
        }
    }
}
