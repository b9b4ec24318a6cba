import Foundation
import ServerBench

/// A lexicon that is replaced while clients send requests.
struct Swaps {
    let headword: String
    let workload: Workload
    /// The two lexicons that take turns.
    let lexicons: [String]

    private static let count = 200
    private static let connections = 16

    func run() throws {
        let directory = NSTemporaryDirectory() + "strain-\(getpid())"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let link = directory + "/current"
        let answers = try lexicons.map { try self.answers(from: $0, at: link) }
        guard answers[0] != answers[1] else { throw BenchFailure("the two lexicons answer alike") }
        let server = try ServerProcess(headword, environment: ["HEADWORD_LEXICON": link])
        defer { server.stop() }
        let clients = try (0..<Self.connections).map { _ in try Client(port: server.port) }
        var asked = 0
        var memory: [Int] = []
        for swap in 1...Self.count {
            try put(lexicons[swap % 2], at: link)
            var fromNew = 0
            let end = now() + 10
            var isTold = false
            while fromNew < 10 * Self.connections {
                guard now() < end else { throw BenchFailure("swap \(swap): the old lexicon still answers after 10 s") }
                let batches = clients.indices.map { (asked + $0) % workload.calls.count }
                for (client, batch) in zip(clients, batches) { client.send(self.batch(batch)) }
                if !isTold { server.signal(SIGHUP) }
                isTold = true
                for (client, batch) in zip(clients, batches) {
                    let answer = try client.ask([])
                    guard let version = answers.firstIndex(where: { $0[batch] == answer }) else {
                        throw BenchFailure(
                            "an answer is from neither lexicon: \(String(decoding: answer, as: UTF8.self))"
                        )
                    }
                    if version == swap % 2, answers[0][batch] != answers[1][batch] { fromNew += 1 }
                }
                asked += clients.count
            }
            if swap.isMultiple(of: 2) { memory.append(server.ownKibibytes) }
        }
        let quarter = memory.count / 4
        let (second, last) = (Self.median(memory[quarter..<2 * quarter]), Self.median(memory[(3 * quarter)...]))
        print(
            "\(Self.count) swaps of the lexicon while \(Self.connections) clients ask: \(asked) batches, each answered by one\n"
                + "of the two; the server's own memory in the second quarter \(second) KiB, in the last \(last) KiB, ratio "
                + String(format: "%.3f\n", Double(last) / Double(second))
        )
    }

    private static func median(_ values: ArraySlice<Int>) -> Int { values.sorted()[values.count / 2] }

    /// Returns a lexicon's answers to each batch.
    private func answers(from lexicon: String, at link: String) throws -> [[UInt8]] {
        try put(lexicon, at: link)
        let server = try ServerProcess(headword, environment: ["HEADWORD_LEXICON": link])
        defer { server.stop() }
        let client = try Client(port: server.port)
        return try workload.calls.indices.map { try client.ask(batch($0)) }
    }

    /// Looks up the same word twice in a batch, so that answers from two different lexicons would show.
    private func batch(_ id: Int) -> [UInt8] {
        let call = #"{"jsonrpc":"2.0","id":\#(id),\#(workload.calls[id])"#
        return Array("[\(call),\(call)]\n".utf8)
    }

    private func put(_ lexicon: String, at link: String) throws {
        unlink(link + ".new")
        guard symlink(lexicon, link + ".new") == 0, rename(link + ".new", link) == 0 else {
            throw BenchFailure("cannot put \(lexicon) at \(link)")
        }
    }
}
