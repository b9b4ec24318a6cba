import Foundation
import HeadwordTestSupport
import Testing

private let openssl = "/usr/bin/openssl"
private let curl = "/usr/bin/curl"
private let password = "a-password-that-nobody-may-see"

/// Two services that share a store, which asks for TLS and a password.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: RedisServer.isInstalled && [openssl, curl].allSatisfy(FileManager.default.isExecutableFile(atPath:)))
)
struct SharedStoreCommandTests {
    private let directory: String
    private let port: Int

    init() async throws {
        directory = try TestFiles.temporaryDirectory()
        port = try RedisServer.freePort()
        let made = try await Program.run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", "\(directory)/store.key", "-out", "\(directory)/store.pem",
            ]
        )
        try #require(made.exitCode == 0, "\(made.errors)")
        try write(password: password)
        let settings = """
            [store]
            addresses = "tcp://localhost:\(port)"
            tls = true
            authorities = "store.pem"
            password-file = "password"
            milliseconds = 60000
            [http]
            rate-requests = 3
            [metrics]
            address = "127.0.0.1:0"
            """
        try TestFiles.write(Array(settings.utf8), to: directory + "/headword.toml")
    }

    private func write(password: String) throws {
        try TestFiles.write(Array("\(password)\n".utf8), to: directory + "/password")
        chmod(directory + "/password", 0o600)
    }

    private var environment: [String: String] {
        get throws { ["HEADWORD_LEXICON": try FixtureLexicon.path, "HEADWORD_CONFIG": directory + "/headword.toml"] }
    }

    private func startStore() async throws -> RedisServer {
        try await RedisServer([
            "--tls-port", "\(port)", "--tls-cert-file", "\(directory)/store.pem", "--tls-key-file",
            "\(directory)/store.key", "--tls-auth-clients", "no", "--requirepass", password,
        ])
    }

    /// A service, and its ports for clients and for metrics.
    private struct Service {
        let program: Program
        var port = 0
        var metrics = 0
    }

    private func start() async throws -> Service {
        let program = try await Program(
            TestFiles.headword,
            ["serve", "--http", "127.0.0.1:0"],
            environment: try environment
        )
        var service = Service(program: program)
        while service.port == 0 || service.metrics == 0, let line = try await program.readErrorLine() {
            guard let port = line.firstMatch(of: /address=\S*127\.0\.0\.1:(\d+)/).flatMap({ Int($0.1) }) else {
                continue
            }
            if line.contains("serving metrics") { service.metrics = port } else { service.port = port }
        }
        return service
    }

    private func ask(_ port: Int, _ path: String) async throws -> (body: String, status: String) {
        let outcome = try await Program.run(
            curl,
            ["--silent", "--write-out", "\\n%{http_code}", "http://127.0.0.1:\(port)\(path)"]
        )
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.dropLast().joined(separator: "\n"), String(lines.last ?? ""))
    }

    @Test func theRequestsOfAClientAreCountedOverAllReplicas() async throws {
        let store = try await startStore()
        let services = [try await start(), try await start()]
        defer { for service in services { service.program.terminate() } }
        var statuses: [String] = []
        for number in 0..<4 { statuses.append(try await ask(services[number % 2].port, "/healthz").status) }
        #expect(statuses == ["200", "200", "200", "429"])
        let ready = try await ask(services[0].metrics, "/readyz")
        #expect(ready.status == "200" && !ready.body.contains("degraded"))
        #expect(try await ask(services[0].metrics, "/metrics").body.contains("\nheadword_store_up 1\n"))
        store.kill()
        // Now each counts for itself, and says why.
        #expect(try await ask(services[0].port, "/healthz").status == "200")
        let readiness = try await ask(services[0].port, "/readyz")
        #expect(readiness.status == "200" && readiness.body.contains(#""degraded":"#))
        let page = try await ask(services[0].metrics, "/readyz")
        #expect(page.status == "200" && page.body.hasPrefix("ready\n") && page.body.contains("\ndegraded: the "))
        #expect(try await ask(services[0].metrics, "/metrics").body.contains("\nheadword_store_up 0\n"))
        let info = try await ask(services[0].port, "/v1/server.info")
        #expect(info.body.contains(#""isUp":false"#) && !info.body.contains(password))
    }

    @Test func aStoreThatNeedsAnotherPasswordIsReported() async throws {
        let store = try await startStore()
        try write(password: "another-password")
        let service = try await start()
        defer { service.program.terminate() }
        #expect(try await ask(service.port, "/healthz").status == "200")
        let page = try await ask(service.metrics, "/readyz").body
        #expect(page.contains("WRONGPASS") && !page.contains("another-password"))
        let findings = try await Program.run(TestFiles.headword, ["doctor"], environment: try environment)
        #expect(findings.output.contains("WRONGPASS") && !findings.output.contains("another-password"))
        store.kill()
    }
}
