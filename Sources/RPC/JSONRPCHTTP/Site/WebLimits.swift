/// The limits on requests over HTTP, besides those on messages and connections.
package enum WebLimits {
    /// The longest address, in bytes.
    static let address = 8 << 10
    /// The longest header, and the longest field of it, in bytes.
    static let header = 32 << 10
    /// The maximum number of fields of a header.
    static let fields = 128
    /// The longest identifier of a request that is taken over from the client, in bytes.
    static let requestID = 128
    /// The shortest contents that are compressed, in bytes: shorter ones fit into a packet or two anyway.
    static let compression = 1 << 10
    /// How long a preflight request may be kept, in seconds.
    static let preflightSeconds = 7200
}
