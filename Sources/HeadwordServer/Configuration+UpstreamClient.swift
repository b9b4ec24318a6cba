package import HeadwordConfiguration
package import Logging

extension Configuration {
    /// The client that is described here; nil if nothing is asked of the upstream.
    ///
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    package func upstreamClient(_ features: Features, logger: Logger) throws -> (any UpstreamClient)? {
        needsUpstream ? try upstream.client(neededBy: "sources", features, logger: logger) : nil
    }
}

extension Configuration.Upstream {
    /// The client that is described here.
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
