import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ProviderCommandTests {
    @Test func aSoundProviderIsToldRuleByRule() async throws {
        let outcome = try await headword(["provider", "check", "taxonomy"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("ok    names "))
        #expect(outcome.output.hasSuffix("\n\ntaxonomy.lookup: sound\n"))
    }

    @Test func whatIsFoundEndsTheCommandWithOne() async throws {
        // The small lexicon has no corpora beside it, so the examples have no answers.
        let outcome = try await headword(["provider", "check", "lexistats", "--json"])
        #expect(outcome.exitCode == 1)
        let report = try JSONValue(json: outcome.output)
        #expect(report["sound"] == false)
        let broken = report["rules"]?.elements.filter { $0["findings"] != [] } ?? []
        #expect(broken.map { $0["name"] } == ["examples"])
        #expect(broken.first?["findings"]?[0]?["seen"]?.text?.contains("languageNotAvailable") == true)
    }

    @Test func anUnknownProviderIsNamedAndTheNearest() async throws {
        let outcome = try await headword(["provider", "check", "dictionry"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "headword: There is no provider 'dictionry'. Did you mean 'dictionary'?\n")
    }

    @Test func providersAreListedWithTheirMethods() async throws {
        let outcome = try await headword(["provider", "list"])
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("dictionary ") && $0.hasSuffix(" built in  dictionary.entries") })
        #expect(lines.contains { $0.hasPrefix("taxonomy ") && $0.hasSuffix(" drop-in   taxonomy.lookup") })
    }
}
