/// The reason that a server cannot do what its configuration requires, for people.
public struct ServerFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line without a full stop.
    public let description: String

    /// The configuration has no listener.
    public static let noListener = Self("no listener is configured")

    init(_ description: String) { self.description = description }
}
