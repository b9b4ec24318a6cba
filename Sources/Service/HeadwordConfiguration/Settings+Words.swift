extension SettingTable<Configuration> {
    static let words = SettingTable(
        "words",
        "Words that are added above the lexicon.",
        [
            Setting(
                "team",
                \.words.team,
                .paths,
                "Files, or directories with `words.tsv` and `words.txt`, that a team shares; the first counts most.",
                isReloaded: true
            ),
            Setting(
                "remote-changes",
                \.words.allowsRemoteChanges,
                .boolean,
                "Let clients on sockets change the words of the project and the user, as the command and clients on standard "
                    + "input and output always may.",
                isReloaded: true
            ),
        ]
    )
}
