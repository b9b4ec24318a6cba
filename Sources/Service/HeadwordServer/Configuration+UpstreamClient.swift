package import HeadwordConfiguration
package import HeadwordRedis
package import Logging

extension Configuration {
    /// Returns the client for this configuration; nil if no method uses the upstream.
    ///
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    package func upstreamClient(
        _ features: Features,
        _ store: RedisStore?,
        logger: Logger
    ) throws -> (any UpstreamClient)? {
        needsUpstream ? try upstream.client(neededBy: "sources", features, store, logger: logger) : nil
    }
}

extension Configuration.Upstream {
    /// Returns the client for this configuration.
    ///
    /// - Parameters:
    ///   - wish: the setting or command that needs it.
    ///   - store: the store that replicas share; nil for none.
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    package func client(
        neededBy wish: String,
        _ features: Features,
        _ store: RedisStore?,
        logger: Logger
    ) throws -> any UpstreamClient {
        guard let client = features.upstream else { throw MissingFeature.upstream(neededBy: wish) }
        do {
            return try client(self, store, logger)
        } catch {
            throw ServerFailure("upstream: \(error)")
        }
    }
}
