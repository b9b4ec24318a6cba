internal import Glibc
internal import NIOCore

extension SocketAddress {
    /// The address without the port; of IPv6 the network, of which one machine may use every address.
    var network: String {
        let address = ipAddress ?? ""
        guard self.protocol == .inet6, !address.hasPrefix("::ffff:") else { return address }
        var bytes = [UInt8](repeating: 0, count: 16)
        inet_pton(AF_INET6, address, &bytes)
        return "\(bytes.prefix(8))"
    }
}
