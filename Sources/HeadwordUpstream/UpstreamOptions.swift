public import HeadwordOxford

/// How the Oxford Dictionaries API is asked.
public struct UpstreamOptions: Sendable {
    /// The version to speak.
    public var version: OxfordVersion
    /// The address up to and with the version, without a slash at the end.
    public var url: String
    /// Who asks.
    public var credentials: UpstreamCredentials
    /// How long things may take.
    public var timeouts = Timeouts()
    /// The host and port of the proxy through which to ask (`CONNECT`, RFC 9110, section 9.3.6); nil for none.
    public var proxy: (host: String, port: Int)?
    /// A file with authorities that are trusted instead of those of the system, in PEM.
    public var authorities: String?
    /// How often a call is sent again at most.
    public var retries = 2
    /// After how many failures in a row nothing is sent for a while.
    public var failuresToPause = 5
    /// How long nothing is sent then at first, in seconds; twice as long each time, up to a minute.
    public var pauseSeconds = 5.0
    /// How many calls may be sent.
    public var budget = Budget()
    /// What is kept of answers; nil for nothing.
    public var cache: Cache?

    /// Creates options with defaults for the rest.
    public init(version: OxfordVersion, url: String? = nil, credentials: UpstreamCredentials) {
        self.version = version
        self.url = url ?? version.vendorURL
        self.credentials = credentials
    }

    /// How long things may take, in milliseconds.
    public struct Timeouts: Hashable, Sendable {
        /// Until there is a connection.
        public var connect = 1000
        /// Until the next bytes of a reply come.
        public var read = 3000
        /// For a call with all that is sent again.
        public var total = 4000

        /// Creates the defaults.
        public init() {}
    }

    /// How many calls may be sent.
    public struct Budget: Hashable, Sendable {
        /// In any 60 seconds; nil for any number.
        public var perMinute: Int?
        /// In a month of UTC; nil for any number.
        public var perMonth: Int?
        /// The file that remembers them; nil if that is not needed.
        public var file: String?

        /// Creates a budget of any number.
        public init(perMinute: Int? = nil, perMonth: Int? = nil, file: String? = nil) {
            self.perMinute = perMinute
            self.perMonth = perMonth
            self.file = file
        }
    }

    /// What is kept of answers. The terms of the API allow that to few customers.
    public struct Cache: Hashable, Sendable {
        /// The file; nil for memory.
        public var file: String?
        /// How much is kept, in bytes of answers.
        public var bytes = 64 << 20
        /// How long an answer is kept, in seconds.
        public var seconds = 86_400

        /// Creates a cache.
        public init(file: String? = nil) { self.file = file }
    }
}

/// An option that nothing can be made of.
public struct UpstreamOptionsFault: Error, CustomStringConvertible {
    /// What is wrong.
    public let reason: String
    /// What is wrong.
    public var description: String { reason }

    /// Creates a fault.
    public init(reason: String) { self.reason = reason }
}
