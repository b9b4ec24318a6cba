internal import HeadwordConfiguration
internal import HeadwordCore
internal import HeadwordExternalProviders
internal import HeadwordOperations
internal import HeadwordRedis
internal import HeadwordServer
package import HeadwordService
internal import Logging

extension SearchOptions {
    /// Runs `body` with a service that has the given method, or all methods. External providers are started only if
    /// their methods may be needed.
    ///
    /// - Parameters:
    ///   - files: the executables of external providers, in addition to those of the configuration.
    ///   - isDated: whether answers include the dated texts that are left out otherwise.
    package func withService<Answer>(
        for method: String?,
        providers files: [String] = [],
        isDated: Bool = false,
        _ body: (DictionaryService) async throws -> Answer
    ) async throws -> Answer {
        let configuration = try load()
        let location = search.location(with: configuration)
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        let logger = log.logger()
        let store = try configuration.redisStore(.current)
        let upstream = try configuration.upstreamClient(.current, store, logger: logger)
        let service = { (external: [any ExternalProvider]) in
            try DictionaryService(
                configuration: configuration,
                location: location,
                upstream: upstream,
                store: store,
                external: external,
                isDated: isDated
            )
        }
        var current = try service([])
        var providers: ExternalProviders?
        if method.map({ !current.registry.contains(method: $0) || methodsAboutAll.contains($0) }) ?? true {
            let started = await ExternalProviders.start(configuration, at: location, files: files, logger: logger)
            current = try service(started.providers)
            current.tellLeftOut(logger)
            providers = started
        }
        let result: Result<Answer, any Error>
        do {
            result = .success(try await body(current))
        } catch {
            result = .failure(error)
        }
        await providers?.shutdown()
        await upstream?.shutdown()
        await store?.client.shutdown()
        return try result.get()
    }
}

/// The methods that describe all other methods.
private let methodsAboutAll = ["rpc.discover", "server.info"]
