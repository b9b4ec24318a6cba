package import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP1

/// The proxies that are believed when they say for whom they ask.
package struct TrustedProxies: Sendable {
    private let blocks: [AddressBlock]

    /// Creates a list of the proxies' addresses.
    package init(_ blocks: [AddressBlock] = []) { self.blocks = blocks }

    /// Returns the address of the client that a request comes from, or the network of it.
    ///
    /// Each proxy adds the address of its own client to `X-Forwarded-For`. So the last address that is none of a proxy
    /// is true; clients can make up the ones before it.
    func client(of request: HTTPRequestHead, _ ends: ConnectionEnds) -> String {
        guard isTrusted(ends.peer) else { return ends.client }
        let hops = request.headers[canonicalForm: "X-Forwarded-For"].map(String.init)
        guard let client = hops.last(where: { !isTrusted($0) }) ?? hops.first else { return ends.client }
        return (try? SocketAddress(ipAddress: client, port: 0))?.network ?? ends.client
    }

    /// Whether a proxy says that it was asked with TLS.
    func isEncrypted(_ request: HTTPRequestHead, _ ends: ConnectionEnds) -> Bool {
        isTrusted(ends.peer) && request.headers.value(of: "X-Forwarded-Proto")?.lowercased() == "https"
    }

    private func isTrusted(_ address: String) -> Bool { blocks.contains { $0.contains(address) } }
}
