import HeadwordTestSupport
import Testing

private let command = TestFiles.products + "/headword-oxford-stand-in"

/// The command as users run it.
@Suite(.timeLimit(.minutes(30))) struct StandInCommandTests {
    /// The command on a free port, after it has reported its address.
    private struct Running {
        let program: Program
        let greeting: [String]
        let port: Int

        init(_ arguments: [String]) async throws {
            program = try await Program(command, ["--port", "0"] + arguments)
            var lines: [String] = []
            while lines.count < 3, let line = try await program.readErrorLine() { lines.append(line) }
            greeting = lines
            let base = try #require(lines.first?.firstMatch(of: /127\.0\.0\.1:(\d+)\/api\/v1/))
            port = try #require(Int(base.1))
        }

        /// The status line of a reply.
        func status(_ target: String, id: String = "test-id", key: String = "test-key") async throws -> String? {
            let client = try SocketClient(port: port)
            let head = "GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
            try await client.send("\(head)app_id: \(id)\r\napp_key: \(key)\r\n\r\n")
            return try await client.readLine()?.split(separator: " ").dropFirst().first.map(String.init)
        }
    }

    @Test(arguments: [false, true]) func itServesUntilASignalAndEndsWell(byCtrlC: Bool) async throws {
        let running = try await Running([])
        #expect(running.greeting[1] == "version 2: http://127.0.0.1:\(running.port)/api/v2")
        #expect(running.greeting[2].contains("curl -H 'app_id: test-id' -H 'app_key: test-key'"))
        #expect(try await running.status("/api/v2/entries/en-gb/big") == "200")
        if byCtrlC { running.program.interrupt() } else { running.program.terminate() }
        let outcome = try await running.program.finish()
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    }

    @Test func theKeyOfAFileIsAcceptedAndNotTold() async throws {
        let path = try TestFiles.temporaryDirectory() + "/key"
        try TestFiles.write(Array("hush-hush\n".utf8), to: path)
        let running = try await Running(["--id", "someone", "--key-file", path, "--modern", "--verbose"])
        #expect(try await running.status("/api/v1/entries/en/big", id: "someone", key: "hush-hush") == "200")
        #expect(try await running.status("/api/v1/entries/en/big?a=hush-hush", id: "someone", key: "wrong") == "403")
        running.program.terminate()
        let outcome = try await running.program.finish()
        #expect(outcome.errors.contains("GET /api/v1/entries/en/big 200\n"))
        #expect(outcome.errors.contains("GET /api/v1/entries/en/big?a=[redacted] 403\n"))
        #expect(running.greeting[2].contains(path))
        #expect(!(running.greeting.joined() + outcome.errors).contains("hush-hush"))
    }

    @Test func faultsAndQuotasAreSet() async throws {
        let running = try await Running(["--quota", "2", "--quota-window", "3600", "--fault", "status=503 x1"])
        var statuses: [String?] = []
        for _ in 0..<3 { statuses.append(try await running.status("/api/v2/entries/en-gb/big")) }
        #expect(statuses == ["503", "200", "429"])
        running.program.terminate()
        #expect(try await running.program.finish().exitCode == 0)
    }

    @Test(arguments: [
        ["--fault", "nothing"], ["--quota-window", "5"], ["--port", "70000"], ["--certificate", "x"],
        ["--key-file", "/nowhere/key"], ["--quota", "-1"],
    ])
    func wrongUsageIsRefused(_ arguments: [String]) async throws {
        let outcome = try await Program.run(command, arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.hasPrefix("Error: "))
    }

    @Test func helpHasExamples() async throws {
        let outcome = try await Program.run(command, ["--help"])
        #expect(outcome.exitCode == 0)
        for part in ["EXAMPLES", "--key-file <file>", "x-fault=truncated-json", "string-or-array"] {
            #expect(outcome.output.contains(part), "\(part)")
        }
    }
}
