internal import JSONRPCTransport
internal import NIOCore

/// The two ends of a connection, as far as its requests are judged by them.
struct ConnectionEnds: Sendable {
    /// Whether only this machine reaches the server's end.
    let isLoopback: Bool
    /// The address of the client, or of a proxy.
    let peer: String
    /// That address, or the network of it.
    let client: String

    init(_ channel: any Channel) {
        isLoopback = channel.localAddress?.isLoopback ?? false
        peer = channel.remoteAddress?.ipAddress ?? ""
        client = channel.remoteAddress?.network ?? ""
    }
}
