/// What SQLite reports.
public struct SQLiteFailure: Error, CustomStringConvertible, Sendable {
    /// SQLite's extended result code.
    public var code: Int32
    /// SQLite's own message.
    public var message: String

    /// The message and the code.
    public var description: String { "\(message) (SQLite code \(code))" }
}
