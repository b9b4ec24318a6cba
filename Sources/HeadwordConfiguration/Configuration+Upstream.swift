public import HeadwordOxford

extension Configuration {
    /// How the Oxford Dictionaries API is asked.
    public struct Upstream: Hashable, Sendable {
        /// The version that is spoken.
        public var version = OxfordVersion.v2
        /// The address up to and with the version; nil for the vendor's.
        public var url: String?
        /// The file with the application's identifier.
        public var idFile: String?
        /// The file with the application's key.
        public var keyFile: String?
        /// The file with the authorities that the service's certificate must be from; nil for those of the system.
        public var authorities: String?
        /// The proxy through which it is asked; nil for none.
        public var proxy: HostAndPort?
        /// How long a connection may take, in milliseconds.
        public var connectMilliseconds = 1000
        /// How long the service may send nothing, in milliseconds.
        public var readMilliseconds = 3000
        /// How long a call may take with all that is sent again, in milliseconds.
        public var totalMilliseconds = 4000
        /// How often a call is sent again at most.
        public var retries = 2
        /// After how many failures in a row nothing is sent for a while.
        public var failuresToPause = 5
        /// How long nothing is sent then at first, in seconds.
        public var pauseSeconds = 5
        /// How many calls may be sent in 60 seconds; nil for any number.
        public var callsPerMinute: Int?
        /// How many calls may be sent in a month; nil for any number.
        public var callsPerMonth: Int?
        /// The file in which calls are counted; nil for one in the state directory of this user.
        public var callsFile: String?
        /// Where answers are kept.
        public var cache = CachePlace.off
        /// The file in which answers are kept; nil for one in the cache directory of this user.
        public var cacheFile: String?
        /// How much is kept, in bytes of answers.
        public var cacheBytes = 64 << 20
        /// How long an answer is kept, in seconds.
        public var cacheSeconds = 86_400

        /// Creates the defaults: no credentials.
        public init() {}
    }

    /// Who answers the methods of a provider.
    subscript(sourceOf namespace: String) -> SourceOrder {
        get { sources[namespace] ?? .lexicon }
        set { sources[namespace] = newValue }
    }

    /// Whether anything is asked of the upstream.
    public var needsUpstream: Bool { sources.values.contains { $0 != .lexicon } }
}

/// Where answers of the upstream are kept.
public enum CachePlace: String, CaseIterable, Sendable {
    /// Nowhere.
    case off
    /// In the process.
    case memory
    /// In a file.
    case file
}
