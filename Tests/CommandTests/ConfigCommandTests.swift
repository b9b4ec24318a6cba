import HeadwordJSON
import HeadwordTestSupport
import Testing

/// Runs `headword config` on a file with the given text; arguments refer to the file as FILE.
private func config(
    _ text: String,
    _ arguments: (String) -> [String],
    environment: [String: String] = [:]
) async throws -> Program.Outcome {
    let path = try TestFiles.temporaryDirectory() + "/headword.toml"
    try TestFiles.write(Array(text.utf8), to: path)
    var outcome = try await Program.run(
        TestFiles.headword,
        ["config"] + arguments(path),
        environment: ["HEADWORD_CONFIG": path].merging(environment) { $1 }
    )
    outcome.output = outcome.output.replacing(path, with: "FILE")
    outcome.errors = outcome.errors.replacing(path, with: "FILE")
    return outcome
}

@Suite(.timeLimit(.minutes(30))) struct ConfigCommandTests {
    @Test func aSoundFileIsCalledSound() async throws {
        let outcome = try await config("[limits]\ndepth = 32\n") { ["check", $0] }
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "FILE: sound\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test func eachFaultHasALine() async throws {
        let outcome = try await config("lexcon = 1\n[limits]\ndepth = 1\n") { ["check", $0] }
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                FILE:1: there is no setting 'lexcon'; did you mean 'lexicon'?
                FILE:3: limits.depth is 1, expected an integer of 4 to 512

                """
        )
    }

    @Test func aFileIsCheckedWithoutTheEnvironment() async throws {
        let environment = ["HEADWORD_LIMITS_DEPTH": "x"]
        #expect(try await config("", { ["check", $0] }, environment: environment).exitCode == 0)
        let outcome = try await config("", { _ in ["check"] }, environment: environment)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("HEADWORD_LIMITS_DEPTH: limits.depth is 'x'"))
    }

    @Test func missingFilesAreFoundByTheCheck() async throws {
        let text = "[[listener]]\naddress = 'systemd'\ntoken-file = '/nowhere/token'"
        let outcome = try await config(text) { ["check", "--json", $0] }
        #expect(outcome.exitCode == 2)
        let result = try JSONValue(json: outcome.output)
        #expect(result["sound"] == false)
        let failure = result["faults"]?[0]
        #expect(failure?["file"] == "FILE" && failure?["line"] == 3 && failure?["key"] == "listener[0].token-file")
    }

    @Test func valuesAreShownWithTheirOrigins() async throws {
        let outcome = try await config(
            "[limits]\ndepth = 32",
            { _ in ["show"] },
            environment: ["HEADWORD_LOG_LEVEL": "debug"]
        )
        let words = outcome.lines.map { $0.split(separator: " ").map(String.init) }
        #expect(words.contains(["limits.depth", "32", "FILE:2"]))
        #expect(words.contains(["limits.page", "5000", "default"]))
        #expect(words.contains(["log.level", "debug", "HEADWORD_LOG_LEVEL"]))
    }

    @Test func valuesAreShownAsJSON() async throws {
        let outcome = try await config("[limits]\nrequest-bytes = '2 MiB'") { ["show", "--json", "--config", $0] }
        let settings = try JSONValue(json: outcome.output)["settings"]?.elements ?? []
        #expect(
            settings.contains([
                "key": "limits.request-bytes", "value": 2_097_152, "origin": "file", "file": "FILE", "line": 2,
            ])
        )
        #expect(settings.contains(["key": "metrics.address", "origin": "default"]))
    }

    @Test func theReferenceIsPrinted() async throws {
        let document = try TestFiles.contents(of: TestFiles.repository + "/Documentation/configuration.md")
        let outcome = try await config("") { _ in ["reference"] }
        #expect(outcome.output == String(decoding: document, as: UTF8.self))
    }
}
