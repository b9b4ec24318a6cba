internal import HeadwordCore
internal import HeadwordJSON
internal import OxfordAPI

extension OxfordFailure {
    /// The failure that callers get.
    var callFailure: CallFailure {
        let (status, reason) = statusAndReason
        var failure = CallFailure(status: status, reason: reason, message: message, origin: .upstream)
        failure.retryAfter = retryAfter
        return failure
    }

    /// What the failure says about the question. That a word does not exist is an answer, too.
    var meaning: UpstreamFailure.Meaning {
        switch kind {
        case .notFound, .badRequest, .tooLong, .cancelled: .final
        case .unknownLanguage, .notOffered: .unanswerable
        case .unknownRoute, .unauthorized, .forbidden, .quota, .budget, .unavailable, .timeout, .unreadable: .undecided
        }
    }

    /// The status and reason that callers see: the API's own status where it distinguishes kinds of failures. A path
    /// that the API does not know is an error of the configuration, not a missing word.
    private var statusAndReason: (Int, FailureReason) {
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
