internal import Glibc
package import NIOCore

extension SocketAddress {
    /// The address without the port; for IPv6 the network, since one machine may use all its addresses.
    package var network: String {
        let address = ipAddress ?? ""
        guard self.protocol == .inet6, !address.hasPrefix("::ffff:") else { return address }
        var bytes = [UInt8](repeating: 0, count: 16)
        inet_pton(AF_INET6, address, &bytes)
        return "\(bytes.prefix(8))"
    }

    /// Whether only this machine reaches the address: those of the loopback network, and of sockets in the file system.
    package var isLoopback: Bool {
        guard let address = ipAddress else { return true }
        return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
    }
}
