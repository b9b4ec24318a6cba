internal import HeadwordFiles
package import Logging
internal import NIOCore
package import NIOPosix

extension ServerBootstrap {
    /// Pauses for a moment, and logs it, when a connection cannot be accepted, for example because the process has no
    /// descriptors left.
    ///
    /// The connection stays queued, so without a pause the system would report it again at once.
    package func pausingWhenNothingCanBeAccepted(_ logger: Logger) -> ServerBootstrap {
        let log = ClientLog(logger)
        return serverChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let handler = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { error in
                    let reason = SystemError.text(error.errnoCode)
                    log.warn(.noDescriptors, channel, ["reason": .string(reason)])
                    return .milliseconds(100)
                }
                try channel.pipeline.syncOperations.addHandler(handler)
            }
        }
    }
}
