internal import Glibc
internal import NIOCore

extension SocketAddress {
    /// The address without the port; for IPv6 the network, since one machine may use all its addresses.
    var network: String {
        let address = ipAddress ?? ""
        guard self.protocol == .inet6, !address.hasPrefix("::ffff:") else { return address }
        var bytes = [UInt8](repeating: 0, count: 16)
        inet_pton(AF_INET6, address, &bytes)
        return "\(bytes.prefix(8))"
    }
}
