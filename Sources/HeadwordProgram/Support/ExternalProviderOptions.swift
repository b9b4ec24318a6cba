import ArgumentParser
import HeadwordConfiguration
import HeadwordExternalProviders
import HeadwordService
import Logging

/// Which providers are run that are programs of their own.
struct ExternalProviderOptions: ParsableArguments {
    @Option(
        name: .customLong("provider"),
        help: ArgumentHelp(
            "Run this provider too, an executable; may be repeated.",
            discussion: "Documentation/provider-protocol.md says what it must do.",
            valueName: "path"
        ),
        completion: .file()
    )
    var files: [String] = []

    func validate() throws {
        for file in files {
            do throws(ProviderFileFault) {
                _ = try ProviderFile(path: file)
            } catch {
                throw ValidationError("--provider \(error).")
            }
        }
    }

    /// Starts the providers that the options and the configuration name.
    func start(_ configuration: Configuration, logger: Logger) async -> ExternalProviders {
        await ExternalProviders.start(
            configuration.providers.search(files),
            options: ProviderOptions(configuration.providers),
            logger: logger
        )
    }
}

extension Configuration.Providers {
    /// Where providers are looked for, beside the files that were named.
    func search(_ files: [String] = []) -> ProviderSearch {
        guard isEnabled else { return ProviderSearch(files: files, paths: []) }
        let standard = { ProviderSearch.standardDirectories(ConfigurationSearch.processVariable) }
        return ProviderSearch(files: files, paths: paths ?? standard())
    }
}

extension ProviderOptions {
    /// What the configuration says.
    init(_ providers: Configuration.Providers) {
        self.init(version: headwordVersion)
        startMilliseconds = providers.startMilliseconds
        answerMilliseconds = providers.answerMilliseconds
        memory = providers.memory
        queue = providers.queue
    }
}
