internal import HeadwordJSON

/// The replies to a message, checked against the requirements of JSON-RPC 2.0.
struct Replies: CustomStringConvertible {
    private var replies: [JSONText] = []

    init(_ reply: [UInt8]?, to message: [UInt8]) throws {
        let text = try reply.map(JSONText.init)
        replies = text?.kind == .array ? text?.elements(upTo: .max) ?? [] : [text].compactMap(\.self)
        for reply in replies { try Self.check(reply) }
        let wanted = Self.count(for: try? JSONText(message))
        // A batch may be refused as a whole.
        try FuzzFinding.unless(
            wanted.contains(replies.count) || text?.kind == .object && wanted.lowerBound > 1,
            "\(replies.count) replies, not \(wanted): \(self)"
        )
    }

    /// Whether one of them reports an internal error.
    var tellInternalErrors: Bool {
        replies.contains { reply in
            guard case .object(let error)? = (try? reply.member("error")?.value()) else { return false }
            return error["code"] == 500 || error["code"] == -32603
        }
    }

    var description: String {
        replies.map { String(decoding: $0.rawBytes.prefix(1000), as: UTF8.self) }.joined(separator: "\n")
    }

    private static func check(_ reply: JSONText) throws {
        let names = try reply.members().map { try $0.name.string() }
        try FuzzFinding.unless(
            names == ["jsonrpc", "id", "result"] || names == ["jsonrpc", "id", "error"],
            "a reply has the members \(names)"
        )
    }

    /// Returns the permitted number of replies to a message; nil stands for invalid JSON.
    private static func count(for message: JSONText?) -> ClosedRange<Int> {
        guard let message, message.kind == .array else { return message.map(count(forCall:)) ?? 1...1 }
        let calls = message.elements(upTo: .max).map(count(forCall:))
        guard !calls.isEmpty else { return 1...1 }
        return calls.map(\.lowerBound).reduce(0, +)...calls.map(\.upperBound).reduce(0, +)
    }

    /// A message without an `id` is a notification if nothing else is wrong with it; a reply gets no reply.
    private static func count(forCall text: JSONText) -> ClosedRange<Int> {
        guard text.kind == .object else { return 1...1 }
        let names = Set(text.members().map { try? $0.name.string() })
        guard names.contains("method") else { return names.isDisjoint(with: ["result", "error"]) ? 1...1 : 0...0 }
        return names.contains("id") ? 1...1 : 0...1
    }
}

extension JSONText {
    fileprivate func member(_ name: StaticString) -> JSONText? {
        members().first { $0.name.isPlainly(name) }?.value
    }
}
