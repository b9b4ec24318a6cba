import Foundation
import HeadwordClient
import HeadwordJSON
import HeadwordTestSupport
import Testing

/// The client beside the real program.
@Suite(.serialized, .timeLimit(.minutes(10))) struct RealServerTests {
    private struct NotListening: Error {}

    /// Starts a server, and gives it and the line that says where it listens to `body`.
    private func serve(_ arguments: [String], _ body: (Subprocess, String) async throws -> Void) async throws {
        let environment = ["HEADWORD_LEXICON": try FixtureLexicon.path]
        let program = try Subprocess(TestFiles.headword, ["serve"] + arguments, environment: environment)
        defer { kill(program.processID, SIGKILL) }
        while let line = try await program.readErrorLine() {
            if line.contains("listening") { return try await body(program, line) }
        }
        throw NotListening()
    }

    @Test func answersAndErrorsHaveTypes() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/headword-\(UInt32.random(in: .min ... .max))"
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
