internal import HeadwordJSON
internal import JSONRPC

/// A method that has no address of its own, and why: GET must change nothing, and a request is not a session.
struct WithheldMethod: Sendable {
    /// The name of the method.
    let name: String
    /// What it does, phrased to follow "since it".
    private let reason: String

    /// All of them.
    static let all = [
        WithheldMethod(name: "words.add", reason: "changes words"),
        WithheldMethod(name: "words.remove", reason: "changes words"),
        WithheldMethod(name: "rpc.subscribe", reason: "concerns a connection"),
        WithheldMethod(name: "rpc.cancel", reason: "concerns a connection"),
        WithheldMethod(name: "$/cancelRequest", reason: "concerns a connection"),
        WithheldMethod(name: "server.authenticate", reason: "concerns a connection"),
    ]

    /// Whether a method is one of them.
    static func contains(_ method: String) -> Bool { all.contains { $0.name.isSame(as: method) } }

    /// The error for a client that asks for it.
    var error: ErrorObject {
        ErrorObject(
            .methodNotFound,
            "'\(name)' is called by POST /rpc only, since it \(reason).",
            details: ["method": .string(name)]
        )
    }
}
