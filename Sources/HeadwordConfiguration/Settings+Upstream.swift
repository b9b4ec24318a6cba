internal import HeadwordOxford

extension SettingTable<Configuration> {
    /// - Parameter namespaces: those of the providers that an upstream may answer for.
    static func sources(_ namespaces: [String]) -> SettingTable {
        SettingTable(
            "sources",
            "Who answers the methods of each provider: the lexicon, the Oxford Dictionaries API, or that with the lexicon "
                + "for what it cannot answer.",
            namespaces.sorted().map { namespace in
                Setting(namespace, \.[sourceOf: namespace], .choice(), "`\(namespace).*`")
            }
        )
    }

    static let upstream = SettingTable(
        "upstream",
        """
        The Oxford Dictionaries API, with your own credentials. Names of files that are not absolute are looked for as \
        those of listeners are.
        """,
        credentials + connection + economy + cache
    )

    private static let credentials: [Setting<Configuration>] = [
        Setting(
            "version",
            \.upstream.version,
            .choice(),
            "The version to speak; v1 is served by nobody but stand-ins."
        ),
        Setting(
            "url",
            \.upstream.url,
            .webAddress,
            "The address up to and with the version.",
            absent: "the vendor's, such as `\(OxfordVersion.v2.vendorURL)`"
        ),
        Setting(
            "app-id-file",
            \.upstream.idFile,
            .credential(isSecret: false),
            "The application's identifier, `app_id`.",
            absent: "none; needed where a source is `upstream`"
        ),
        Setting(
            "app-key-file",
            \.upstream.keyFile,
            .credential(isSecret: true),
            "The application's key, `app_key`.",
            absent: "none; needed where a source is `upstream`"
        ),
    ]

    private static let connection: [Setting<Configuration>] = [
        Setting(
            "authorities",
            \.upstream.authorities,
            .credential(isSecret: false),
            "The authorities that the service's certificate must be from, in PEM.",
            absent: "those of the system"
        ),
        Setting(
            "proxy",
            \.upstream.proxy,
            .hostAndPort,
            "The proxy through which the service is asked, by `CONNECT`.",
            absent: "none"
        ),
        Setting(
            "connect-milliseconds",
            \.upstream.connectMilliseconds,
            .integer(10...60_000, of: "milliseconds"),
            "How long a connection may take."
        ),
        Setting(
            "read-milliseconds",
            \.upstream.readMilliseconds,
            .integer(10...60_000, of: "milliseconds"),
            "How long the service may send nothing."
        ),
        Setting(
            "total-milliseconds",
            \.upstream.totalMilliseconds,
            .integer(10...600_000, of: "milliseconds"),
            "How long a call may take with all that is sent again; less than `limits.deadline-milliseconds` leaves time for "
                + "the lexicon."
        ),
        Setting(
            "retries",
            \.upstream.retries,
            .integer(0...10, of: "calls"),
            "How often a call is sent again at most."
        ),
        Setting(
            "failures-to-pause",
            \.upstream.failuresToPause,
            .integer(1...1000, of: "calls"),
            "After how many failures in a row nothing is sent for a while."
        ),
        Setting(
            "pause-seconds",
            \.upstream.pauseSeconds,
            .integer(1...60, of: "seconds"),
            "How long nothing is sent then; twice as long each time, up to a minute."
        ),
    ]

    private static let economy: [Setting<Configuration>] = [
        Setting(
            "calls-per-minute",
            \.upstream.callsPerMinute,
            .integer(1...1_000_000, of: "calls"),
            "How many calls may be sent in any 60 seconds.",
            absent: "any number"
        ),
        Setting(
            "calls-per-month",
            \.upstream.callsPerMonth,
            .integer(1...1_000_000_000, of: "calls"),
            "How many calls may be sent in a month of UTC.",
            absent: "any number"
        ),
        Setting(
            "calls-file",
            \.upstream.callsFile,
            .path,
            "The file in which calls are counted; several services may share it.",
            absent: "`upstream-calls.sqlite` in `$STATE_DIRECTORY`, else `$XDG_STATE_HOME/headword`"
        ),
    ]

    private static let cache: [Setting<Configuration>] = [
        Setting(
            "cache",
            \.upstream.cache,
            .choice(),
            "Where answers are kept. The terms of the service forbid that to most customers: see your contract."
        ),
        Setting(
            "cache-file",
            \.upstream.cacheFile,
            .path,
            "The file in which answers are kept.",
            absent: "`upstream.sqlite` in `$CACHE_DIRECTORY`, else `$XDG_CACHE_HOME/headword`"
        ),
        Setting(
            "cache-bytes",
            \.upstream.cacheBytes,
            .size(64 << 10...16 << 30),
            "How much is kept."
        ),
        Setting(
            "cache-seconds",
            \.upstream.cacheSeconds,
            .integer(1...31_536_000, of: "seconds"),
            "How long an answer is kept."
        ),
    ]
}
