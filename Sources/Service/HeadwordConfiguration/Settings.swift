internal import HeadwordCore
internal import JSONRPC
internal import JSONRPCTransport

extension SettingTable<Configuration> {
    /// Returns the tables that may occur once in a configuration.
    ///
    /// - Parameter upstreamNamespaces: the namespaces of the providers that an upstream may answer for.
    static func all(upstreamNamespaces: some Sequence<String>) -> [SettingTable] {
        [
            data, rollout, limits, metrics, log, providers, words, editor, http, sources(Array(upstreamNamespaces)),
            upstream, store,
        ]
    }

    /// The data, which a project's file may set, as it may the settings of the language server.
    static let data = SettingTable(
        "",
        "The data that answers come from.",
        [
            Setting(
                "lexicon",
                \.lexicon,
                .path,
                "The lexicon file.",
                absent: "`current` where `headword lexicon build` puts it",
                isReloaded: true
            ),
            Setting(
                "corpora",
                \.corpora,
                .path,
                "The directory of the corpora.",
                absent: "where `headword corpus add` puts them",
                isReloaded: true
            ),
        ]
    )

    static let limits = SettingTable(
        "limits",
        "Limits on clients. Sizes are numbers of bytes, or text such as `\"4 MiB\"`.",
        [
            Setting(
                "request-bytes",
                \.limits.message.requestBytes,
                .size(1 << 10...64 << 20),
                "The maximum size of a request."
            ),
            Setting(
                "response-bytes",
                \.limits.message.responseBytes,
                .size(64 << 10...256 << 20),
                "The maximum size of a reply."
            ),
            Setting(
                "depth",
                \.limits.call.depth,
                .integer(4...512, of: "levels"),
                "The maximum nesting depth of parameters."
            ),
            Setting(
                "batch",
                \.limits.message.batchLength,
                .integer(1...10_000, of: "calls"),
                "The maximum number of calls in a batch."
            ),
            Setting(
                "connections",
                \.limits.transport.connections,
                .integer(1...100_000, of: "connections"),
                "The maximum number of connections."
            ),
            Setting(
                "requests-in-flight",
                \.limits.transport.messagesInFlight,
                .integer(1...4096, of: "requests"),
                "The requests of one connection that are answered at the same time; more wait unread."
            ),
            Setting(
                "output-queue-bytes",
                \.limits.transport.outputQueueBytes,
                .size(64 << 10...256 << 20),
                "The output waiting for a client to read it, above which the server stops reading its requests."
            ),
            Setting(
                "bytes-in-flight",
                \.limits.bytesInFlight,
                .size(16 << 20...64 << 30),
                "The memory for requests being answered, answers being written and answers not yet read, of all connections "
                    + "together; one connection may use at most as much as it leaves free for the others."
            ),
            Setting(
                "idle-seconds",
                \.limits.transport.idleSeconds,
                .integer(1...86_400, of: "seconds"),
                "How long a connection may be idle before it is closed; blank lines do not count as activity."
            ),
            Setting(
                "message-seconds",
                \.limits.transport.messageSeconds,
                .integer(1...86_400, of: "seconds"),
                "The time limit for receiving a request, from its first byte to its last."
            ),
            Setting(
                "handshake-seconds",
                \.limits.transport.handshakeSeconds,
                .integer(1...600, of: "seconds"),
                "The time limit for a TLS handshake."
            ),
            Setting(
                "authentication-seconds",
                \.limits.transport.authenticationSeconds,
                .integer(1...3600, of: "seconds"),
                "The time limit for sending the token, where a listener requires one."
            ),
            Setting(
                "token-attempts",
                \.limits.transport.tokenAttempts,
                .integer(1...100, of: "tokens"),
                "The number of wrong tokens after which a connection is closed."
            ),
            Setting(
                "token-pause-milliseconds",
                \.limits.transport.tokenPauseMilliseconds,
                .integer(0...10_000, of: "milliseconds"),
                "The delay of the answer to the first wrong token; doubled for each further one, up to 16-fold."
            ),
            Setting(
                "deadline-milliseconds",
                \.limits.message.deadlineMilliseconds,
                .integer(10...600_000, of: "milliseconds"),
                "The time limit for a call."
            ),
            Setting(
                "queue-milliseconds",
                \.limits.call.queueMilliseconds,
                .integer(0...600_000, of: "milliseconds"),
                "How long a call that needs a thread of its own may wait for it, before it is refused; 0 for any time."
            ),
            Setting(
                "drain-delay-milliseconds",
                \.limits.transport.drainDelayMilliseconds,
                .integer(0...600_000, of: "milliseconds"),
                "How long the server accepts connections after it is told to stop, while `/readyz` says that it is not ready, "
                    + "so that a balancer sends clients elsewhere first."
            ),
            Setting(
                "drain-seconds",
                \.limits.transport.drainSeconds,
                .integer(0...600, of: "seconds"),
                "How long the server waits for calls in flight when it is told to stop."
            ),
            Setting(
                "page",
                \.limits.call.pageLength,
                .integer(1...5000, of: "items"),
                "The maximum number of items on a page of an answer."
            ),
            Setting(
                "answer-cache-bytes",
                \.limits.call.answerCacheBytes,
                .size(0...1 << 30),
                "The size of the cache of lexicon answers; 0 turns it off."
            ),
        ]
    )

