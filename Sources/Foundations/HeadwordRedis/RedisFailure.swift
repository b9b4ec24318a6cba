/// Why a store did not do what it was asked.
public enum RedisFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection, or it was lost before the reply. The command may have been carried out.
    case unavailable(String)
    /// There was no reply in time. The command may have been carried out.
    case late
    /// The store replied with an error.
    case refused(String)

    /// What is wrong: one sentence without its full stop.
    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        case .late: "the store did not reply in time"
        case .refused(let message): "the store replied '\(message)'"
        }
    }
}
