public import HeadwordCore
public import JSONRPC
public import JSONRPCTransport
internal import OxfordAPI

/// All settings.
public struct Configuration: Hashable, Sendable {
    /// The lexicon file; nil for the one that the current user built.
    public var lexicon: String?
    /// The directory of the corpora; nil for that of the current user.
    public var corpora: String?
    /// Where the service listens.
    public var listeners: [ListenerConfiguration] = []
    /// The resource limits for clients.
    public var limits = Limits()
    /// The metrics.
    public var metrics = Metrics()
    /// The log.
    public var log = Log()
    /// The Oxford Dictionaries API.
    public var upstream = Upstream()
    /// The store that the replicas of a service share.
    public var store = Store()
    /// The order of sources for each provider that an upstream may answer for, by namespace; the lexicon if absent.
    public var sources: [String: SourceOrder] = [:]
    /// The external providers.
    public var providers = Providers()
    /// The layers of words.
    public var words = Words()
    /// The releases that a server answers from.
    public var rollout = Rollout()
    /// The language server.
    public var editor = Editor()
    /// What listeners for HTTP serve, and to whom.
    public var http = HTTP()

    /// Creates a configuration in which nothing is set.
    public init() {}
}

/// The settings of one address where clients connect.
public struct ListenerConfiguration: Hashable, Sendable {
    /// Where to listen.
    public var address = ListenerAddress.tcp(HostAndPort(host: "127.0.0.1", port: 7878))
    /// What its clients speak.
    public var listenerProtocol = ListenerProtocol.jsonRPC
    /// The permissions of a Unix socket; nil for ``standardMode``.
    public var mode: FileMode?
    /// The owner of a Unix socket; nil for the user of the process.
    public var owner: FileOwner?
    /// The file with the certificate chain for TLS; nil for none.
    public var certificate: String?
    /// The file with the key of the certificate.
    public var key: String?
    /// The file with the certificate authorities trusted for clients' certificates; nil if none are required.
    public var clientAuthority: String?
    /// The file with the token that clients must present; nil if none is required.
    public var tokenFile: String?
    /// Whether other machines may reach the address without TLS and a token.
    public var isInsecure = false

    /// The default permissions of a Unix socket: only the user of the process may connect.
    public static let standardMode = FileMode(bits: 0o600)

    /// Creates a listener at 127.0.0.1:7878.
    public init() {}
}

/// A protocol that the clients of a listener speak.
public enum ListenerProtocol: String, CaseIterable, Sendable {
    /// JSON-RPC 2.0, and the Language Server Protocol for clients that call `initialize`.
    case jsonRPC = "json-rpc"
    /// The Model Context Protocol.
    case mcp
    /// The Dictionary Server Protocol (RFC 2229).
    case dict
    /// HTTP: pages, methods, JSON-RPC, WebSockets and the Model Context Protocol.
    case http
}

/// A service of others whose paths listeners for HTTP can have, so that its clients work when only their host is changed.
public enum CompatibleAPI: String, CaseIterable, Sendable {
    /// The free dictionary at dictionaryapi.dev.
    case dictionaryAPI = "dictionaryapi"
    /// The word finder at datamuse.com.
    case datamuse
    /// The second version of the Oxford Dictionaries API.
    case oxford
    /// A source of audio for Yomitan.
    case yomitan
}

extension Configuration {
    /// The resource limits for clients.
    public struct Limits: Hashable, Sendable {
        /// The limits of one message.
        public var message = MessageLimits()
        /// The limits of one connection, and of all together.
        public var transport = TransportLimits()
        /// The limits of one call.
        public var call = CallLimits { $0.queueMilliseconds = 2000 }
        /// The maximum number of bytes of requests in progress and of unread answers, across all connections.
        public var bytesInFlight = 256 << 20

        /// Creates the default limits.
        public init() {}
    }

    /// The settings of the metrics endpoint.
    public struct Metrics: Hashable, Sendable {
        /// The address to listen at; nil for no endpoint.
        public var address: HostAndPort?
        /// Whether other machines may reach the address.
        public var isInsecure = false

        /// Creates metrics without an endpoint.
        public init() {}
    }

    /// The settings of listeners for HTTP.
    public struct HTTP: Hashable, Sendable {
        /// The origins of the pages that may ask, besides those of the server: `https://example.org`.
        public var origins: [String] = []
        /// The names under which a server at a loopback address is known besides `localhost`.
        public var hosts: [String] = []
        /// The addresses of the proxies, or blocks of them, that say for whom they ask: `10.0.0.0/8`.
        public var proxies: [String] = []
        /// The services of others whose addresses are served.
        public var compatible: [CompatibleAPI] = []
        /// The number of requests that a client may send in a period; 0 for any number.
        public var rateRequests = 0
        /// The period, in seconds.
        public var rateSeconds = 300

        /// Creates the settings of a server for its own pages only.
        public init() {}
    }

    /// The settings of the log.
    public struct Log: Hashable, Sendable {
        /// The minimum level; less important events are not logged.
        public var level = LogLevel.info
        /// How events are written.
        public var format = LogFormat.text
        /// Whether words that were looked up may be logged.
        public var logsWords = false

        /// Creates a log of `info` events and above, as text, without words.
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
