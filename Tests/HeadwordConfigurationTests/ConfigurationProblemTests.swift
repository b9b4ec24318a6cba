import Foundation
import HeadwordConfiguration
import HeadwordTestSupport
import Testing

@Suite struct ConfigurationProblemTests {
    @Test(
        arguments: [
            ("[limits]\ndepth = '3'", "2: limits.depth is '3', expected an integer of 4 to 512"),
            ("[limits]\ndepth = 3.5", "2: limits.depth is 3.5, expected an integer of 4 to 512"),
            ("[limits]\npage = 0x0", "2: limits.page is 0, expected an integer of 1 to 5000"),
            (
                "[limits]\nrequest-bytes = '1 TB'",
                "2: limits.request-bytes is '1 TB', expected a size of 1 KiB to 64 MiB"
            ),
            (
                "limits.request-bytes = '99999999999999999999 GiB'",
                "1: limits.request-bytes is '99999999999999999999 GiB', expected a size of 1 KiB to 64 MiB"
            ),
            ("limits = 3", "1: limits must be written as [limits]"), ("[[log]]", "1: log must be written as [log]"),
            ("[listener]", "1: listener must be written as [[listener]]"),
            ("[lexicon]", "1: lexicon is a table, expected a path"),
            ("lexicon = ''", "1: lexicon is '', expected a path"),
            (#"lexicon = "a\u0000b""#, #"1: lexicon is 'a\u0000b', expected a path"#),
            ("lexicon = 2026-11-21", "1: lexicon is the date 2026-11-21, expected a path"),
            ("lexicon = ['a']", "1: lexicon is an array, expected a path"),
            ("log.words = 'no'", "1: log.words is 'no', expected true or false"),
            (
                "log.level = 'wraning'",
                "1: log.level is 'wraning', expected trace, debug, info, notice, warning, error or critical; "
                    + "did you mean 'warning'?"
            ),
            (
                "log.level = 'warn'",
                "1: log.level is 'warn', expected trace, debug, info, notice, warning, error or critical; "
                    + "did you mean 'warning'?"
            ), ("log.format = 'xml'", "1: log.format is 'xml', expected text or json"),
            ("metrics.address = 9464", "1: metrics.address is 9464, expected HOST:PORT"),
            ("metrics.address = '::1:9464'", "1: metrics.address is '::1:9464', expected HOST:PORT"),
            ("metrics.address = 'h:+80'", "1: metrics.address is 'h:+80', expected HOST:PORT"),
            (
                "store.addresses = 'tcp://a:1,redis'",
                "1: store.addresses is 'tcp://a:1,redis', expected tcp://HOST:PORT or unix:/PATH, several separated by commas"
            ),
            (
                "upstream.cache = 'store'",
                "1: upstream.cache is store, but there is none: expected store.addresses too"
            ),
            (
                "store.addresses = 'tcp://10.0.0.1:6379'\nstore.password-file = '/etc/hostname'",
                "2: store.password-file would be sent unencrypted to another machine, expected store.tls = true or "
                    + "store.insecure = true"
            ),
            ("lexcon = 'a'", "1: there is no setting 'lexcon'; did you mean 'lexicon'?"),
            ("[limits]\ndept = 3", "2: there is no setting 'limits.dept'; did you mean 'depth'?"),
            ("[limit]\ndepth = 5", "1: there is no table 'limit'; did you mean 'limits'?"),
            ("[[listeners]]", "1: there is no setting 'listeners'; did you mean 'listener'?"),
            ("depth = 5", "1: there is no setting 'depth'; did you mean 'limits.depth'?"),
            ("[colours]\na = 1", "1: there is no table 'colours'"),
            ("'a\u{202E}b' = 1", #"1: there is no setting 'a\u202eb'"#),
        ]
    )
    func aFaultNamesTheKeyTheValueAndWhatWasExpected(text: String, message: String) throws {
        #expect(try problems(text) == [message])
    }

    @Test(
        arguments: [
            ("", "listener[0].address is missing, expected tcp://HOST:PORT, unix:/PATH or systemd"),
            (
                "address = '127.0.0.1:7878'",
                "listener[0].address is '127.0.0.1:7878', expected tcp://HOST:PORT, unix:/PATH or systemd"
            ),
            ("address = 'unix:h'", "listener[0].address is 'unix:h', expected tcp://HOST:PORT, unix:/PATH or systemd"),
            (
                "address = 'tcp://a:65536'",
                "listener[0].address is 'tcp://a:65536', expected tcp://HOST:PORT, unix:/PATH or systemd"
            ),
            (
                "address = 'systemd'\nmode = '0888'",
                "listener[0].mode is '0888', expected three or four octal digits in quotes, such as \"0660\""
            ),
            (
                "address = 'systemd'\nowner = 'a:b:c'",
                "listener[0].owner is 'a:b:c', expected USER, USER:GROUP or :GROUP"
            ),
            ("address = 'systemd'\ntoken = 'x'", "there is no setting 'listener[0].token'; did you mean 'token-file'?"),
            (
                "address = 'tcp://127.0.0.1:1'\nmode = '0660'",
                "listener[0].mode applies to Unix sockets only, but the address is 'tcp://127.0.0.1:1'"
            ),
            (
                "address = 'systemd'\nowner = 'words'",
                "listener[0].owner applies to Unix sockets only, but the address is 'systemd'"
            ),
            (
                "address = 'systemd'\ncertificate = 'c'",
                "listener[0].certificate has no key, expected the setting 'key' too"
            ),
            (
                "address = 'systemd'\nkey = 'k'",
                "listener[0].key has no certificate, expected the setting 'certificate' too"
            ),
            (
                "address = 'systemd'\nclient-authority = 'a'",
                "listener[0].client-authority is for TLS, expected the setting 'certificate' too"
            ),
            (
                "address = 'tcp://0.0.0.0:7878'",
                "listener[0].address 'tcp://0.0.0.0:7878' can be reached from other machines, expected a token-file, "
                    + "a certificate with its key, or insecure = true"
            ),
            (
                "address = 'tcp://127.0.0.1.example.com:7878'",
                "listener[0].address 'tcp://127.0.0.1.example.com:7878' can be reached from other machines, expected a "
                    + "token-file, a certificate with its key, or insecure = true"
            ),
        ]
    )
    func aListenerThatCannotWorkIsRefused(text: String, message: String) throws {
        let found = try problems("[[listener]]\n\(text)")
        #expect(found.map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
    }

    @Test(arguments: [
        "address = 'tcp://0.0.0.0:1'\ninsecure = true", "address = 'tcp://0.0.0.0:1'\ntoken-file = 't'",
        "address = 'tcp://0.0.0.0:1'\ncertificate = 'c'\nkey = 'k'", "address = 'tcp://127.9.9.9:1'",
        "address = 'unix:/h'\nmode = '0600'\nowner = 'a:b'",
    ])
    func aListenerThatCanWorkIsAccepted(text: String) throws {
        #expect(try problems("[[listener]]\n\(text)") == [])
    }

    @Test(
        arguments: [
            ("tcp://127.0.0.1:1", "tcp://127.0.0.1:1", true), ("tcp://localhost:1", "tcp://LOCALHOST:1", true),
            ("unix:/a", "unix:/a", true), ("systemd", "systemd", true),
            ("tcp://127.0.0.1:1", "tcp://127.0.0.1:2", false),
            ("tcp://127.0.0.1:0", "tcp://127.0.0.1:0", false), ("unix:/a", "unix:/b", false),
        ]
    )
    func twoListenersNeedTwoAddresses(first: String, second: String, isRefused: Bool) throws {
        let found = try problems("[[listener]]\naddress = '\(first)'\n[[listener]]\naddress = '\(second)'")
        #expect(found.isEmpty != isRefused)
        #expect(found.allSatisfy { $0.hasPrefix("4: listener[1].address '") && $0.hasSuffix("headword.toml:2") })
    }

    @Test(arguments: [
        ("metrics.address = '0.0.0.0:9464'", 1), ("metrics.address = '0.0.0.0:9464'\nmetrics.insecure = true", 0),
        ("metrics.address = 'localhost:9464'", 0),
        ("metrics.address = '[::1]:1'\n[[listener]]\naddress = 'tcp://[::1]:1'", 1),
    ])
    func metricsAreKeptFromOtherMachinesAndListeners(text: String, count: Int) throws {
        #expect(try problems(text).count == count)
    }

    @Test func allFaultsOfAFileAreToldInItsOrder() throws {
        let text = """
            lexcon = 'a'
            corpora = 5
            [limits]
            depth = 1000
            depth = 7
            page =
            [log]
            level = 'loud'
            [[listener]]
            mode = '0660'
            """
        #expect(try problems(text).map { $0.prefix { $0 != ":" } } == ["1", "2", "4", "5", "6", "8", "9"])
    }

    @Test(arguments: ["a0 = 1\n", "[[listener]]\naddress = 'systemd'\n"])
    func aHundredFaultsAreEnough(part: String) throws {
        let text = (0..<2000).map { part.replacing("0", with: "\($0)") }.joined()
        #expect(try problems(text).count == 100)
    }

    @Test(arguments: [
        (
            ["HEADWORD_LIMITS_DEPTH": "many"],
            "HEADWORD_LIMITS_DEPTH: limits.depth is 'many', expected an integer of 4 to 512"
        ),
        (["HEADWORD_LOG_WORDS": "yes"], "HEADWORD_LOG_WORDS: log.words is 'yes', expected true or false"),
        (
            ["HEADWORD_METRICS_ADDRESS": "0.0.0.0:1"],
            "HEADWORD_METRICS_ADDRESS: metrics.address '0.0.0.0:1' can be reached from other machines, expected a loopback "
                + "address or metrics.insecure = true"
        ),
    ])
    func aFaultOfAVariableNamesIt(environment: [String: String], message: String) throws {
        #expect(try problems("", environment) == [message])
    }

    @Test func variablesOfOthersAreLeftAlone() throws {
        #expect(try problems("", ["HEADWORD_PORT": "tcp://10.0.0.1:7878", "HEADWORD_LIMITS_DEPTH": ""]) == [])
    }

    @Test(arguments: [("missing.toml", "No such file or directory"), (".", "it is not a regular file")])
    func aFileThatCannotBeReadIsTold(name: String, reason: String) throws {
        let search = try ConfigurationFiles().search(file: name)
        let failure = #expect(throws: ConfigurationFailure.self) { try search.load() }
        #expect(failure?.problems.map(\.message) == ["the file cannot be read: \(reason)"])
    }

    @Test(arguments: [((1 << 20), true), ((1 << 20) + 1, false)])
    func aFileHasAMebibyteAtMost(size: Int, isRead: Bool) throws {
        #expect(try problems(String(repeating: "#", count: size)).isEmpty == isRead)
    }

    @Test func randomFilesNeverDoHarm() {
        var generator = SplitMix(state: 7)
        let keys = [
            "lexicon", "limits.depth", "limits", "listener", "listener.address", "address", "mode", "log.level",
            "depth",
            "insecure", "metrics.address", "token-file", "x", "''",
        ]
        let values = [
            "5", "-1", "99999999999999999999", "1.5", "true", "'a'", "'tcp://0.0.0.0:1'", "'4 MiB'", "'unix:/a'",
            "'0660'",
            "[]", "[{}, {address = 'systemd'}]", "{depth = 5}", "{}", "2026-11-21", "\"\\u0000\"", "", "'", "[{",
        ]
        for _ in 0..<1000 {
            let lines = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                let key = keys.randomElement(using: &generator) ?? ""
                let value = values.randomElement(using: &generator) ?? ""
                return ["\(key) = \(value)", "[\(key)]", "[[\(key)]]"].randomElement(using: &generator) ?? ""
            }
            let bytes = Array(lines.joined(separator: "\n").utf8)
            do throws(ConfigurationFailure) {
                _ = try ConfigurationSearch.load(bytes, named: "f").rows
            } catch {
                #expect(!error.problems.isEmpty)
                #expect(error.problems.allSatisfy { $0.isIn("f", lines: lines.count) }, "\(lines)")
            }
        }
    }
}

extension ConfigurationProblem {
    fileprivate func isIn(_ path: String, lines: Int) -> Bool {
        guard case .file(path, let line?) = origin else { return false }
        return (1...lines).contains(line)
    }
}
