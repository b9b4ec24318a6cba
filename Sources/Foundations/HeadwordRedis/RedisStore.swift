/// A store that the replicas of a service share, each with keys of the same beginning.
public struct RedisStore: Sendable {
    /// The client of the store.
    public var client: RedisClient
    /// The beginning of all keys.
    public var prefix: String

    /// Creates a store.
    public init(_ client: RedisClient, prefix: String) {
        self.client = client
        self.prefix = prefix
    }

    /// Returns the key of a name.
    public func key(_ name: String) -> String { "\(prefix):\(name)" }
}

/// Where a store is, and whether it can be used.
public struct RedisReport: Hashable, Sendable {
    /// The address, or the name that sentinels know and their addresses.
    public var address: String
    /// Why there was no connection at the last attempt; nil if there was, or has been no attempt.
    public var failure: RedisFailure?
}
