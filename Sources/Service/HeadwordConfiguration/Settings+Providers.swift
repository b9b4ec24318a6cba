extension SettingTable<Configuration> {
    static let providers = SettingTable(
        "providers",
        """
        External providers, in any language. They run with the rights of the server, so a project's `.headword.toml` \
        cannot set anything here.
        """,
        [
            Setting("enabled", \.providers.isEnabled, .boolean, "Run external providers.", isReloaded: true),
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
                "The time in which a provider must start and describe itself.",
                isReloaded: true
            ),
            Setting(
                "answer-milliseconds",
                \.providers.answerMilliseconds,
                .integer(10...600_000, of: "milliseconds"),
                "The time in which a provider must answer a call, including the wait for its turn.",
                isReloaded: true
            ),
            Setting(
                "memory",
                \.providers.memory,
                .size(16 << 20...64 << 30),
                "The address space of a provider.",
                isReloaded: true
            ),
            Setting(
                "queue",
                \.providers.queue,
                .integer(0...100_000, of: "calls"),
                "The calls that may wait for a busy provider; more are refused.",
                isReloaded: true
            ),
        ]
    )
}
