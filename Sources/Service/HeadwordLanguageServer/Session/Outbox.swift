internal import HeadwordJSON
internal import Synchronization

/// The notifications and requests that wait for an editor to read them.
final class Outbox: Sendable {
    private struct Message {
        /// What the message is about: a newer one takes its place.
        var subject: String?
        var text: JSONObject
    }

    private struct Connection: Sendable {
        weak var caller: Caller?
    }

    private let connection: Connection
    private let messages = Mutex<[Message]>([])
    /// The maximum number of messages that wait; the oldest are dropped.
    private static let limit = 1000

    init(to caller: Caller) {
        connection = Connection(caller: caller)
    }

    /// Sends a notification.
    ///
    /// - Parameter subject: what it is about; a notification about the same that still waits is replaced.
    func notify(_ method: String, _ parameters: JSONValue, about subject: String? = nil) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": parameters], about: subject)
    }

    /// Sends a request.
    func request(_ method: String, _ parameters: JSONValue?, id: Int) {
        var message: JSONObject = ["jsonrpc": "2.0", "id": .integer(Int64(id)), "method": .string(method)]
        message["params"] = parameters
        send(message, about: nil)
    }

    private func send(_ text: JSONObject, about subject: String?) {
        let isFirst = messages.withLock { messages in
            let isFirst = messages.isEmpty
            if let subject { messages.removeAll { $0.subject == subject } }
            if messages.count == Self.limit { messages.removeFirst() }
            messages.append(Message(subject: subject, text: text))
            return isFirst
        }
        if isFirst { post() }
    }

    /// Waits until the messages so far are on their way, or the connection is closed.
    func flush() async {
        await withCheckedContinuation { continuation in
            let waiter = Waiter(continuation)
            connection.caller?.send {
                _ = waiter
                return nil
            }
        }
    }

    /// Resumes when the connection has done with the notice that keeps it.
    private final class Waiter: Sendable {
        private let continuation: CheckedContinuation<Void, Never>

        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

        deinit { continuation.resume() }
    }

    /// Sends the first message when the editor reads, then the next.
    private func post() {
        connection.caller?.send { [weak self] in
            guard let self else { return nil }
            let (message, isLast) = messages.withLock { messages in
                (messages.isEmpty ? nil : messages.removeFirst(), messages.isEmpty)
            }
            if !isLast { post() }
            return message.map { JSONValue.object($0.text).jsonBytes }
        }
    }
}
