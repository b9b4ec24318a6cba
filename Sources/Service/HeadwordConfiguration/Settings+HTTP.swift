internal import JSONRPCTransport

extension SettingTable<Configuration> {
    static let http = SettingTable(
        "http",
        "What listeners for HTTP serve, and to whom.",
        [
            Setting(
                "origins",
                \.http.origins,
                .words("the origins of pages, such as `https://example.org`", isOrigin),
                "The pages of other servers that may ask, separated by commas."
            ),
            Setting(
                "hosts",
                \.http.hosts,
                .words("names without ports, such as `dictionary.example.org`", isHost),
                "The names, besides `localhost`, by which clients know a server at a loopback address: those of the proxy in "
                    + "front of it, separated by commas."
            ),
            Setting(
                "proxies",
                \.http.proxies,
                .words("addresses or blocks of them, such as `10.0.0.0/8`") { AddressBlock($0) != nil },
                "The proxies in front of the server, separated by commas, whose `X-Forwarded-For` and `X-Forwarded-Proto` "
                    + "are believed: clients are then told apart by the addresses there."
            ),
            Setting(
                "compatible",
                \.http.compatible,
                .choices(),
                "The services whose addresses and answers are served too, for programs that know these, separated by commas."
            ),
            Setting(
                "rate-requests",
                \.http.rateRequests,
                .integer(0...1_000_000_000, of: "requests"),
                "The requests that a client may send in a period, by its address; 0 for any number."
            ),
            Setting(
                "rate-seconds",
                \.http.rateSeconds,
                .integer(1...86_400, of: "seconds"),
                "The length of that period."
            ),
        ]
    )

    private static func isOrigin(_ text: String) -> Bool {
        let bytes = text.utf8
        return text.contains("://") && !text.hasSuffix("/") && bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }

    private static func isHost(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !text.contains("/")
            && (text.last == "]" || !text.contains(":"))
    }
}

extension SettingType<[String]> {
    /// Words separated by commas.
    ///
    /// - Parameter isAccepted: whether a word is accepted.
    fileprivate static func words(_ expectation: String, _ isAccepted: @escaping @Sendable (String) -> Bool) -> Self {
        Self(expectation) { given in
            given.list.flatMap { $0.allSatisfy(isAccepted) ? $0 : nil }
        } show: {
            ShownValue($0.joined(separator: ","))
        }
    }
}

extension SettingType<[CompatibleAPI]> {
    /// Some of a few words, separated by commas.
    fileprivate static func choices() -> Self {
        let names = CompatibleAPI.allCases.map(\.rawValue)
        return Self("some of " + names.joined(separator: ", "), choices: names) { given in
            guard let words = given.list else { return nil }
            let known = words.compactMap(CompatibleAPI.init)
            return known.count == words.count ? known : nil
        } show: {
            ShownValue($0.map(\.rawValue).joined(separator: ","))
        }
    }
}

extension GivenValue {
    /// The parts between commas, without blanks.
    var list: [String]? {
        text.map { text in
            text.split(separator: ",").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        }
    }
}
