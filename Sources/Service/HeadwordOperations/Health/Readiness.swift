package import HeadwordLexicon
package import JSONRPCTransport
package import NIOCore
internal import NIOPosix
internal import Synchronization

/// Whether a service can answer right now.
///
/// The lexicon is probed on a thread of its own, one probe at a time: a hanging disk must not hold up anything else.
package final class Readiness: Sendable {
    private static let patience = TimeAmount.seconds(2)

    private let lexicon: @Sendable () -> Lexicon
    private let connections: Connections?
    private let eventLoop: any EventLoop
    private let thread = NIOThreadPool(numberOfThreads: 1)
    private let running = Mutex<EventLoopFuture<String?>?>(nil)

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - lexicon: returns the lexicon in use.
    ///   - connections: the connections of the server; nil if there is none.
    ///   - eventLoop: keeps the time of the check.
    package init(
        lexicon: @escaping @Sendable () -> Lexicon,
        connections: Connections?,
        eventLoop: any EventLoop = MultiThreadedEventLoopGroup.singleton.any()
    ) {
        self.lexicon = lexicon
        self.connections = connections
        self.eventLoop = eventLoop
        thread.start()
    }

    /// Stops the thread.
    package func end() { thread.shutdownGracefully { _ in } }

    /// Whether the service is about to stop.
    var isDraining: Bool { connections?.isDraining == true }

    /// Returns why the service is not ready; nil if it is.
    package func failure() async -> String? {
        if isDraining { return "draining" }
        let answer = running.withLock { running in
            if let running { return running }
            let answer = ask()
            running = answer
            return answer
        }
        do {
            return try await answer.get()
        } catch {
            return "\(error)"
        }
    }

    private func ask() -> EventLoopFuture<String?> {
        // The probe or the timeout, whichever comes first, decides.
        let promise = eventLoop.makePromise(of: String?.self)
        let timeout = eventLoop.scheduleTask(in: Self.patience) {
            promise.succeed("the lexicon did not answer within 2 s")
        }
        thread.submit { [self] _ in
            let failure = LexiconProbe.failure(of: lexicon())
            running.withLock { $0 = nil }
            timeout.cancel()
            promise.succeed(failure)
        }
        return promise.futureResult
    }
}
