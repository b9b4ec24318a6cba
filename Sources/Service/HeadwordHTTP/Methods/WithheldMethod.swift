internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

/// A method that has no address of its own, and why: GET must change nothing, and a request is not a connection.
struct WithheldMethod: Sendable {
    /// The name of the method.
    let name: String
    /// What it does, phrased to follow "since it".
    private let reason: String
    /// What to do instead.
    private let remedy: String

    /// All of them.
    static let all =
        DictionaryService.changingMethods.map { name in
            WithheldMethod(name: name, reason: "changes words", remedy: "call it by POST /rpc")
        }
        + ["rpc.subscribe", "rpc.cancel", "$/cancelRequest"].map { name in
            WithheldMethod(name: name, reason: "concerns a connection", remedy: "call it over the WebSocket /ws")
        }
        + [
            WithheldMethod(
                name: "server.authenticate",
                reason: "concerns a connection",
                remedy: "send the token in the header field 'Authorization'"
            )
        ]

    /// Returns the one with a name; nil if there is none.
    static func named(_ name: String) -> WithheldMethod? { all.first { $0.name.isSame(as: name) } }

    /// The error for a client that asks for it.
    var error: ErrorObject {
        ErrorObject(
            .methodNotFound,
            "'\(name)' has no address, since it \(reason): \(remedy).",
            details: ["method": .string(name)]
        )
    }
}
