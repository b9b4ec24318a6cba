import Foundation

/// The requests that a benchmark sends.
package struct Workload {
    package var name: String
    /// The members of a request after its `id`.
    package var calls: [String]

    /// The transport with almost no work behind it.
    package static let ping = Workload(name: "server.ping", calls: [#""method":"server.ping"}"#])

    /// The transport with answers of a given size.
    package static func echo(bytes: Int) -> Workload {
        let text = String(repeating: "0123456789", count: 10)
        let times = max(1, (bytes - 40) / text.utf8.count)
        return Workload(
            name: "echo.text",
            calls: [#""method":"echo.text","params":{"text":"\#(text)","times":\#(times)}}"#]
        )
    }

    /// Look-ups.
    package static func entries(of words: [String]) -> Workload {
        Workload(
            name: "dictionary.entries",
            calls: words.map { #""method":"dictionary.entries","params":{"word":"\#($0)"}}"# }
        )
    }

    /// The bytes of a request, with its line end.
    package func request(_ id: Int) -> [UInt8] {
        Array(#"{"jsonrpc":"2.0","id":\#(id),\#(calls[id % calls.count])"#.utf8) + [UInt8(ascii: "\n")]
    }

    package func averageAnswerBytes(port: UInt16) throws -> Int {
        let client = try Client(port: port)
        var bytes = 0
        for id in calls.indices {
            client.send(request(id))
            while client.answers(id: id) == nil { try client.receive() }
            bytes += client.lastAnswerBytes
        }
        return bytes / calls.count
    }
}
