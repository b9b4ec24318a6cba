package import HeadwordConfiguration
package import Logging

extension Configuration {
    /// The client that is described here; nil if nothing is asked of the upstream.
    package func upstreamClient(logger: Logger) throws(CommandFailure) -> (any UpstreamClient)? {
        sources.needUpstream ? try upstream.client(neededBy: "sources", logger: logger) : nil
    }
}

extension Configuration.Upstream {
    /// The client that is described here.
    ///
    /// - Parameter wish: the setting or command that needs it.
    package func client(neededBy wish: String, logger: Logger) throws(CommandFailure) -> any UpstreamClient {
        guard let client = Features.current.upstream else {
            throw MissingFeature.upstream(neededBy: wish).failure
        }
        do {
            return try client(self, logger)
        } catch {
            throw CommandFailure(.usage, "headword: upstream: \(error)")
        }
    }
}
