/// Why a server cannot be what its configuration wants; told to people.
public struct ServerFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line without a full stop.
    public let description: String

    /// The configuration has no listener.
    public static let noListener = Self("no listener is configured")

    init(_ description: String) { self.description = description }
}
