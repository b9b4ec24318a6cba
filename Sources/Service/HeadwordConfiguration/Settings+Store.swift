extension SettingTable<Configuration> {
    static let store = SettingTable(
        "store",
        """
        A store that speaks the protocol of Redis, such as Valkey or Redis, which all replicas of a service share: calls of \
        the upstream, its pauses and its answers, and the requests of clients over HTTP are then counted over all replicas. \
        [Many machines](machines.md) says how.
        """,
        [
            Setting(
                "addresses",
                \.store.addresses,
                .addresses,
                "The address of the store, or those of its sentinels, separated by commas."
            ),
            Setting(
                "master",
                \.store.master,
                .word,
                "The name under which the sentinels know the store.",
                absent: "`addresses` are not those of sentinels"
            ),
            Setting("tls", \.store.usesTLS, .boolean, "Connect with TLS."),
            Setting(
                "authorities",
                \.store.authorities,
                .credential(isSecret: false),
                "The certificate authorities to trust, in PEM.",
                absent: "those of the system"
            ),
            Setting("user", \.store.user, .word, "The user.", absent: "the default user of the store"),
            Setting(
                "password-file",
                \.store.passwordFile,
                .credential(isSecret: true),
                "The file with the password.",
                absent: "no password"
            ),
            Setting(
                "database",
                \.store.database,
                .integer(0...1_000_000, of: "databases"),
                "The number of the database."
            ),
            Setting(
                "prefix",
                \.store.prefix,
                .word,
                "The beginning of all keys; services with different prefixes can use the same store."
            ),
            Setting(
                "milliseconds",
                \.store.milliseconds,
                .integer(10...60_000, of: "milliseconds"),
                "The time limit for connecting, and for each command."
            ),
            Setting("insecure", \.store.isInsecure, .boolean, "Allow a password for another machine without TLS."),
        ]
    )
}

extension SettingType<[ListenerAddress]> {
    /// Addresses separated by commas.
    fileprivate static var addresses: Self {
        Self("`tcp://HOST:PORT` or `unix:/PATH`, several separated by commas") { given in
            given.list.flatMap { words in
                let addresses = words.compactMap(ListenerAddress.init).filter { $0 != .systemd }
                return addresses.count == words.count ? addresses : nil
            }
        } show: {
            ShownValue($0.map(\.description).joined(separator: ","))
        }
    }
}

extension SettingType<String> {
    /// A word of printable characters of ASCII.
    fileprivate static var word: Self {
        Self("a word without blanks") { given in
            given.text.flatMap { text in
                !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? text : nil
            }
        } show: {
            ShownValue($0)
        }
    }
}
