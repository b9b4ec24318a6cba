import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordModel
import HeadwordOperations
import HeadwordServer
import HeadwordService
import HeadwordTesting
import Logging

struct ProviderCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks that a provider follows the rules that callers rely on.",
        discussion: """
            Calls its methods with their examples, with wrong parameters, with hostile text, and 64 times at once. A \
            program is also checked by itself, without a service. The examples are answered from the lexicon of this \
            user. A rule that cannot be tried on any method is reported as skipped. Exit code 1 if the provider breaks \
            a rule.

            EXAMPLES
              headword provider check taxonomy
              headword provider check ./palindromes.py
              headword provider check ./palindromes.py --json | jq '.rules[] | select(.findings != [])'
            """
    )

    @Argument(
        help: "The prefix of its method names, or the path of a program.",
        completion: .providers
    )
    var provider: String

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let configuration = try data.load()
        let isPath = provider.contains { "/.".contains($0) }
        let report = isPath ? try await report(onProgramAt: provider, configuration) : try await report(configuration)
        Terminal.print(json ? report.json.prettyPrinted() : report.text)
        guard report.isSound else { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    /// Checks the methods of a namespace, including that of an external provider.
    private func report(_ configuration: Configuration) async throws -> ConformanceReport {
        let location = data.search.location(with: configuration)
        let service = try DictionaryService(configuration: configuration, location: location, upstream: nil)
        let conformance = Conformance(of: service.registry, namespace: provider)
        if !conformance.checkedMethods.isEmpty {
            return ConformanceReport(conformance.checkedMethods, await conformance.run())
        }
        let programs = await started(ProviderSearch(paths: location.providers), configuration)
        let reports = programs.providers.map(\.report)
        await programs.shutdown()
        guard let path = reports.first(where: { $0.namespace == provider })?.path else {
            throw unknown(among: DictionaryService.namespaces + reports.map(\.namespace))
        }
        return try await report(onProgramAt: path, configuration)
    }

    /// Checks how a program speaks the protocol, and then its methods.
    private func report(onProgramAt path: String, _ configuration: Configuration) async throws -> ConformanceReport {
        let check: ProtocolCheck
        do throws(ProviderFileFailure) {
            let file = try ProviderFile(path: path)
            let options = ProviderOptions(configuration.providers)
            check = ProtocolCheck(path, try ProviderProbe(file, writing: ProtocolCheck.lines, options: options))
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
        guard check.isDescribed else {
            return ConformanceReport(
                [],
                ConformanceResult(),
                findings: check.findings,
                otherRules: ProtocolCheck.rules
            )
        }
        let programs = await started(ProviderSearch(files: [path], paths: []), configuration)
        let refusals = programs.providers.isEmpty ? [ProtocolCheck.refusal(of: path)] : []
        var registry = EndpointRegistry()
        for program in programs.providers { try program.registerAlone(in: &registry) }
        let conformance = Conformance(of: registry)
        let result = await conformance.run()
        await programs.shutdown()
        return ConformanceReport(
            conformance.checkedMethods,
            result,
            findings: check.findings + refusals,
            otherRules: ProtocolCheck.rules
        )
    }

    private func started(_ search: ProviderSearch, _ configuration: Configuration) async -> ExternalProviders {
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        return await ExternalProviders.start(
            search,
            options: ProviderOptions(configuration.providers),
            logger: log.logger()
        )
    }

    private func unknown(among namespaces: [String]) -> CommandFailure {
        let hint = nearMisses(of: provider, among: namespaces.sorted()).first.map { " Did you mean '\($0)'?" } ?? ""
        return CommandFailure(.usage, "headword: There is no provider '\(provider)'.\(hint)")
    }
}

extension ExternalProvider {
    /// Registers its endpoints in a registry that has no others.
    fileprivate func registerAlone(in registry: inout EndpointRegistry) throws {
        try registry.register(report.namespace, of: report.path) { try register(in: &$0) }
    }
}
