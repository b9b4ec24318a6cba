extension SettingTable<Configuration> {
    static let providers = SettingTable(
        "providers",
        """
        Providers that are programs of their own, in any language. They are run with the rights of the service, so a \
        project's `.headword.toml` cannot set anything here.
        """,
        [
            Setting("enabled", \.providers.isEnabled, .boolean, "Run them.", isReloaded: true),
            Setting(
                "paths",
                \.providers.paths,
                .paths,
                "The executables, and the directories of executables.",
                absent: "`$XDG_DATA_HOME/headword/providers`, which is in `~/.local/share` if unset, and "
                    + "`/usr/lib/headword/providers`",
                isReloaded: true
            ),
            Setting(
                "start-milliseconds",
                \.providers.startMilliseconds,
                .integer(10...60_000, of: "milliseconds"),
                "How long a provider may take to start and to describe itself.",
                isReloaded: true
            ),
            Setting(
                "answer-milliseconds",
                \.providers.answerMilliseconds,
                .integer(10...600_000, of: "milliseconds"),
                "How long a provider may take to answer a call, the wait for its turn included.",
                isReloaded: true
            ),
            Setting(
                "memory",
                \.providers.memory,
                .size(16 << 20...64 << 30),
                "The memory that a provider may map.",
                isReloaded: true
            ),
            Setting(
                "queue",
                \.providers.queue,
                .integer(0...100_000, of: "calls"),
                "How many calls may wait for a provider that is busy; more are refused.",
                isReloaded: true
            ),
        ]
    )
}
