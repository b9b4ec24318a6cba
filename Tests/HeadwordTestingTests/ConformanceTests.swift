import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import HeadwordTesting
import Testing

/// Checks every method of the service, built-in or drop-in, with the kit for authors of providers.
@Suite struct ConformanceTests {
    private static func service() throws -> DictionaryService {
        try DictionaryService(lexicon: try FixtureLexicon.openBilingual(), corpora: try FixtureCorpora.library)
    }

    private static func namespaces() throws -> [String] {
        Set(try service().methods.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
    }

    @Test(arguments: try namespaces())
    func aNamespaceKeepsToEveryRule(namespace: String) async throws {
        let conformance = Conformance(of: try Self.service().registry, namespace: namespace)
        #expect(!conformance.checkedMethods.isEmpty)
        let findings = await conformance.check()
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test func rulesHaveNamesAndSaySo() {
        #expect(Set(ConformanceRule.all.map(\.name)).count == ConformanceRule.all.count)
        #expect(ConformanceRule.all.allSatisfy { $0.summary.hasSuffix(".") })
    }

    @Test func aSoundProviderHasNoFindings() async {
        let findings = await MeasuringMethods("a sound one").conformance().check()
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(arguments: MeasuringMethods.faulty)
    func aFaultyProviderIsFoundOut(rule: String, methods: MeasuringMethods) async throws {
        let rules = ConformanceRule.all.filter { $0.name == rule }
        #expect(rules.count == 1)
        let findings = await methods.conformance().check(rules)
        #expect(findings.contains { $0.rule == rule }, "\(findings)")
    }

    @Test func everyRuleIsBrokenBySomeProvider() {
        #expect(Set(MeasuringMethods.faulty.map(\.0)) == Set(ConformanceRule.all.map(\.name)))
    }

    @Test func aCallThatNeverEndsIsNamed() async {
        let nobody = Rendezvous(of: .max)
        let methods = MeasuringMethods("never ends") { _ in
            await nobody.arrive()
            return 0
        }
        let findings = await methods.conformance(patience: .milliseconds(1)).check()
        #expect(findings.map(\.rule) == ["examples"])
        #expect(findings.first?.seen.contains("a call that did not end") == true)
    }

    @Test func aRuleIsSkippedWhereNothingCanBeTried() async {
        let bare = MeasuringMethods.describing("takes nothing") {
            $0.parameters = []
            $0.examples = []
        }
        let result = await bare.conformance().run()
        #expect(result.findings.map(\.rule) == ["examples"])
        let reasons = Dictionary(result.skipped.map { ($0.rule, $0.reason) }) { first, _ in first }
        #expect(reasons["missing-parameter"] == "no parameter is required")
        #expect(reasons["hostile-text"] == "no parameter takes any text")
        #expect(reasons["concurrency"] == "no example is answered")
        #expect(reasons["repetition"] == "there is no example")
        #expect(result.tried.isDisjoint(with: reasons.keys))
        #expect(result.tried.union(reasons.keys) == Set(ConformanceRule.all.map(\.name)))
    }

    @Test func aNamespaceIsCheckedAlone() {
        let methods = MeasuringMethods("a sound one")
        #expect(methods.conformance(namespace: "measure").checkedMethods == ["measure.text"])
        #expect(methods.conformance(namespace: "meas").checkedMethods == [])
    }
}
