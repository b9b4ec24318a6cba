internal import HeadwordCore
public import OxfordAPI

extension Configuration {
    /// The settings for calling the Oxford Dictionaries API.
    public struct Upstream: Hashable, Sendable {
        /// The API version.
        public var version = OxfordVersion.v2
        /// The base address, up to and including the version; nil for the vendor's.
        public var url: String?
        /// The file with the application's identifier.
        public var idFile: String?
        /// The file with the application's key.
        public var keyFile: String?
        /// The file with the certificate authorities trusted for the service; nil for those of the system.
        public var authorities: String?
        /// The proxy to connect through; nil for none.
        public var proxy: HostAndPort?
        /// The maximum time to connect, in milliseconds.
        public var connectMilliseconds = 1000
        /// The maximum time without data from the service, in milliseconds.
        public var readMilliseconds = 3000
        /// The maximum time of a call including retries, in milliseconds.
        public var totalMilliseconds = 4000
        /// The maximum number of retries of a call.
        public var retries = 2
        /// The number of consecutive failures after which calls pause.
        public var failuresToPause = 5
        /// The length of the first pause, in seconds.
        public var pauseSeconds = 5
        /// The maximum number of calls in 60 seconds; nil for no limit.
        public var callsPerMinute: Int?
        /// The maximum number of calls in a month; nil for no limit.
        public var callsPerMonth: Int?
        /// The file that counts calls; nil for one in the state directory of the current user.
        public var callsFile: String?
        /// Where answers are cached.
        public var cache = CachePlace.off
        /// The cache file; nil for one in the cache directory of the current user.
        public var cacheFile: String?
        /// The size of the cache, in bytes of answers.
        public var cacheBytes = 64 << 20
        /// How long an answer stays cached, in seconds.
        public var cacheSeconds = 86_400

        /// Creates the defaults: no credentials.
        public init() {}
    }

    /// The order of sources for the methods of a provider.
    subscript(sourceOf namespace: String) -> SourceOrder {
        get { sources[namespace] ?? .lexicon }
        set { sources[namespace] = newValue }
    }

    /// Whether any method may be answered by the upstream.
    public var needsUpstream: Bool { sources.values.contains { $0 != .lexicon } }
}

/// Where answers of the upstream are cached.
public enum CachePlace: String, CaseIterable, Sendable {
    /// Nowhere.
    case off
    /// In the process.
    case memory
    /// In a file.
    case file
    /// In the store that replicas share.
    case store
}
