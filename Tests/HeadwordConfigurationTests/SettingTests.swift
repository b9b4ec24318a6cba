import HeadwordConfiguration
import HeadwordCore
import HeadwordJSON
import HeadwordTestSupport
import Testing

/// The row of a setting.
private func row(_ key: String, in text: String) throws -> EffectiveConfiguration.Row? {
    try configuration(text).rows.first { $0.key == key }
}

/// A table with one key.
private func text(_ key: String, _ value: String) -> String {
    let parts = key.split(separator: ".")
    return parts.count == 1 ? "\(key) = \(value)" : "[\(parts[0])]\n\(parts[1]) = \(value)"
}

@Suite struct SettingTests {
    @Test(
        arguments: [
            ("lexicon", "'/var/l.sqlite'", "/var/l.sqlite"), ("corpora", "'/var/corpora'", "/var/corpora"),
            ("limits.request-bytes", "2097152", "2 MiB"), ("limits.request-bytes", "'512 KiB'", "512 KiB"),
            ("limits.request-bytes", "'2000B'", "2000 B"), ("limits.response-bytes", "'16MiB'", "16 MiB"),
            ("limits.depth", "65", "65"), ("limits.batch", "1", "1"), ("limits.connections", "2", "2"),
            ("limits.requests-in-flight", "3", "3"), ("limits.output-queue-bytes", "'1 MiB'", "1 MiB"),
            ("limits.bytes-in-flight", "'1 GiB'", "1 GiB"),
            ("limits.idle-seconds", "4", "4"), ("limits.deadline-milliseconds", "50", "50"),
            ("limits.drain-seconds", "0", "0"), ("limits.page", "600", "600"),
            ("metrics.address", "'127.0.0.1:9464'", "127.0.0.1:9464"), ("metrics.insecure", "true", "true"),
            ("providers.enabled", "false", "false"), ("providers.paths", "'/opt/a:/opt/b'", "/opt/a:/opt/b"),
            ("providers.start-milliseconds", "10", "10"), ("providers.answer-milliseconds", "50", "50"),
            ("providers.memory", "'64 MiB'", "64 MiB"), ("providers.queue", "0", "0"),
            ("log.level", "'trace'", "trace"), ("log.format", "'json'", "json"), ("log.words", "true", "true"),
        ]
    )
    func aSettingIsReadAndShownWithItsLine(key: String, value: String, shown: String) throws {
        let row = try #require(try row(key, in: "\n" + text(key, value)))
        #expect(row.text == shown)
        #expect(row.origin.description.hasSuffix(key.contains(".") ? "headword.toml:3" : "headword.toml:2"))
    }

    @Test(
        arguments: [
            ("address", "'tcp://[::1]:7878'", "tcp://[::1]:7878"),
            ("address", "'tcp://LocalHost:0'", "tcp://localhost:0"),
            ("address", "'unix:/run/h.sock'", "unix:/run/h.sock"), ("address", "'systemd'", "systemd"),
            ("insecure", "true", "true"), ("token-file", "'/etc/token'", "/etc/token"),
        ]
    )
    func aSettingOfAListenerIsReadAndShown(key: String, value: String, shown: String) throws {
        let address = key == "address" ? "" : "address = 'systemd'\n"
        #expect(try row("listener[0].\(key)", in: "[[listener]]\n\(address)\(key) = \(value)")?.text == shown)
    }

    @Test func aListenerMayHaveAllSettings() throws {
        let listeners = try configuration(
            """
            [[listener]]
            address = "unix:/run/h.sock"
            mode = "660"
            owner = ":words"
            [[listener]]
            address = "tcp://0.0.0.0:7878"
            certificate = "/c"
            key = "/k"
            client-authority = "/a"
            """
        ).values.listeners
        #expect(
            listeners.map(\.address) == [.unix(path: "/run/h.sock"), .tcp(HostAndPort(host: "0.0.0.0", port: 7878))]
        )
        #expect(listeners[0].mode?.bits == 0o660)
        #expect(listeners[0].mode?.description == "0660")
        #expect(listeners[0].owner == FileOwner(":words"))
        #expect(listeners[0].owner?.user == nil && listeners[0].owner?.group == "words")
        #expect(listeners[1].clientAuthority == "/a")
    }

    @Test func whatIsNotSetHasItsDefault() throws {
        let configuration = try configuration("")
        #expect(configuration.values == Configuration())
        #expect(configuration.rows.allSatisfy { $0.origin == .default })
        #expect(configuration.rows.first { $0.key == "limits.output-queue-bytes" }?.text == "64 KiB")
        #expect(configuration.rows.first { $0.key == "metrics.address" }?.text == "(off)")
    }

    @Test(arguments: Configuration().serviceLimits)
    func aLimitHasBounds(limit: ServiceLimit) throws {
        let key = limit.name.trimmingPrefix("limits.")
        let room = key == "bytes-in-flight" ? "" : "\nbytes-in-flight = '1 GiB'"
        for value in [limit.range.lowerBound, limit.range.upperBound] {
            #expect(try problems("[limits]\n\(key) = \(value)\(room)") == [])
        }
        for value in [limit.range.lowerBound - 1, limit.range.upperBound + 1, -1, .max] {
            let found = try problems("[limits]\n\(key) = \(value)")
            #expect(found.count == 1 && found[0].hasPrefix("2: \(limit.name) is \(value), expected "))
        }
    }

    /// ``ConfigurationFiles`` has providers of three namespaces that an upstream can answer.
    @Test func theSourcesAreThoseOfTheProviders() throws {
        let configuration = try configuration(
            """
            [sources]
            thesaurus = "upstream,lexicon"
            [upstream]
            app-id-file = "/id"
            app-key-file = "/key"
            """
        )
        #expect(configuration.values.sources.keys.sorted() == ["thesaurus"] && configuration.values.needsUpstream)
        let rows = configuration.rows.filter { $0.key.hasPrefix("sources.") }
        #expect(rows.map(\.key) == ["sources.dictionary", "sources.sentences", "sources.thesaurus"])
        #expect(rows.map(\.text) == ["lexicon", "lexicon", "upstream,lexicon"])
        #expect(
            try problems("[sources]\nsentence = 'upstream'\nrhymes = 'upstream'") == [
                "2: there is no setting 'sources.sentence'; did you mean 'sentences'?",
                "3: there is no setting 'sources.rhymes'",
            ]
        )
    }

    @Test func aReplyMayBeHalfOfWhatAllConnectionsMayHave() throws {
        #expect(try problems("[limits]\nresponse-bytes = '128 MiB'") == [])
        let found = try problems("[limits]\nresponse-bytes = '129 MiB'")
        #expect(found.count == 1 && found[0].contains("at most half of limits.bytes-in-flight"))
    }

    @Test func relativePathsBeginAtTheFileOrTheWorkingDirectory() throws {
        let files = try ConfigurationFiles(["etc/headword.toml": "lexicon = 'l.sqlite'"])
        let configuration = try files.search(["HEADWORD_CORPORA": "corpora"]).load()
        #expect(configuration.values.lexicon == files.path("etc/l.sqlite"))
        #expect(configuration.values.corpora == files.path("work/corpora"))
    }
}
