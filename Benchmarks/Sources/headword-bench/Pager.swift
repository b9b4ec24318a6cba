import Foundation
import ServerBench
import Synchronization

/// A client that pages through a word list of 50,000 headwords over and over.
final class Pager: Sendable {
    private static let listed = 50_000

    private let port: UInt16
    private let pageSize: Int
    private let isStopped = Mutex(false)
    private let pages = Mutex(0)

    init(port: UInt16, pageSize: Int) {
        self.port = port
        self.pageSize = pageSize
    }

    /// The number of pages that were read.
    var count: Int { pages.withLock { $0 } }

    /// Runs `body` while another thread reads pages.
    func whilePaging<Result>(_ body: () throws -> Result) throws -> Result {
        let failure = Mutex<(any Error)?>(nil)
        let thread = Thread { [self] in
            do { try page() } catch { failure.withLock { $0 = error } }
        }
        thread.start()
        defer {
            isStopped.withLock { $0 = true }
            while !thread.isFinished { usleep(1000) }
        }
        let result = try body()
        if let failure = failure.withLock({ $0 }) { throw failure }
        return result
    }

    private func page() throws {
        let client = try Client(port: port)
        var id = 0
        while !isStopped.withLock({ $0 }) {
            let offset = id * pageSize % Self.listed
            let parameters = #"{"lexicalCategory":["noun"],"limit":\#(pageSize),"offset":\#(offset)}"#
            client.send(
                Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"wordlist.query","params":\#(parameters)}"#.utf8)
                    + [UInt8(ascii: "\n")]
            )
            var answer: Bool?
            while answer == nil {
                try client.receive()
                answer = client.answers(id: id)
            }
            guard answer == true else { throw BenchFailure("a wrong page") }
            pages.withLock { $0 += 1 }
            id += 1
        }
    }
}
