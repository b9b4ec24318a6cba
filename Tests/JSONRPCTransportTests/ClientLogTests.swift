import NIOEmbedded
import Testing

@testable import JSONRPCTransport

@Suite struct ClientLogTests {
    /// Ten lines every ten seconds; the test would have to take minutes to see a hundred.
    @Test func ofManyEventsThatClientsCauseOnlySomeAreLogged() {
        let record = LogRecord()
        let log = ClientLog(record.logger)
        let channel = EmbeddedChannel()
        for _ in 0..<1000 { log.warn(.wrongToken, channel) }
        log.warn(.lateToken, channel)
        #expect((11..<100).contains(record.lines.count))
        #expect(record.lines.last == "connection closed: the token did not arrive in time")
    }
}
