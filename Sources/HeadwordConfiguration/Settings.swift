internal import HeadwordCore
internal import JSONRPC
internal import JSONRPCTransport

extension SettingTable<Configuration> {
    /// The tables of a configuration that can stand in it once.
    ///
    /// - Parameter upstreamNamespaces: those of the providers that an upstream may answer for.
    static func all(upstreamNamespaces: some Sequence<String>) -> [SettingTable] {
        [data, limits, metrics, log, providers, sources(Array(upstreamNamespaces)), upstream]
    }

    /// What a project's file may set, and nothing else.
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
        "What clients may cost. Sizes are numbers of bytes, or text such as `\"4 MiB\"`.",
        [
            Setting("request-bytes", \.limits.message.requestBytes, .size(1 << 10...64 << 20), "The largest request."),
            Setting(
                "response-bytes",
                \.limits.message.responseBytes,
                .size(64 << 10...256 << 20),
                "The largest reply."
            ),
            Setting(
                "depth",
                \.limits.call.depth,
                .integer(4...512, of: "levels"),
                "The deepest nesting of parameters."
            ),
            Setting(
                "batch",
                \.limits.message.batchLength,
                .integer(1...10_000, of: "calls"),
                "The largest number of calls in a batch."
            ),
            Setting(
                "connections",
                \.limits.transport.connections,
                .integer(1...100_000, of: "connections"),
                "The connections of the service."
            ),
            Setting(
                "requests-in-flight",
                \.limits.transport.messagesInFlight,
                .integer(1...4096, of: "requests"),
                "The requests of one connection that are being answered at a time; more wait unread."
            ),
            Setting(
                "output-queue-bytes",
                \.limits.transport.outputQueueBytes,
                .size(64 << 10...256 << 20),
                "The bytes that wait for a client to read them, above which no more of its requests are taken."
            ),
            Setting(
                "bytes-in-flight",
                \.limits.bytesInFlight,
                .size(16 << 20...64 << 30),
                "The bytes of requests being answered and of answers being written or not yet read, of all connections "
                    + "together; a connection may have as many as are left for the others."
            ),
            Setting(
                "idle-seconds",
                \.limits.transport.idleSeconds,
                .integer(1...86_400, of: "seconds"),
                "After how long a connection without requests is closed; blank lines do not count."
            ),
            Setting(
                "message-seconds",
                \.limits.transport.messageSeconds,
                .integer(1...86_400, of: "seconds"),
                "How long a request may take to come, from its first byte to its last."
            ),
            Setting(
                "handshake-seconds",
                \.limits.transport.handshakeSeconds,
                .integer(1...600, of: "seconds"),
                "How long the TLS handshake of a connection may take."
            ),
            Setting(
                "authentication-seconds",
                \.limits.transport.authenticationSeconds,
                .integer(1...3600, of: "seconds"),
                "How long a client may take to show the token, where a listener wants one."
            ),
            Setting(
                "token-attempts",
                \.limits.transport.tokenAttempts,
                .integer(1...100, of: "tokens"),
                "After how many wrong tokens a connection is closed."
            ),
            Setting(
                "token-pause-milliseconds",
                \.limits.transport.tokenPauseMilliseconds,
                .integer(0...10_000, of: "milliseconds"),
                "How long the answer to a first wrong token waits; each further one doubles it, up to 16 times."
            ),
            Setting(
                "deadline-milliseconds",
                \.limits.message.deadlineMilliseconds,
                .integer(10...600_000, of: "milliseconds"),
                "How long a call may take."
            ),
            Setting(
                "drain-seconds",
                \.limits.transport.drainSeconds,
                .integer(0...600, of: "seconds"),
                "How long the service waits for calls in flight when it is told to stop."
            ),
            Setting(
                "page",
                \.limits.call.pageLength,
                .integer(1...5000, of: "items"),
                "The largest number of items in one page of an answer."
            ),
            Setting(
                "answer-cache-bytes",
                \.limits.call.answerCacheBytes,
                .size(0...1 << 30),
                "The bytes of the lexicon's answers that are kept for who asks the same; 0 for none."
            ),
        ]
    )

    private static let metrics = SettingTable(
        "metrics",
        "Metrics and health for machines, over HTTP.",
        [
            Setting(
                "address",
                \.metrics.address,
                .hostAndPort,
                "Where they are told; other machines must not reach it, unless `insecure` is set.",
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
                "What is less important is not logged.",
                isReloaded: true
            ),
            Setting("format", \.log.format, .choice(), "For people, or one JSON object on each line."),
            Setting(
                "words",
                \.log.logsWords,
                .boolean,
                "Log the words that are looked up, which can be private.",
                isReloaded: true
            ),
        ]
    )
}

extension SettingTable<ListenerConfiguration> {
    /// The table that stands in a configuration once for each listener.
    static let listener = SettingTable(
        "listener",
        """
        Where clients connect; one table for each place. The listeners of a more specific file take the place of those \
        of a less specific one. Names of files that are not absolute are looked for in `$CREDENTIALS_DIRECTORY`, where \
        systemd puts credentials, and then beside the file that names them.
        """,
        isRepeated: true,
        [
            Setting(
                "address",
                \.address,
                .listenerAddress,
                "`systemd` stands for the sockets that systemd passes in.",
                isRequired: true
            ),
            Setting(
                "mode",
                \.mode,
                .fileMode,
                "The permissions of a Unix socket; whoever may write to it may connect.",
                absent: "`\(ListenerConfiguration.standardMode)`: only the user of the process"
            ),
            Setting("owner", \.owner, .fileOwner, "To whom a Unix socket belongs.", absent: "the user of the process"),
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
                "The authorities that clients' certificates must be from, in PEM.",
                absent: "clients need no certificate"
            ),
            Setting(
                "token-file",
                \.tokenFile,
                .credential(isSecret: true),
                "The token that clients must tell first.",
                absent: "clients need no token"
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
