import Foundation
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ProviderCommandTests {
    @Test func aSoundProviderIsToldRuleByRule() async throws {
        let outcome = try await headword(["provider", "check", "server"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("ok    names "))
        let verdict = "server.info, server.limits, server.ping: sound, 5 of 17 rules skipped"
        #expect(outcome.output.hasSuffix("\n\n\(verdict)\n"))
    }

    @Test func aRuleThatCouldNotBeTriedIsSkippedAndSaysWhy() async throws {
        let page = try await headword(["provider", "check", "server"])
        #expect(page.output.contains("skip  missing-parameter "))
        #expect(page.output.contains("\n      not tried: no parameter is required\n"))
        let report = try JSONValue(json: try await headword(["provider", "check", "server", "--json"]).output)
        let skipped = report["rules"]?.elements.filter { $0["skipped"] != nil }.compactMap { $0["name"]?.text }
        let expected = ["missing-parameter", "wrong-type", "out-of-schema", "unlikely-word", "hostile-text"]
        #expect(skipped == expected)
    }

    @Test func ofAProgramThatIsNotDescribedNoRuleForMethodsPasses() async throws {
        let path = try await program { $0.replacingOccurrences(of: "\"protocol\": 1", with: "\"protocol\": 2") }
        let rules = try JSONValue(json: try await check(path, "--json").output)["rules"]?.elements ?? []
        let names = rules.filter { $0["skipped"]?.text == "no method to try it on" }.count
        #expect(rules.count == 22 && names == 17)
    }

    @Test func whatIsFoundEndsTheCommandWithOne() async throws {
        try requireProviders(of: "lexistats.word")
        // The small lexicon has no corpora, so the examples have no answers.
        let outcome = try await headword(["provider", "check", "lexistats", "--json"])
        #expect(outcome.exitCode == 1)
        let report = try JSONValue(json: outcome.output)
        #expect(report["sound"] == false)
        let broken = report["rules"]?.elements.filter { $0["findings"] != [] } ?? []
        #expect(broken.map { $0["name"] } == ["examples"])
        #expect(broken.first?["findings"]?[0]?["seen"]?.text?.contains("languageNotAvailable") == true)
    }

    @Test func anUnknownProviderIsNamedAndTheNearest() async throws {
        let outcome = try await headword(["provider", "check", "servre"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "headword: There is no provider 'servre'. Did you mean 'server'?\n")
    }

    @Test func providersAreListedWithTheirMethods() async throws {
        try requireProviders(of: "dictionary.entries", "echo.text")
        let outcome = try await headword(["provider", "list"])
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines.contains {
                $0.hasPrefix("dictionary ")
                    && $0.hasSuffix(" dictionary.entries, dictionary.etymology, dictionary.family, dictionary.words")
            }
        )
        #expect(lines.contains { $0.hasPrefix("echo ") && $0.hasSuffix(" drop-in   echo.text") })
    }

    @Test func aNewProgramIsSound() async throws {
        let outcome = try await check(try await program())
        #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.hasPrefix("ok    describe "))
        #expect(outcome.output.hasSuffix("\n\nshout.text: sound\n"))
    }

    @Test func theExampleInPythonIsSound() async throws {
        let outcome = try await check("\(TestFiles.repository)/Examples/providers/palindromes.py")
        #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: [
        ("describe", "\"protocol\": 1", "\"protocol\": 2"),
        ("describe", "\"namespace\": \"shout\"", "\"namespace\": \"whisper\""),
        ("ping", "\"provider.ping\"", "\"provider.pong\""),
        ("unknown-method", "{\"error\": {\"code\": -32601", "{\"result\": {\"code\": -32601"),
        ("rubbish", "except ValueError", "except KeyError"),
        ("rubbish", "import sys\n", "import sys\nprint(\"Hello!\")\n"),
        (
            "end-of-input", "for line in",
            "import time\nfor line in sys.stdin: print(reply(line))\ntime.sleep(9999)\nfor x in"
        ),
        ("results", "\"schema\": {\"type\": \"string\"}}", "\"schema\": {\"type\": \"integer\"}}"),
        ("summary", "Sends back the text", "sends back the text"),
        ("hostile-text", "return text * times", "return text.encode(\"ascii\").decode() * times"),
        ("unlikely-word", "return text * times", "raise Failure(410, \"It is gone.\")"),
    ])
    func aFaultyProgramIsFoundOut(rule: String, sound: String, faulty: String) async throws {
        let path = try await program { $0.replacingOccurrences(of: sound, with: faulty) }
        // The command waits this long for a provider that does not exit.
        let outcome = try await check(path, "--json", milliseconds: rule == "end-of-input" ? 2000 : 60_000)
        #expect(outcome.exitCode == 1, "\(outcome.errors)")
        let rules = try JSONValue(json: outcome.output)["rules"]?.elements ?? []
        let broken = rules.filter { $0["findings"] != [] }.compactMap { $0["name"]?.text }
        #expect(broken.contains(rule), "\(broken)")
    }

    @Test func aProgramIsListedWithItsPlace() async throws {
        let path = try await program()
        let outcome = try await provider(["list", "--provider", path, "--json"])
        let rows = try JSONValue(json: outcome.output).elements
        let expected: JSONValue = [
            "namespace": "shout", "kind": "program", "methods": ["shout.text"], "path": .string(path),
        ]
        #expect(rows.contains(expected), "\(outcome.errors)")
    }

    @Test func whatIsNoProgramIsRefused() async throws {
        let outcome = try await headword(["provider", "check", "/nowhere/rhymes.py"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("headword: '/nowhere/rhymes.py' cannot be found"))
    }

    /// Returns a program as the command creates it, with a change.
    private func program(_ change: (String) -> String = { $0 }) async throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        let path = "\(directory)/shout.py"
        _ = try await headword(["new-provider", "shout", "--language", "python", "--output", directory])
        let text = String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
        try await Program.write(program: change(text), to: path)
        return path
    }

    private func check(
        _ path: String,
        _ options: String...,
        milliseconds: Int = 60_000
    ) async throws -> Program.Outcome {
        try await provider(["check", path] + options, milliseconds: milliseconds)
    }

    /// Runs the command with a time limit for programs to start and to answer.
    private func provider(_ arguments: [String], milliseconds: Int = 60_000) async throws -> Program.Outcome {
        try await Program.run(
            TestFiles.headword,
            ["provider"] + arguments,
            environment: [
                "HEADWORD_LEXICON": try FixtureLexicon.path,
                "HEADWORD_PROVIDERS_START_MILLISECONDS": "\(milliseconds)",
                "HEADWORD_PROVIDERS_ANSWER_MILLISECONDS": "\(milliseconds)",
            ]
        )
    }
}
