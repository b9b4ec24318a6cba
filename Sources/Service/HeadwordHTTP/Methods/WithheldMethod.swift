internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

/// A method that has no address of its own, and why: GET must change nothing, and a request is not a session.
struct WithheldMethod: Sendable {
    /// The name of the method.
    let name: String
    /// What it does, phrased to follow "since it".
    private let reason: String

    /// All of them.
    static let all =
        DictionaryService.changingMethods.map { WithheldMethod(name: $0, reason: "changes words") }
        + DictionaryService.connectionMethods.map { WithheldMethod(name: $0, reason: "concerns a connection") }

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
