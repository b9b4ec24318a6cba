package import ArgumentParser
package import HeadwordConfiguration
package import HeadwordExternalProviders
internal import HeadwordService
package import Logging

/// Which providers are run that are programs of their own.
package struct ExternalProviderOptions: ParsableArguments {
    @Option(
        name: .customLong("provider"),
        help: ArgumentHelp(
            "Run this provider too, an executable; may be repeated.",
            discussion: "Documentation/provider-protocol.md says what it must do.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var files: [String] = []

    /// Creates the options.
    package init() {}

    package func validate() throws {
        for file in files {
            do throws(ProviderFileFault) {
                _ = try ProviderFile(path: file)
            } catch {
                throw ValidationError("--provider \(error).")
            }
        }
    }

}

extension ExternalProviders {
    /// Starts the providers of a configuration.
    ///
    /// - Parameter files: executables that were named besides.
    package static func start(
        _ configuration: Configuration,
        at location: DataLocation,
        files: [String] = [],
        logger: Logger
    ) async -> ExternalProviders {
        await start(
            ProviderSearch(files: files, paths: location.providers),
            options: ProviderOptions(configuration.providers),
            logger: logger
        )
    }
}

extension ProviderOptions {
    /// What the configuration says.
    package init(_ providers: Configuration.Providers) {
        self.init(version: headwordVersion)
        startMilliseconds = providers.startMilliseconds
        answerMilliseconds = providers.answerMilliseconds
        memory = providers.memory
        queue = providers.queue
    }
}
