/// Why a schema cannot be compiled.
public struct SchemaFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in the schema, a JSON pointer (RFC 6901) after `#`.
    public var place: String
    /// What is wrong there.
    public var message: String

    /// Creates a failure.
    public init(at place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    /// The place, and what is wrong there.
    public var description: String { "\(place): \(message)" }
}
