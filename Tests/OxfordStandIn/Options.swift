extension OxfordStandIn {
    /// The behavior of a stand-in.
    public struct Options: Sendable {
        /// The port on 127.0.0.1; 0 lets the system choose one.
        public var port: Int
        /// The account that is accepted.
        public var credentials: Credentials
        /// Whether missing credentials result in 401, as the service sends today, rather than 403.
        public var isModern: Bool
        /// The call quota; nil for no limit.
        public var quota: Quota?
        /// Whether `limit`, `offset` and `total` of a search in version 2 are strings, as the service sends them.
        public var numbersAsStrings: Bool
        /// The PEM certificate chain; with it and ``key``, the server uses TLS, with HTTP/2 or HTTP/1.1 by ALPN.
        public var certificate: String?
        /// The PEM key of the certificate.
        public var key: String?
        /// A closure that is called with each request and the status of its reply; the status is nil if no reply is
        /// sent.
        public var onRequest: (@Sendable (RecordedRequest, Int?) -> Void)?

        /// Creates options. The defaults are for a server on a free port with the account `test-id`, `test-key`.
        public init(
            port: Int = 0,
            credentials: Credentials = Credentials(),
            isModern: Bool = false,
            quota: Quota? = nil,
            numbersAsStrings: Bool = true,
            certificate: String? = nil,
            key: String? = nil,
            onRequest: (@Sendable (RecordedRequest, Int?) -> Void)? = nil
        ) {
            self.port = port
            self.credentials = credentials
            self.isModern = isModern
            self.quota = quota
            self.numbersAsStrings = numbersAsStrings
            self.certificate = certificate
            self.key = key
            self.onRequest = onRequest
        }
    }

    /// An application's account.
    public struct Credentials: Hashable, Sendable {
        /// The expected `app_id`.
        public var id: String
        /// The expected `app_key`. It is never recorded.
        public var key: String

        /// Creates an account.
        public init(id: String = "test-id", key: String = "test-key") {
            self.id = id
            self.key = key
        }
    }

    /// The number of calls that an account may make.
    public struct Quota: Hashable, Sendable {
        /// The reply to a call that exceeds the quota.
        public enum Mode: Hashable, Sendable {
            /// Status 429, as sent today.
            case tooManyRequests
            /// Status 403 with a text, as sent in the past.
            case forbidden
        }

        /// The number of calls in each window.
        public var calls: Int
        /// The time after which the count starts again; nil for never.
        public var window: Duration?
        /// The reply to a call that exceeds the quota.
        public var mode: Mode
        /// The value of the `Retry-After` header, in seconds; nil to leave it out.
        public var retryAfter: Int?

        /// Creates a quota.
        public init(
            calls: Int,
            window: Duration? = nil,
            mode: Mode = .tooManyRequests,
            retryAfter: Int? = nil
        ) {
            self.calls = calls
            self.window = window
            self.mode = mode
            self.retryAfter = retryAfter
        }
    }
}
