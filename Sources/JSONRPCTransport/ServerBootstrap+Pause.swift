internal import Glibc
package import Logging
internal import NIOCore
package import NIOPosix

extension ServerBootstrap {
    /// Waits a moment, and says so in the log, when a connection cannot be accepted, as when the process has no
    /// descriptor left.
    ///
    /// The connection goes on waiting, so the system would say at once, and again, that there is one.
    package func pausingWhenNothingCanBeAccepted(_ logger: Logger) -> ServerBootstrap {
        let log = ClientLog(logger)
        return serverChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let handler = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { error in
                    let reason = String(cString: strerror(error.errnoCode))
                    log.warn(.noDescriptors, channel, ["reason": .string(reason)])
                    return .milliseconds(100)
                }
                try channel.pipeline.syncOperations.addHandler(handler)
            }
        }
    }
}
