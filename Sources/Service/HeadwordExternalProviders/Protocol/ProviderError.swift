internal import HeadwordCore
internal import HeadwordJSON

/// The error with which a provider answers a call.
struct ProviderError: Error, Hashable {
    /// The error codes passed on to callers, besides -32602: those of HTTP for errors.
    static let codes = 400...599
    static let invalidParameters = -32602

    var code: Int
    var message: String
    var data: JSONObject

    /// Reads an error object.
    init(_ text: JSONText) throws(ProviderFailure) {
        guard case .object(let object)? = try? text.value(), let code = object["code"]?.exactInteger,
            case .string(let message)? = object["message"]
        else {
            throw .noReply("'error' must be an object with an integer 'code' and a string 'message'")
        }
        self.code = code
        self.message = message
        if case .object(let data)? = object["data"] { self.data = data } else { data = [:] }
    }
}

extension CallFailure {
    /// Converts a provider's error for the caller: the same code if providers may use it, otherwise 502.
    init(_ error: ProviderError, of provider: String) {
        let message = error.message.excerpt(1000)
        guard ProviderError.codes.contains(error.code) || error.code == ProviderError.invalidParameters else {
            self = .providerFailed(provider, "answered with the error \(error.code): \(message)")
            return
        }
        let status = error.code == ProviderError.invalidParameters ? 400 : error.code
        self.init(status: status, reason: .ofProvider(code: error.code), message: message, origin: .provider)
        code = error.code
        if case .string(let name)? = error.data["parameter"] { parameter = name }
        if case .array(let values)? = error.data["suggestions"] {
            suggestions = values.prefix(10).compactMap { value in
                if case .string(let text) = value { text.excerpt(100) } else { nil }
            }
        }
        if let seconds = error.data["retryAfter"]?.exactInteger, (0...86_400).contains(seconds) { retryAfter = seconds }
        isRetryable = error.data["retryable"] == true
    }

    /// 502: the provider ended, or wrote something other than an answer.
    static func providerFailed(_ provider: String, _ what: String) -> CallFailure {
        CallFailure(reason: .providerFailed, message: "The provider '\(provider)' \(what).", origin: .provider)
    }

    /// 504: the provider did not answer in time.
    static func providerTimeout(_ provider: String, after milliseconds: Int) -> CallFailure {
        let message = "The provider '\(provider)' did not answer within \(milliseconds) ms."
        return CallFailure(reason: .providerTimeout, message: message, origin: .provider)
    }

    /// 503: the provider cannot be called now.
    static func providerUnavailable(_ provider: String, _ why: String, retryAfter: Int = 1) -> CallFailure {
        let message = "The provider '\(provider)' cannot be called now: \(why)."
        var failure = CallFailure(reason: .providerUnavailable, message: message, origin: .provider)
        failure.retryAfter = retryAfter
        return failure
    }
}

extension FailureReason {
    /// Returns the reason for an error code of a provider.
    static func ofProvider(code: Int) -> FailureReason {
        switch code {
        case ProviderError.invalidParameters: .invalidParameter
        case 404: .notFound
        default: .providerError
        }
    }
}
