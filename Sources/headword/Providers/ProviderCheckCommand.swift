import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordJSON
import HeadwordModel
import HeadwordService
import HeadwordTesting

struct ProviderCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks that a provider does what callers rely on.",
        discussion: """
            Its methods are called: their examples, with wrong parameters, with hostile text, 64 at once. Examples ask \
            the lexicon of this user, and need what it has. Ends with 1 if something is found.

            EXAMPLES
              headword provider check taxonomy
              headword provider check taxonomy --json | jq '.rules[] | select(.findings != [])'
            """
    )

    @Argument(help: "What the names of its methods begin with.")
    var provider: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions

    @OptionGroup
    var corpora: CorporaOptions

    @OptionGroup
    var options: ConfigurationOptions

    func run() async throws {
        let service = try Headword(configuration: try options.load().values, lexicon, corpora, upstream: nil)
        let conformance = Conformance(of: service.registry, namespace: provider)
        guard !conformance.checkedMethods.isEmpty else { throw unknown(among: service.methods) }
        let report = ConformanceReport(
            methods: conformance.checkedMethods,
            rules: ConformanceRule.all.map { ($0.name, $0.summary) },
            findings: await conformance.check()
        )
        Terminal.print(json ? report.json.prettyPrinted() : report.text)
        guard report.isSound else { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    private func unknown(among methods: [String]) -> CommandFailure {
        let namespaces = Set(methods.map { String($0.prefix { $0 != "." }) }).sorted()
        let hint = nearMisses(of: provider, among: namespaces).first.map { " Did you mean '\($0)'?" } ?? ""
        return CommandFailure(.usage, "headword: There is no provider '\(provider)'.\(hint)")
    }
}
