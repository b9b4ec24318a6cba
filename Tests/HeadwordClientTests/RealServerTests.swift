import Foundation
import HeadwordClient
import HeadwordClientTLS
import HeadwordJSON
import HeadwordTestSupport
import Testing

/// The client against the real program.
@Suite(.serialized, .timeLimit(.minutes(30))) struct RealServerTests {
    private struct NotListening: Error {}

    /// Starts a server, and passes it and the line that reports its address to `body`.
    private func serve(_ arguments: [String], _ body: (Program, String) async throws -> Void) async throws {
        let environment = ["HEADWORD_LEXICON": try FixtureLexicon.path]
        let program = try await Program(TestFiles.headword, ["serve"] + arguments, environment: environment)
        defer { kill(program.processID, SIGKILL) }
        while let line = try await program.readErrorLine() {
            if line.contains("listening") { return try await body(program, line) }
        }
        throw NotListening()
    }

    @Test func answersAndErrorsHaveTypes() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/headword-\(UInt32.random(in: .min ... .max))"
        // The server leaves the lock file of its socket behind for the next server.
        defer { try? TestFiles.remove(path + ".lock") }
        try await serve(["--socket", path]) { program, _ in
            let client = Client(.unix(path: path), timeout: .seconds(600))
            let dog = try await client.dictionary.entries("dog", fields: [.definitions])
            #expect(dog.results.first?.lexicalEntries.first?.lexicalCategory == .noun)
            let failure = await #expect(throws: ClientFailure.self) {
                _ = try await client.dictionary.entries("dgo")
            }
            guard case .server(let error)? = failure else { return }
            #expect(error.status == 404)
            #expect(error.parameter == "word")
            #expect(error.suggestions.contains("dog"))
            await client.close()
            program.terminate()
            #expect(try await program.finish().exitCode == 0)
        }
    }

    private static let openssl = "/usr/bin/openssl"

    /// Makes a key and a self-signed certificate.
    private func makeCertificate(_ name: String, in directory: String) async throws {
        let outcome = try await Program.run(
            Self.openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=\(name)", "-addext", "subjectAltName=IP:127.0.0.1",
                "-keyout", "\(directory)/\(name).key", "-out", "\(directory)/\(name).pem",
            ]
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: openssl)))
    func aServerIsAskedOverTLSIfItsCertificateIsTrusted() async throws {
        let directory = try TestFiles.temporaryDirectory()
        for name in ["server", "client"] { try await makeCertificate(name, in: directory) }
        let text = """
            [[listener]]
            address = "tcp://127.0.0.1:0"
            certificate = "server.pem"
            key = "server.key"
            client-authority = "client.pem"
            """
        try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
        let server = directory + "/server.pem"
        let client = (certificate: directory + "/client.pem", key: directory + "/client.key")
        try await serve(["--config", directory + "/headword.toml"]) { _, line in
            let port = try #require(line.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) })
            func ask(_ tls: ClientTLS) async throws -> String {
                let headword = Client(.tcp(port: port), protection: tls.protection, timeout: .seconds(600))
                do {
                    let pong = try await headword.server.ping()
                    await headword.close()
                    return pong
                } catch {
                    await headword.close()
                    throw error
                }
            }
            func tls(_ authorities: String, isKnown: Bool = true) throws -> ClientTLS {
                let (certificate, key) = isKnown ? (client.certificate, client.key) : (nil, nil)
                return try ClientTLS(host: "127.0.0.1", authorities: authorities, certificate: certificate, key: key)
            }
            #expect(try await ask(try tls(server)) == "pong")
            for (refused, why) in [
                (try tls(client.certificate), "certificate is refused"),
                (try tls(server, isKnown: false), "requires a client certificate"),
            ] {
                let failure = await #expect(throws: ClientFailure.self) { _ = try await ask(refused) }
                #expect(failure?.description.contains(why) == true, "\(String(describing: failure))")
            }
        }
    }

    @Test func aServerThatIsKilledAndStartedAnewIsFoundAgain() async throws {
        try await serve(["--listen", "127.0.0.1:0"]) { first, line in
            let port = try #require(line.firstMatch(of: #/127\.0\.0\.1:(\d+)/#).flatMap { Int($0.1) })
            let client = Client(.tcp(port: port), timeout: .seconds(600))
            let pong = try await client.server.ping()
            #expect(pong == "pong")
            kill(first.processID, SIGKILL)
            _ = try await first.finish()
            let late = Task { try await client.server.ping(timeout: .seconds(300)) }
            try await serve(["--listen", "127.0.0.1:\(port)"]) { _, _ in
                let again = try await late.value
                #expect(again == "pong")
            }
            await client.close()
        }
    }
}
