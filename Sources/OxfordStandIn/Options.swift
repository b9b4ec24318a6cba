extension OxfordStandIn {
    /// How a stand-in behaves.
    public struct Options: Sendable {
        /// The port on 127.0.0.1; 0 lets the system choose one.
        public var port: Int
        /// The account that is accepted.
        public var credentials: Credentials
        /// Whether missing credentials give 401, as the service says today, rather than 403.
        public var isModern: Bool
        /// How much may be called; nil for no limit.
        public var quota: Quota?
        /// Whether `limit`, `offset` and `total` of a search in version 2 are strings, as the service sends them.
        public var numbersAsStrings: Bool
        /// The certificate chain in PEM format; with it and ``key``, TLS is spoken, with HTTP/2 and HTTP/1.1 by ALPN.
        public var certificate: String?
        /// The key of the certificate in PEM format.
        public var key: String?
        /// Is called with each request and the status of its reply; nil for a reply that is not given.
        public var onRequest: (@Sendable (RecordedRequest, Int?) -> Void)?

        /// Creates options; without arguments those of a server on a free port with the account `test-id`, `test-key`.
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
        /// What `app_id` must be.
        public var id: String
        /// What `app_key` must be. It is never recorded.
        public var key: String

        /// Creates an account.
        public init(id: String = "test-id", key: String = "test-key") {
            self.id = id
            self.key = key
        }
    }

    /// How much an account may call.
    public struct Quota: Hashable, Sendable {
        /// What a call too many is answered with.
        public enum Mode: Hashable, Sendable {
            /// 429, as it is today.
            case tooManyRequests
            /// 403 with a text, as it was.
            case forbidden
        }

        /// The number of calls, in each window.
        public var calls: Int
        /// The time after which the count begins anew; nil for never.
        public var window: Duration?
        /// What a call too many is answered with.
        public var mode: Mode
        /// The seconds of the header `Retry-After`; nil to leave it out.
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
