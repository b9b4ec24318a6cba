public import HeadwordRedis
public import OxfordAPI

/// The settings for calls to the Oxford Dictionaries API.
public struct UpstreamOptions: Sendable {
    /// The version of the API to use.
    public var version: OxfordVersion
    /// The base URL, up to and including the version, without a trailing slash.
    public var url: String
    /// The credentials.
    public var credentials: UpstreamCredentials
    /// The time limits.
    public var timeouts = Timeouts()
    /// The host and port of the proxy (`CONNECT`, RFC 9110, section 9.3.6); nil for none.
    public var proxy: (host: String, port: Int)?
    /// A PEM file with certificate authorities that are trusted instead of those of the system.
    public var authorities: String?
    /// The maximum number of retries.
    public var retries = 2
    /// The number of failures in a row after which calls are paused.
    public var failuresToPause = 5
    /// The length of the first pause, in seconds; each further pause is twice as long, up to a minute.
    public var pauseSeconds = 5.0
    /// The limits on the number of calls.
    public var budget = Budget()
    /// The settings of the cache; nil for no cache.
    public var cache: Cache?

    /// The store where all replicas of a service count their calls, keep their pauses and share their answers; nil if
    /// each has its own.
    public var store: RedisStore?

    /// Creates options with defaults for everything else.
    public init(version: OxfordVersion, url: String? = nil, credentials: UpstreamCredentials) {
        self.version = version
        self.url = url ?? version.vendorURL
        self.credentials = credentials
    }

    /// Time limits, in milliseconds.
    public struct Timeouts: Hashable, Sendable {
        /// For establishing a connection.
        public var connect = 1000
        /// For the next bytes of a reply to arrive.
        public var read = 3000
        /// For a call with all its retries.
        public var total = 4000

        /// Creates the default time limits.
        public init() {}
    }

    /// Limits on the number of calls.
    public struct Budget: Hashable, Sendable {
        /// In any 60 seconds; nil for no limit.
        public var perMinute: Int?
        /// In a month (UTC); nil for no limit.
        public var perMonth: Int?
        /// The file that records the calls; nil to record them in memory only.
        public var file: String?

        /// Creates a budget, by default without limits.
        public init(perMinute: Int? = nil, perMonth: Int? = nil, file: String? = nil) {
            self.perMinute = perMinute
            self.perMonth = perMonth
            self.file = file
        }
    }

    /// The settings of the cache. The terms of the API allow few customers to cache answers.
    public struct Cache: Hashable, Sendable {
        /// Whether answers are cached in the store.
        public var isShared = false
        /// The file; nil to cache in memory.
        public var file: String?
        /// The maximum size, in bytes of answers; a store has its own limit.
        public var bytes = 64 << 20
        /// The maximum age of an answer, in seconds.
        public var seconds = 86_400

        /// Creates a cache.
        public init(file: String? = nil) { self.file = file }
    }
}

/// The error for an option that cannot be used.
public struct UpstreamOptionsFailure: Error, CustomStringConvertible {
    /// What is wrong.
    public let reason: String
    /// What is wrong.
    public var description: String { reason }

    /// Creates a failure.
    public init(reason: String) { self.reason = reason }
}
