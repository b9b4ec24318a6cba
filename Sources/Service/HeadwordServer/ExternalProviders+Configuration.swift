package import HeadwordConfiguration
package import HeadwordExternalProviders
internal import HeadwordService
package import Logging

extension ExternalProviders {
    /// Starts the external providers of a configuration.
    ///
    /// - Parameter files: executables in addition to those of the configuration.
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
    /// Creates the options from the configuration.
    package init(_ providers: Configuration.Providers) {
        self.init(version: headwordVersion)
        startMilliseconds = providers.startMilliseconds
        answerMilliseconds = providers.answerMilliseconds
        memory = providers.memory
        queue = providers.queue
    }
}
