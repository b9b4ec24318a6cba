import Foundation
import Glibc
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

private let palindromes = TestFiles.repository + "/Examples/providers/palindromes.py"

private func call(_ method: String, _ parameters: String, id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
}

/// The real program with external providers.
@Suite(.timeLimit(.minutes(30))) struct ExternalProviderTests {
    /// Returns the environment of a service that gives its providers all the time they need to start.
    private func environment(_ more: [String: String] = [:]) throws -> [String: String] {
        let own = ["HEADWORD_LEXICON": try FixtureLexicon.path, "HEADWORD_PROVIDERS_START_MILLISECONDS": "60000"]
        return own.merging(more) { $1 }
    }

    private func run(_ arguments: [String], input: String = "") async throws -> Program.Outcome {
        try await Program.run(TestFiles.headword, arguments, input: input, environment: environment())
    }

    @Test func aProviderAnswersOnStandardOutput() async throws {
        let input = call("palindromes.check", #"{"text":"Level"}"#) + "\n" + call("palindromes.check", "{}", id: 2)
        let outcome = try await run(["serve", "--stdio", "--provider", palindromes], input: input)
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.lines.sorted().first == #"{"jsonrpc":"2.0","id":1,"result":{"isPalindrome": true, "letters": 5}}"#
        )
        #expect(outcome.lines.sorted().last?.contains(#""reason":"missingParameter""#) == true)
        #expect(outcome.errors.isEmpty)
    }

    @Test func aProviderIsCalledByCommand() async throws {
        let found = try await run(["call", "--provider", palindromes, "palindromes.longest", #"["bananas"]"#])
        #expect(found.exitCode == 0)
        #expect(found.output == #"{"palindrome": "anana", "letters": 5}"# + "\n")
        let none = try await run(["call", "--provider", palindromes, "palindromes.longest", #"["xyz"]"#])
        #expect(none.exitCode == 1 && none.errors.contains(#""origin":"provider""#))
    }

    @Test func aProviderIsDescribedLikeAnyOther() async throws {
        let outcome = try await run(["call", "--provider", palindromes, "rpc.discover"])
        #expect(outcome.output.contains(#""name":"palindromes.check","summary":"Says whether a text reads the same"#))
        let information = try await run(["call", "--provider", palindromes, "server.info"])
        #expect(information.output.contains(#""providers":[{"namespace":"palindromes","name":"Palindromes""#))
    }

    @Test func aFileThatIsNoProviderIsRefusedAtTheCommandLine() async throws {
        let outcome = try await run(["call", "--provider", "/etc/passwd", "server.ping"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("'/etc/passwd' is not executable"))
    }

    @Test func theNamespaceOfAnotherIsNotTaken() async throws {
        try requireProviders(of: "dictionary.entries")
        let path = try TestFiles.temporaryDirectory() + "/dictionary"
        let text = String(decoding: try TestFiles.contents(of: palindromes), as: UTF8.self)
        let renamed = text.replacingOccurrences(of: "palindromes.", with: "dictionary.")
            .replacingOccurrences(of: #""namespace": "palindromes""#, with: #""namespace": "dictionary""#)
        try await Program.write(program: renamed, to: path)
        let input = call("dictionary.entries", #"{"word":"swam"}"#)
        let outcome = try await run(["serve", "--stdio", "--provider", path], input: input)
        #expect(outcome.lines.first?.contains("result") == true)
        #expect(outcome.errors.contains("the namespace 'dictionary' belongs to DictionaryProvider and to \(path)"))
    }

    @Test func aProjectCannotNameProviders() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("[providers]\npaths = 'evil'\n".utf8), to: directory + "/.headword.toml")
        let script = "cd '\(directory)' && exec '\(TestFiles.headword)' config show"
        let outcome = try await Program.run("/bin/sh", ["-c", script], environment: ["HOME": directory])
        #expect(outcome.exitCode != 0)
        #expect(outcome.errors.contains("providers.paths cannot be set in the configuration file of a project"))
    }

    @Test func aReloadLooksAnewAndTheEndLeavesNothing() async throws {
        let directory = try TestFiles.temporaryDirectory()
        chmod(directory, 0o755)
        let server = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0"],
            environment: environment(["HEADWORD_PROVIDERS_PATHS": directory])
        )
        let line = try #require(try await server.readErrorLine())
        let client = try SocketClient(port: try #require(line.firstMatch(of: /:(\d+)$/).flatMap { Int($0.1) }))
        try await client.send(call("palindromes.check", #"{"text":"level"}"#) + "\n")
        #expect(try await client.readLine()?.contains("-32601") == true)

        // The provider writes its process ID to a file for the test.
        let text = String(decoding: try TestFiles.contents(of: palindromes), as: UTF8.self)
        let record = "import os\nopen('process', 'w').write(str(os.getpid()))\nfor line in sys.stdin:"
        let changed = text.replacingOccurrences(of: "\nfor line in sys.stdin:", with: "\n" + record)
        try await Program.write(program: changed, to: directory + "/palindromes.py")
        kill(server.processID, SIGHUP)
        #expect(try await server.readErrorLine(containing: "reloaded") != nil)
        try await client.send(call("palindromes.check", #"{"text":"level"}"#) + "\n")
        #expect(try await client.readLine()?.contains(#""isPalindrome": true"#) == true)

        let number = String(decoding: try TestFiles.contents(of: directory + "/process"), as: UTF8.self)
        let process = try #require(pid_t(number))
        #expect(kill(process, 0) == 0)
        server.terminate()
        #expect(try await server.finish().exitCode == 0)
        #expect(kill(process, 0) == -1)
    }
}
