/// Where a service listens.
public enum ListenerAddress: Hashable, Sendable, LosslessStringConvertible {
    /// A TCP address.
    case tcp(HostAndPort)
    /// A Unix socket, by its absolute path.
    case unix(path: String)
    /// The sockets that systemd passes in.
    case systemd

    /// The maximum length of a socket's path in the system, in bytes.
    private static let longestPath = 107

    /// Reads `tcp://HOST:PORT`, `unix:/PATH` or `systemd`.
    public init?(_ description: String) {
        if description == "systemd" {
            self = .systemd
        } else if description.hasPrefix("unix:/"), description.utf8.count <= Self.longestPath + 5 {
            self = .unix(path: String(description.dropFirst(5)))
        } else if description.hasPrefix("tcp://"), let address = HostAndPort(String(description.dropFirst(6))) {
            self = .tcp(address)
        } else {
            return nil
        }
    }

    /// The address as it is written in a file.
    public var description: String {
        switch self {
        case .tcp(let address): "tcp://\(address)"
        case .unix(let path): "unix:\(path)"
        case .systemd: "systemd"
        }
    }

    /// Whether two services could not listen at both addresses.
    func collides(with other: ListenerAddress) -> Bool {
        switch (self, other) {
        case (.tcp(let one), .tcp(let other)): one.collides(with: other)
        default: self == other
        }
    }
}

/// A name or numeric address of a machine, and a port.
public struct HostAndPort: Hashable, Sendable, LosslessStringConvertible {
    /// The name or the address, without brackets, in lower case.
    public var host: String
    /// The port; 0 lets the system choose a free one.
    public var port: Int

    /// Creates an address.
    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `HOST:PORT`, with brackets around an IPv6 address.
    public init?(_ description: String) {
        guard let colon = description.lastIndex(of: ":") else { return nil }
        let digits = description[description.index(after: colon)...]
        guard digits.allSatisfy(\.isNumber), let port = UInt16(digits) else { return nil }
        let name = description[..<colon]
        let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
        let host = (isBracketed ? name.dropFirst().dropLast() : name).lowercased()
        guard Self.isHost(host, isNumeric6: isBracketed) else { return nil }
        self.init(host: host, port: Int(port))
    }

    private static func isHost(_ host: String, isNumeric6: Bool) -> Bool {
        !host.isEmpty && host.utf8.count <= 255 && host.contains(":") == isNumeric6
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".:-_%".contains($0)) }
    }

    /// `host:port`, with brackets around an IPv6 address.
    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Whether only this machine can reach it.
    public var isLoopback: Bool { host == "localhost" || host == "::1" || isLoopbackIPv4 }

    /// Whether it is an address of 127.0.0.0/8; a name that merely begins like one is not.
    private var isLoopbackIPv4: Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether it stands for all addresses of this machine.
    private var isWildcard: Bool { host == "0.0.0.0" || host == "::" }

    /// Whether two services could not listen at both addresses.
    func collides(with other: HostAndPort) -> Bool {
        guard port == other.port, port != 0 else { return false }
        return host == other.host || isWildcard || other.isWildcard
    }
}
