import Foundation
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import OxfordStandIn
import Testing

private let key = "a-key-that-nobody-may-see-7f3a"

/// A stand-in, and a configuration that uses it.
private struct Configured {
    let standIn: OxfordStandIn
    let path: String

    static func run(
        _ settings: String = "",
        sources: String = "dictionary = 'upstream'",
        key given: String = key,
        test: (Configured) async throws -> Void
    ) async throws {
        var options = OxfordStandIn.Options()
        options.credentials = .init(id: "test-id", key: key)
        let standIn = OxfordStandIn(options)
        let port = try await standIn.start()
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("test-id\n".utf8), to: directory + "/id")
        try TestFiles.write(Array("\(given)\n".utf8), to: directory + "/key")
        chmod(directory + "/key", 0o600)
        let text = """
            [upstream]
            url = "http://127.0.0.1:\(port)/api/v2"
            app-id-file = "id"
            app-key-file = "key"
            calls-file = "\(directory)/calls.sqlite"
            total-milliseconds = 60000
            \(settings)
            [sources]
            \(sources)
            """
        try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
        do {
            try await test(Configured(standIn: standIn, path: directory + "/headword.toml"))
        } catch {
            await standIn.stop()
            throw error
        }
        await standIn.stop()
    }

    var environment: [String: String] {
        get throws { ["HEADWORD_LEXICON": try FixtureLexicon.path, "HEADWORD_CONFIG": path] }
    }

    func headword(_ arguments: String...) async throws -> Program.Outcome {
        try await Program.run(TestFiles.headword, arguments, environment: try environment)
    }
}

@Suite(.timeLimit(.minutes(30))) struct UpstreamCommandTests {
    @Test("a check of a working upstream reports success, for people and for programs")
    func check() async throws {
        try await Configured.run("calls-per-month = 10") { configured in
            let outcome = try await configured.headword("upstream", "check")
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.contains("answers as expected of version v2"))
            #expect(outcome.output.contains("1 in the last minute, 1 of 10 this month"))
            let json = try JSONValue(json: try await configured.headword("upstream", "check", "--json").output)
            #expect(json["works"] == true && json["callsOfMonth"] == 2)
        }
    }

    @Test("a check with a wrong key exits with 4 and prints nothing of the key")
    func checkOfWrongKey() async throws {
        try await Configured.run(key: "wrong-key-123") { configured in
            let outcome = try await configured.headword("upstream", "check")
            #expect(outcome.exitCode == 4)
            #expect(outcome.output.contains("the credentials were rejected"))
            #expect(!(outcome.output + outcome.errors).contains("wrong-key-123"))
        }
    }

    static let checks: [(Fault, Int32, String)] = [
        (.status(429, retryAfter: 9), 7, "the plan's calls are used up"),
        (.status(503, retryAfter: nil), 7, "it cannot be reached or does not work"),
        (.htmlSuccess, 7, "the service at this address is not the API"),
    ]

    @Test("a check names the problem and its remedy", arguments: checks)
    func failedCheck(_ failure: Fault, _ exitCode: Int32, _ text: String) async throws {
        try await Configured.run("retries = 0") { configured in
            configured.standIn.inject(failure)
            let outcome = try await configured.headword("upstream", "check")
            #expect(outcome.exitCode == exitCode)
            #expect(outcome.output.contains(text), "\(outcome.output)")
            #expect(outcome.output.contains("->"))
        }
    }

    @Test("a check sends exactly one call and reports the number", arguments: [429, 401, 403, 500, 503])
    func checkIsOneCall(_ status: Int) async throws {
        try await Configured.run("retries = 5") { configured in
            configured.standIn.inject(.status(status, retryAfter: nil))
            for count in 1...2 {
                let outcome = try await configured.headword("upstream", "check")
                #expect(outcome.output.contains("\(count) in the last minute"), "\(outcome.output)")
                #expect(configured.standIn.recorded.count == count)
            }
        }
    }

    @Test("a pause applies to all processes that share the file, until a check succeeds")
    func sharedPause() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Configured.run("retries = 5") { configured in
            configured.standIn.inject(.status(401, retryAfter: nil))
            for _ in 0..<3 {
                let outcome = try await configured.headword("call", "dictionary.entries", #"{"word":"set"}"#)
                #expect(outcome.errors.contains("upstreamKeyRefused"), "\(outcome.errors)")
            }
            #expect(configured.standIn.recorded.count == 1)
            configured.standIn.clearFaults()
            #expect(try await configured.headword("upstream", "check").exitCode == 0)
            #expect(try await configured.headword("call", "dictionary.entries", #"{"word":"set"}"#).exitCode == 0)
        }
    }

    static let commands = [
        ["upstream", "check"], ["call", "dictionary.entries", #"{"word":"set"}"#], ["serve", "--stdio"],
        ["serve", "--listen", "127.0.0.1:0"],
    ]

    @Test("a world-readable key is refused with a remedy", arguments: commands)
    func readableKey(_ command: [String]) async throws {
        try await Configured.run { configured in
            let key = configured.path.replacing("headword.toml", with: "key")
            chmod(key, 0o604)
            let outcome = try await Program.run(TestFiles.headword, command, environment: try configured.environment)
            #expect(outcome.exitCode == 2)
            let text = "upstream: app-key-file: \(key) is world-readable but holds a secret: run chmod o-r"
            #expect(outcome.errors.contains(text), "\(outcome.errors)")
            #expect(configured.standIn.recorded.isEmpty)
        }
    }

    @Test("a call goes to the source that the configuration names")
    func call() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Configured.run { configured in
            let outcome = try await configured.headword("call", "dictionary.entries", #"{"word":"set"}"#)
            #expect(outcome.exitCode == 0)
            #expect(try JSONValue(json: outcome.output)["metadata"]?["source"] == "upstream")
        }
    }

    @Test("calls that were sent are counted even if the process is killed")
    func killedProcess() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Configured.run("calls-per-month = 3\nretries = 0") { configured in
            let server = try await Program(
                TestFiles.headword,
                ["serve", "--stdio"],
                environment: try configured.environment
            )
            for word in ["set", "big"] {
                try server.write(
                    #"{"jsonrpc":"2.0","id":1,"method":"dictionary.entries","params":{"word":"\#(word)"}}"# + "\n"
                )
                _ = try await server.readLine()
            }
            configured.standIn.inject(.neverReply, times: 1)
            try server.write(#"{"jsonrpc":"2.0","id":2,"method":"dictionary.entries","params":{"word":"casa"}}"# + "\n")
            while configured.standIn.recorded.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
            kill(server.processID, SIGKILL)
            _ = try await server.finish()
            let outcome = try await configured.headword("call", "dictionary.entries", #"{"word":"time out"}"#)
            #expect(outcome.exitCode == 7)
            #expect(outcome.errors.contains("budgetSpent"))
            #expect(configured.standIn.recorded.count == 3)
        }
    }

    @Test("where the configuration lacks credentials, or would send them elsewhere, nothing starts")
    func failures() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let path = directory + "/headword.toml"
        try TestFiles.write(
            Array("[sources]\ndictionary = 'upstream'\n[upstream]\nurl = 'http://example.org/api/v2'".utf8),
            to: path
        )
        let outcome = try await Program.run(TestFiles.headword, ["config", "check", path])
        #expect(outcome.exitCode == 2)
        for text in ["upstream.app-id-file is missing", "upstream.app-key-file is missing", "send the key unencrypted"]
        {
            #expect(outcome.errors.contains(text), "\(outcome.errors)")
        }
    }
}

