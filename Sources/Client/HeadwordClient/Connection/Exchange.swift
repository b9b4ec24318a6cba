internal import HeadwordJSON
internal import Synchronization

/// The unanswered calls of one connection. A failure of the connection is permanent.
final class Exchange: Sendable {
    /// The tasks that wait for answers.
    let answers = PendingReplies<JSONValue>()
    /// The tasks that wait until the server has read what was already sent.
    let room = PendingReplies<Void>()

    private let state = Mutex<(failure: ClientFailure?, wasUseful: Bool)>((nil, false))

    /// Why the connection ended; nil while it is open.
    var failure: ClientFailure? { state.withLock(\.failure) }
    /// Whether the server has answered anything.
    var wasUseful: Bool { state.withLock(\.wasUseful) }

    /// Ends all calls.
    func end(_ failure: ClientFailure) {
        let isFirst = state.withLock { state in
            guard state.failure == nil else { return false }
            state.failure = failure
            return true
        }
        guard isFirst else { return }
        answers.resumeAll(with: .failure(failure))
        room.resumeAll(with: .failure(failure))
    }

    /// Reads a line from the server and passes the answer to its call.
    func receive(_ line: [UInt8]) {
        do throws(JSONFailure) {
            let members = try JSONText(line).members()
            let error = try members.value("error").map(ServerFailure.init)
            switch try members.value("id") {
            case .integer(let id):
                state.withLock { $0.wasUseful = true }
                let result = try members.value("result") ?? .null
                answers.resume(Int(id), with: error.map { .failure(.server($0)) } ?? .success(result))
            case nil, .null:
                // The server refuses the connection, not a call.
                if let error { end(.server(error)) }
            default: break
            }
        } catch {
            end(.connectionLost("The server sent something other than an answer: \(error.message)."))
        }
    }
}

extension [(name: JSONText, value: JSONText)] {
    fileprivate func value(_ name: StaticString) throws(JSONFailure) -> JSONValue? {
        try first { $0.name.isPlainly(name) }?.value.value(depth: 512)
    }
}
