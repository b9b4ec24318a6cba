internal import HeadwordJSON

/// A parsed message from a client (JSON-RPC 2.0, sections 4 to 6).
enum Message: Sendable {
    /// A single request or notification, or what should have been one.
    case single(Item)
    /// A batch; never empty.
    case batch([Item])

    /// One element of a message.
    enum Item: Sendable {
        /// A request or a notification.
        case call(Call)
        /// Not a valid request; it is answered with the error.
        case invalid(ErrorObject, id: RequestID)
        /// The client's reply to a request of the server.
        case reply(ClientReply)
    }

    /// - Throws: the error that answers the message as a whole.
    init(_ bytes: [UInt8], limits: MessageLimits) throws(ErrorObject) {
        var envelope = Envelope()
        let text = try Self.text(bytes) { envelope.take($1, named: $0) }
        guard text.kind == .array else {
            self = .single(text.kind == .object ? Item(envelope) : .notAnObject)
            return
        }
        var items: [Item] = []
        text.forEachElement(upTo: limits.batchLength + 1) {
            envelope.take($1, named: $0)
        } _: { element in
            items.append(element.kind == .object ? Item(envelope) : .notAnObject)
            envelope = Envelope()
        }
        guard !items.isEmpty else { throw .invalidRequest("the batch is empty") }
        guard items.count <= limits.batchLength else {
            throw ErrorObject(.batchTooLong, "A batch may hold at most \(limits.batchLength) calls.")
        }
        self = .batch(items)
    }

    /// Parses the text, and passes the members of an object to `visit`.
    private static func text(
        _ bytes: [UInt8],
        _ visit: (_ name: JSONText, _ value: JSONText) -> Void
    ) throws(ErrorObject) -> JSONText {
        do {
            return try JSONText(bytes, visitingMembers: visit)
        } catch {
            if error.kind == .tooDeep {
                throw ErrorObject(.nestedTooDeep, "The message is \(error.message).")
            }
            throw .parseError(error)
        }
    }
}

extension Message.Item {
    fileprivate static let notAnObject = Self.invalid(.invalidRequest("a request is an object"), id: .null)

    fileprivate init(_ envelope: Envelope) {
        if envelope.method == nil, let reply = envelope.reply {
            self = .reply(reply)
            return
        }
        do {
            self = .call(try envelope.call())
        } catch {
            self = .invalid(error, id: envelope.replyID)
        }
    }
}

/// The members of a request object, as received.
private struct Envelope {
    var version: JSONText?
    var method: JSONText?
    var parameters: JSONText?
    var id: JSONText?
    var trace: JSONText?
    private var result: JSONText?
    private var error: JSONText?
    private var duplicate: String?
    /// The names of members without a meaning here.
    private var others: Set<ExactString> = []

    /// The members that a request may have.
    private enum Name: String, CaseIterable {
        case jsonrpc, method, params, id, traceparent

        /// Reads the name of a member, however it is escaped; nil for any other name.
        init?(_ text: JSONText) {
            switch text {
            case _ where text.isPlainly("jsonrpc"): self = .jsonrpc
            case _ where text.isPlainly("method"): self = .method
            case _ where text.isPlainly("params"): self = .params
            case _ where text.isPlainly("id"): self = .id
            default:
                guard let text = try? text.string(),
                    let name = Self.allCases.first(where: { $0.rawValue.isSame(as: text) })
                else { return nil }
                self = name
            }
        }
    }

    /// Records a member.
    mutating func take(_ value: JSONText, named name: JSONText) {
        switch Name(name) {
        case .jsonrpc: Self.put(value, as: .jsonrpc, in: &version, &duplicate)
        case .method: Self.put(value, as: .method, in: &method, &duplicate)
        case .params: Self.put(value, as: .params, in: &parameters, &duplicate)
        case .id: Self.put(value, as: .id, in: &id, &duplicate)
        case .traceparent: Self.put(value, as: .traceparent, in: &trace, &duplicate)
        case nil:
            // Unknown members are ignored, since tools add them. Half a surrogate pair is not a name.
            guard let name = try? name.string() else { return }
            if name.isSame(as: "result") { result = value }
            if name.isSame(as: "error") { error = value }
            if !others.insert(ExactString(name)).inserted { duplicate = name.excerpt(Call.longestMethod) }
        }
    }

    /// The reply that the members form; nil if there is neither a result nor an error.
    var reply: ClientReply? {
        guard result != nil || error != nil else { return nil }
        return ClientReply(id: id.flatMap(RequestID.init) ?? .null, result: error == nil ? result : nil)
    }

    /// Returns the request that the members form.
    func call() throws(ErrorObject) -> Call {
        guard let version, version.isPlainly("2.0") || (try? version.string())?.isSame(as: "2.0") == true else {
            throw .invalidRequest("'jsonrpc' must be the string \"2.0\"")
        }
        guard let method, method.kind == .string else { throw .invalidRequest("'method' must be a string") }
        if let duplicate { throw .invalidRequest("the member '\(duplicate)' occurs twice") }
        let id = try identifier()
        // A name with half a surrogate pair names no method, so any unknown name will do. Nor does a name longer than
        // any method's, of which only the beginning is compared and reported.
        let name = ((try? method.string()) ?? "\u{FFFD}").excerpt(Call.longestMethod)
        switch parameters?.kind {
        case nil, .null: return Call(method: name, parameters: nil, id: id, trace: traceParent)
        case .array, .object: return Call(method: name, parameters: parameters, id: id, trace: traceParent)
        case .string, .number, .bool:
            // A notification is never answered, whatever its parameters are; no method accepts these.
            guard id != nil else { return Call(method: name, parameters: parameters, id: nil, trace: traceParent) }
            throw .invalidRequest("'params' must be an object or an array")
        }
    }

    /// The identifier for a reply that refuses the request: null unless there is exactly one valid identifier.
    var replyID: RequestID {
        duplicate == "id" ? .null : id.flatMap(RequestID.init) ?? .null
    }

    /// The trace; a malformed one is ignored, as Trace Context requires.
    private var traceParent: TraceParent? {
        guard let trace, let text = try? trace.string() else { return nil }
        return TraceParent(text)
    }

    private func identifier() throws(ErrorObject) -> RequestID? {
        guard let id else { return nil }
        guard let identifier = RequestID(id) else {
            throw .invalidRequest("'id' must be a string, a number or null")
        }
        return identifier
    }

    private static func put(
        _ value: JSONText,
        as name: Name,
        in member: inout JSONText?,
        _ duplicate: inout String?
    ) {
        if member != nil { duplicate = name.rawValue }
        member = value
    }
}
