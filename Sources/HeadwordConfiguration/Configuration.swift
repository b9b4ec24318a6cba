public import HeadwordCore
public import HeadwordOxford
public import JSONRPC
public import JSONRPCTransport

/// All that can be set.
public struct Configuration: Hashable, Sendable {
    /// The lexicon file; nil for the one that this user built.
    public var lexicon: String?
    /// The directory of the corpora; nil for that of this user.
    public var corpora: String?
    /// Where the service listens.
    public var listeners: [ListenerConfiguration] = []
    /// What clients may cost.
    public var limits = Limits()
    /// The metrics.
    public var metrics = Metrics()
    /// The log.
    public var log = Log()
    /// The Oxford Dictionaries API.
    public var upstream = Upstream()
    /// Who answers the methods of the providers that an upstream may answer for, by namespace; the lexicon if absent.
    public var sources: [String: SourceOrder] = [:]
    /// The providers that are programs of their own.
    public var providers = Providers()

    /// Creates a configuration in which nothing is set.
    public init() {}
}

/// One place where clients connect.
public struct ListenerConfiguration: Hashable, Sendable {
    /// Where to listen.
    public var address = ListenerAddress.tcp(HostAndPort(host: "127.0.0.1", port: 7878))
    /// The permissions of a Unix socket; nil for ``standardMode``.
    public var mode: FileMode?
    /// To whom a Unix socket belongs; nil for the user of the process.
    public var owner: FileOwner?
    /// The file with the certificate chain for TLS; nil for none.
    public var certificate: String?
    /// The file with the key of the certificate.
    public var key: String?
    /// The file with the authorities that clients' certificates must be from; nil asks for no certificates.
    public var clientAuthority: String?
    /// The file with the token that clients must tell; nil asks for none.
    public var tokenFile: String?
    /// Whether other machines may reach the address without TLS and token.
    public var isInsecure = false

    /// The permissions of a Unix socket for which none are set: nobody but the user of the process may connect.
    public static let standardMode = FileMode(bits: 0o600)

    /// Creates a listener at 127.0.0.1:7878.
    public init() {}
}

extension Configuration {
    /// What clients may cost.
    public struct Limits: Hashable, Sendable {
        /// What one message may cost.
        public var message = MessageLimits()
        /// What one connection may cost, and all together.
        public var transport = TransportLimits()
        /// What one call may ask for.
        public var call = CallLimits()
        /// The bytes of requests being answered and of answers not yet read, of all connections together.
        public var bytesInFlight = 256 << 20

        /// Creates the default limits.
        public init() {}
    }

    /// Where metrics are told.
    public struct Metrics: Hashable, Sendable {
        /// Where to listen; nil for nowhere.
        public var address: HostAndPort?
        /// Whether other machines may reach the address.
        public var isInsecure = false

        /// Creates metrics that are told nowhere.
        public init() {}
    }

    /// What is logged, and how.
    public struct Log: Hashable, Sendable {
        /// Less important events are not logged.
        public var level = LogLevel.info
        /// How events are written.
        public var format = LogFormat.text
        /// Whether words that were looked up may be logged.
        public var logsWords = false

        /// Creates a log of what is informative, as text, without words.
        public init() {}
    }
}

/// How important an event is.
public enum LogLevel: String, CaseIterable, Sendable {
    /// The levels of swift-log, by their names there.
    case trace, debug, info, notice, warning, error, critical
}

/// How events are written.
public enum LogFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One JSON object on each line.
    case json
}
