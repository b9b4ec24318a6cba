internal import OxfordAPI

extension SettingTable<Configuration> {
    /// - Parameter namespaces: the namespaces of the providers that an upstream may answer for.
    static func sources(_ namespaces: [String]) -> SettingTable {
        SettingTable(
            "sources",
            "The source that answers the methods of each provider: the lexicon, the Oxford Dictionaries API, or the API with the "
                + "lexicon as a fallback.",
            namespaces.sorted().map { namespace in
                Setting(namespace, \.[sourceOf: namespace], .choice(), "`\(namespace).*`")
            }
        )
    }

    static let upstream = SettingTable(
        "upstream",
        """
        The Oxford Dictionaries API, with your own credentials. Relative file names are looked up as those of listeners.
        """,
        credentials + connection + economy + cache
    )

    private static let credentials: [Setting<Configuration>] = [
        Setting(
            "version",
            \.upstream.version,
            .choice(),
            "The version of the API; only stand-ins still serve v1."
        ),
        Setting(
            "url",
            \.upstream.url,
            .webAddress,
            "The base address, up to and including the version.",
            absent: "the vendor's, such as `\(OxfordVersion.v2.vendorURL)`"
        ),
        Setting(
            "app-id-file",
            \.upstream.idFile,
            .credential(isSecret: false),
            "The file with the application's identifier, `app_id`.",
            absent: "none; required if a source is `upstream`"
        ),
        Setting(
            "app-key-file",
            \.upstream.keyFile,
            .credential(isSecret: true),
            "The file with the application's key, `app_key`.",
            absent: "none; required if a source is `upstream`"
        ),
    ]

    private static let connection: [Setting<Configuration>] = [
        Setting(
            "authorities",
            \.upstream.authorities,
            .credential(isSecret: false),
            "The certificate authorities to trust, in PEM.",
            absent: "those of the system"
        ),
        Setting(
            "proxy",
            \.upstream.proxy,
            .hostAndPort,
            "The HTTP proxy to use, with `CONNECT`.",
            absent: "none"
        ),
        Setting(
            "connect-milliseconds",
            \.upstream.connectMilliseconds,
            .integer(10...60_000, of: "milliseconds"),
            "The time limit for connecting."
        ),
        Setting(
            "read-milliseconds",
            \.upstream.readMilliseconds,
            .integer(10...60_000, of: "milliseconds"),
            "The time limit for each wait for data during a call."
        ),
        Setting(
            "total-milliseconds",
            \.upstream.totalMilliseconds,
            .integer(10...600_000, of: "milliseconds"),
            "The time limit for a call with its retries; less than `limits.deadline-milliseconds` leaves time for "
                + "the lexicon."
        ),
        Setting(
            "retries",
            \.upstream.retries,
            .integer(0...10, of: "calls"),
            "The maximum number of retries."
        ),
        Setting(
            "failures-to-pause",
            \.upstream.failuresToPause,
            .integer(1...1000, of: "calls"),
            "The number of consecutive failures after which calls are suspended."
        ),
        Setting(
            "pause-seconds",
            \.upstream.pauseSeconds,
            .integer(1...60, of: "seconds"),
            "How long calls are suspended; doubled each time, up to a minute."
        ),
    ]

    private static let economy: [Setting<Configuration>] = [
        Setting(
            "calls-per-minute",
            \.upstream.callsPerMinute,
            .integer(1...1_000_000, of: "calls"),
            "The maximum number of calls in any 60 seconds.",
            absent: "any number"
        ),
        Setting(
            "calls-per-month",
            \.upstream.callsPerMonth,
            .integer(1...1_000_000_000, of: "calls"),
            "The maximum number of calls in a calendar month (UTC).",
            absent: "any number"
        ),
        Setting(
            "calls-file",
            \.upstream.callsFile,
            .path,
            "The file in which calls are counted, unless there is a store; several servers of a machine may share it.",
            absent: "`upstream-calls.sqlite` in `$STATE_DIRECTORY`, else `$XDG_STATE_HOME/headword`"
        ),
    ]

    private static let cache: [Setting<Configuration>] = [
        Setting(
            "cache",
            \.upstream.cache,
            .choice(),
            "Where answers are cached. The terms of the API do not allow most customers to cache them: see your contract."
        ),
        Setting(
            "cache-file",
            \.upstream.cacheFile,
            .path,
            "The file of the cache.",
            absent: "`upstream.sqlite` in `$CACHE_DIRECTORY`, else `$XDG_CACHE_HOME/headword`"
        ),
        Setting(
            "cache-bytes",
            \.upstream.cacheBytes,
            .size(64 << 10...16 << 30),
            "The size of the cache; a store has a limit of its own."
        ),
        Setting(
            "cache-seconds",
            \.upstream.cacheSeconds,
            .integer(1...31_536_000, of: "seconds"),
            "How long an answer is cached."
        ),
    ]
}
