package import HeadwordOperations
internal import NIOCore
internal import NIOPosix

/// A load on a server: calls at a fixed rate, whether or not earlier ones have been answered.
package struct Load: Sendable {
    /// The mean number of calls in a second.
    package var rate = 1000.0
    /// How the times between calls are distributed.
    package var gaps = ArrivalTimes.Gaps.exponential
    /// For how long calls are counted, in seconds.
    package var seconds = 10.0
    /// For how long calls are made before that, in seconds.
    package var warmUp = 2.0
    /// The number of connections, which take turns.
    package var connections = 8
    /// The maximum number of calls that wait for their replies; further calls are counted, but not sent.
    package var outstanding = 10_000
    /// After how many seconds a call counts as unanswered.
    package var patience = 10
    /// How unequal the frequencies of questions are.
    package var exponent = 1.0
    /// Determines the times and the questions.
    package var seed: UInt64 = 1
    /// The questions, the most frequent first.
    package var questions: [Question]
    /// The server.
    package var server: LoadServer

    /// Creates a load of some questions, at least one.
    package init(_ questions: [Question], on server: LoadServer) {
        self.questions = questions
        self.server = server
    }

    /// The times of all calls.
    var times: ArrivalTimes { ArrivalTimes(rate: rate, gaps: gaps, seed: seed) }
    /// The questions of all calls, by their place in ``questions``.
    var ranks: ZipfRanks { ZipfRanks(count: questions.count, exponent: exponent, seed: seed ^ 0x5A69_7066) }

    /// Makes the calls.
    ///
    /// - Parameter isStopped: whether to make no further calls; asked several times a second.
    /// - Throws: ``LoadFailure`` if the server cannot be reached at the beginning.
    package func run(isStopped: @escaping @Sendable () -> Bool = { false }) async throws -> LoadReport {
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        let tally = try await loop.flatSubmit { LoadRun(self, on: loop, isStopped: isStopped).begin() }.get()
        return LoadReport(of: self, tally)
    }
}

/// The server that a load is made on.
package struct LoadServer: Sendable {
    /// The address of its listener for JSON-RPC, or for HTTP.
    package var target: HealthTarget
    /// The protection of the connections; nil for none.
    package var protection: Health.Protection?
    /// The token to authenticate with; nil for none.
    package var token: String?

    /// Creates a server.
    package init(_ target: HealthTarget, protection: Health.Protection? = nil, token: String? = nil) {
        self.target = target
        self.protection = protection
        self.token = token
    }
}
