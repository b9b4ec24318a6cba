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
    func start(
        _ configuration: Configuration,
        at location: DataLocation,
        logger: Logger
    ) async -> ExternalProviders {
        await ExternalProviders.start(
            location.search(configuration.providers, files),
            options: ProviderOptions(configuration.providers),
            logger: logger
        )
    }
}

extension DataLocation {
    /// Where providers are looked for, beside the files that were named.
    func search(_ configuration: Configuration.Providers, _ files: [String] = []) -> ProviderSearch {
        ProviderSearch(files: files, paths: configuration.isEnabled ? providers : [])
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
