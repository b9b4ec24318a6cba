public import HeadwordJSON

/// A client's reply to a request that the server sent it.
public struct ClientReply: Sendable {
    /// The identifier of the request.
    public var id: RequestID
    /// The result; nil if the client could not answer.
    public var result: JSONText?

    /// Creates a reply.
    public init(id: RequestID, result: JSONText?) {
        self.id = id
        self.result = result
    }
}