/// Users run commands inside projects that they have cloned, so a project's file must not configure the upstream.
@Suite(.timeLimit(.minutes(30))) struct UpstreamProjectTests {
    static let settings = [
        "url = 'https://example.org/api'", "app-key-file = '/etc/hostname'", "calls-file = 'calls.sqlite'",
        "proxy = 'example.org:80'",
    ]

    @Test("a project's file sets nothing of the upstream", arguments: settings)
    func projectFile(_ setting: String) async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("[upstream]\n\(setting)\n".utf8), to: directory + "/.headword.toml")
        let outcome = try await Program.run(
            "/bin/sh",
            ["-c", "cd \(directory) && exec \(TestFiles.headword) upstream check"],
            environment: ["HOME": directory, "XDG_CONFIG_HOME": "", "HEADWORD_CONFIG": ""]
        )
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("cannot be set in the configuration file of a project"), "\(outcome.errors)")
    }
}

/// The key appears only where it has to be.
@Suite(.timeLimit(.minutes(30))) struct UpstreamSecretTests {
    @Test("the key is in no log, error, metric, configuration, argument, environment or core dump")
    func keyIsNowhere() async throws {
        try requireProviders(of: "dictionary.entries")
        try await Configured.run(
            "retries = 0",
            sources: "dictionary = 'upstream'\n[log]\nlevel = 'trace'\nwords = true\n[metrics]\naddress = '127.0.0.1:0'"
        ) { configured in
            let directory = try TestFiles.temporaryDirectory()
            let server = try await Program(
                "/bin/sh",
                ["-c", "cd \(directory); ulimit -c unlimited; exec \(TestFiles.headword) serve --listen 127.0.0.1:0"],
                // Swift's crash reporter may wait forever for a process that does not allow itself to be inspected.
                environment: try configured.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            )
            let addresses = try await addresses(of: server)
            let client = try SocketClient(port: addresses.service)
            var seen = ""
            for (failure, word) in zip(failures, 0...) {
                configured.standIn.clearFaults()
                if let failure { configured.standIn.inject(failure) }
                try await client.send(
                    #"{"jsonrpc":"2.0","id":1,"method":"dictionary.entries","params":{"word":"w\#(word)"}}"# + "\n"
                )
                seen += try await client.readLine() ?? ""
            }
            try await client.send(#"{"jsonrpc":"2.0","id":1,"method":"server.info"}"# + "\n")
            seen += try await client.readLine() ?? ""
            let metrics = try SocketClient(port: addresses.metrics)
            try await metrics.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            seen += try await metrics.readToEnd()
            for file in ["cmdline", "environ"] {
                seen += String(decoding: try TestFiles.contents(of: "/proc/\(server.processID)/\(file)"), as: UTF8.self)
            }
            kill(server.processID, SIGABRT)
            seen += try await server.finish().errors
            seen += try await configured.headword("config", "show").output
            seen += try await configured.headword("config", "show", "--json").output
            seen += try await configured.headword("doctor").output
            #expect(seen.contains("headword_upstream_calls_total"))
            #expect(!seen.contains(key))
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty, "a core dump")
        }
    }

    private var failures: [Fault?] {
        [
            nil, .status(403, retryAfter: nil), .status(500, retryAfter: nil), .htmlSuccess, .closeMidBody,
            .truncatedJSON,
        ]
    }

    private func addresses(of server: Program) async throws -> (service: Int, metrics: Int) {
        var service: Int?
        var metrics: Int?
        while service == nil || metrics == nil, let line = try await server.readErrorLine() {
            let address = line.firstMatch(of: /127\.0\.0\.1:(\d+)/)
            if line.contains("serving metrics") { metrics = address.flatMap { Int($0.1) } }
            if line.contains("listening") { service = address.flatMap { Int($0.1) } }
        }
        return (try #require(service), try #require(metrics))
    }
}
