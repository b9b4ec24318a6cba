internal import HeadwordJSON

extension ClientProtocol {
    /// The methods that cancel a call: our own name, and those of the Language Server Protocol (3.17,
    /// `$/cancelRequest`) and the Model Context Protocol.
    var cancelMethods: [String] { isModelContext ? Self.modelContextCancelMethods : Session.cancelMethods }

    private static let modelContextCancelMethods = ["notifications/cancelled"]

    /// Whether a message may be a batch.
    var hasBatches: Bool { self != .modelContext }

    /// The error of a call that the client has cancelled.
    var cancellation: ErrorObject { self == .languageServer ? .requestCancelled : .cancelled }

    /// Whether a call that ends with an error gets no reply. A client of the Model Context Protocol has forgotten the
    /// calls that it cancelled.
    func leavesUnanswered(_ error: ErrorObject) -> Bool { isModelContext && error == .cancelled }

    /// Returns the identifier of a reply: the Model Context Protocol leaves one out that cannot be read, where
    /// JSON-RPC has null.
    func shown(_ id: RequestID) -> RequestID? { isModelContext && id == .null ? nil : id }

    /// Whether a call cancels another.
    func isCancellation(_ call: Call) -> Bool {
        guard cancelMethods.contains(where: { $0.isSame(as: call.method) }) else { return false }
        return !isModelContext || call.id == nil
    }

    var isModelContext: Bool { self == .modelContext || self == .batchingModelContext }
}

extension Call {
    /// Returns the identifier of the call that this one cancels; nil if there is none where the protocol permits that.
    func cancelledID(in spoken: ClientProtocol) throws(ErrorObject) -> RequestID? {
        guard !spoken.isModelContext else {
            let member = parameters?.members().last { $0.name.isPlainly("requestId") }
            return member.flatMap { RequestID($0.value) }
        }
        let expected = "the identifier of the call to be cancelled, a string or a number"
        guard let given = try valueIfPresent(ofOnly: "id") else { throw missingParameter("id", expected: expected) }
        guard let id = RequestID(given) else { throw invalidParameter("id", expected: expected) }
        return id
    }
}

extension ErrorObject {
    /// 499: the client cancelled the call, or disconnected.
    static let cancelled = ErrorObject(.cancelled, "The call was cancelled.")

    /// -32800: the client cancelled the call through the Language Server Protocol (3.17, `ErrorCodes`).
    fileprivate static let requestCancelled = ErrorObject(
        code: -32800,
        message: cancelled.message,
        data: cancelled.data
    )

    /// -32600: the protocol has no batches.
    static let noBatches = ErrorObject.invalidRequest("this protocol has no batches")
}
