package import HeadwordConfiguration
package import Logging

extension Configuration {
    /// Returns the client for this configuration; nil if no method uses the upstream.
    ///
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    package func upstreamClient(_ features: Features, logger: Logger) throws -> (any UpstreamClient)? {
        needsUpstream ? try upstream.client(neededBy: "sources", features, logger: logger) : nil
    }
}

extension Configuration.Upstream {
    /// Returns the client for this configuration.
    ///
    /// - Parameter wish: the setting or command that needs it.
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    package func client(
        neededBy wish: String,
        _ features: Features,
        logger: Logger
    ) throws -> any UpstreamClient {
        guard let client = features.upstream else { throw MissingFeature.upstream(neededBy: wish) }
        do {
            return try client(self, logger)
        } catch {
            throw ServerFailure("upstream: \(error)")
        }
    }
}