    private static let metrics = SettingTable(
        "metrics",
        "Metrics and health checks, over HTTP.",
        [
            Setting(
                "address",
                \.metrics.address,
                .hostAndPort,
                "The address that serves them; it must be loopback unless `insecure` is set.",
                absent: "off"
            ),
            Setting("insecure", \.metrics.isInsecure, .boolean, "Allow an address that other machines can reach."),
        ]
    )

    private static let log = SettingTable(
        "log",
        "The log, on standard error.",
        [
            Setting(
                "level",
                \.log.level,
                .choice(),
                "The lowest level that is logged.",
                isReloaded: true
            ),
            Setting("format", \.log.format, .choice(), "Text for people, or one JSON object per line."),
            Setting(
                "words",
                \.log.logsWords,
                .boolean,
                "Log the words that are looked up, which may be private.",
                isReloaded: true
            ),
        ]
    )
}

extension SettingTable<ListenerConfiguration> {
    /// The table that occurs once for each listener.
    static let listener = SettingTable(
        "listener",
        """
        Where clients connect; one table for each address. The listeners of a more specific file replace those of a less \
        specific one. Relative file names are looked up in `$CREDENTIALS_DIRECTORY`, where systemd puts credentials, and \
        then in the directory of the configuration file.
        """,
        isRepeated: true,
        [
            Setting(
                "address",
                \.address,
                .listenerAddress,
                "Where to listen; `systemd` means the sockets that systemd passes.",
                isRequired: true
            ),
            Setting(
                "protocol",
                \.listenerProtocol,
                .choice(),
                "What clients speak there: JSON-RPC 2.0 and the Language Server Protocol, the Model Context Protocol, DICT "
                    + "(RFC 2229), or HTTP."
            ),
            Setting(
                "mode",
                \.mode,
                .fileMode,
                "The permissions of a Unix socket; write permission allows connecting.",
                absent: "`\(ListenerConfiguration.standardMode)`: only the user of the process"
            ),
            Setting(
                "owner",
                \.owner,
                .fileOwner,
                "The owner and group of a Unix socket.",
                absent: "the user of the process"
            ),
            Setting(
                "certificate",
                \.certificate,
                .credential(isSecret: false),
                "The certificate chain for TLS, in PEM.",
                absent: "no TLS"
            ),
            Setting("key", \.key, .credential(isSecret: true), "The key of the certificate, in PEM.", absent: "no TLS"),
            Setting(
                "client-authority",
                \.clientAuthority,
                .credential(isSecret: false),
                "The certificate authorities that client certificates must come from, in PEM.",
                absent: "no client certificates"
            ),
            Setting(
                "token-file",
                \.tokenFile,
                .credential(isSecret: true),
                "The file with the token that clients must send first.",
                absent: "no token"
            ),
            Setting(
                "insecure",
                \.isInsecure,
                .boolean,
                "Allow an address that other machines can reach, without TLS and token."
            ),
        ]
    )
}
