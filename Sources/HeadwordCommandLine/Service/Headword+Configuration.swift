package import HeadwordConfiguration
package import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordExternalProviders
package import HeadwordJSON
internal import HeadwordOperations
package import HeadwordOxford
package import HeadwordService
package import Logging

extension SearchOptions {
    /// Runs `body` with the service that has a method, or all of them. External providers are started only where their
    /// methods can matter.
    ///
    /// - Parameters:
    ///   - files: the executables of external providers that were named besides those of the configuration.
    ///   - isDated: whether answers have what is left out otherwise.
    package func withService<Answer>(
        for method: String?,
        providers files: [String] = [],
        isDated: Bool = false,
        _ body: (Headword) async throws -> Answer
    ) async throws -> Answer {
        let configuration = try load()
        let location = search.location(with: configuration)
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        let logger = log.logger()
        let upstream = try configuration.upstreamClient(logger: logger)
        let service = { (external: [any ExternalProvider]) in
            try Headword(
                configuration: configuration,
                location: location,
                upstream: upstream,
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
        return try result.get()
    }
}

/// What tells of all methods.
private let methodsAboutAll = ["rpc.discover", "server.info"]

extension Headword {
    /// Opens what a configuration names.
    ///
    /// - Parameters:
    ///   - location: where the data are.
    ///   - isDated: whether answers have what is left out otherwise.
    ///   - room: what the memory of answers is taken from; nil where nobody counts it.
    package convenience init(
        configuration: Configuration,
        location: DataLocation,
        upstream: (any OxfordService)?,
        external: [any ExternalProvider] = [],
        isDated: Bool = false,
        room: AnswerRoom? = nil
    ) throws {
        try self.init(
            lexicon: try location.openLexicon(isDated: isDated),
            corpora: CorpusLibrary(directory: location.corpora),
            external: external,
            callLimits: CallLimits(
                depth: configuration.limits.depth,
                pageLength: configuration.limits.pageLength,
                answerCacheBytes: configuration.limits.answerCacheBytes,
                answer: WritingBound(bytes: configuration.limits.responseBytes, room: room)
            ),
            limits: configuration.serviceLimits,
            upstream: upstream,
            sources: configuration.sources.byNamespace
        )
    }
}

extension Configuration {
    /// The limits, as `server.limits` tells them.
    fileprivate var serviceLimits: [ServiceLimit] {
        limitRows.map { row in
            ServiceLimit(name: row.key, value: row.value, unit: row.unit, range: row.range, summary: row.summary)
        }
    }
}

extension Headword {
    /// Tells the log which providers are not there, since their namespaces are others'.
    package func tellLeftOut(_ logger: Logger) {
        for failure in leftOut { logger.error("provider left out", metadata: ["reason": "\(failure)"]) }
    }
}
