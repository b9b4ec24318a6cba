public import HeadwordJSON

/// A request or, without an identifier, a notification.
public struct Call: Sendable {
    /// The maximum length of a method's name, in code points; a longer name is cut, and matches no method.
    public static let longestMethod = 256

    /// The name of the method.
    public var method: String
    /// The parameters, an array or an object, not yet built; nil if there are none.
    public var parameters: JSONText?
    /// The identifier of a request; nil for a notification, which is never answered.
    public var id: RequestID?
    /// The trace that the call belongs to: the member `traceparent` of a request object.
    public var trace: TraceParent?

    /// Creates a call.
    public init(method: String, parameters: JSONText? = nil, id: RequestID? = nil, trace: TraceParent? = nil) {
        self.method = method
        self.parameters = parameters
        self.id = id
        self.trace = trace
    }
}
