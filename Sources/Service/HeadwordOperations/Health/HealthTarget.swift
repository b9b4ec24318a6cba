public import HeadwordConfiguration

/// A running service whose health can be checked.
public enum HealthTarget: Hashable, Sendable, LosslessStringConvertible {
    /// The address where it answers calls.
    case service(ListenerAddress)
    /// The address of its HTTP pages for monitoring.
    case pages(HostAndPort)

    /// Reads `HOST:PORT`, `tcp://HOST:PORT`, `unix:/PATH` or `http://HOST:PORT`; a path after the last form is ignored.
    public init?(_ description: String) {
        if description.hasPrefix("http://") {
            let rest = description.dropFirst(7).prefix { $0 != "/" }
            guard let address = HostAndPort(String(rest)) else { return nil }
            self = .pages(address)
        } else if let address = ListenerAddress(description), address != .systemd {
            self = .service(address)
        } else if let address = HostAndPort(description) {
            self = .service(.tcp(address))
        } else {
            return nil
        }
    }

    /// Creates the target for a service with a configuration: its monitoring listener, which needs no token, or else
    /// the first of its listeners for JSON-RPC.
    public init?(_ configuration: Configuration) {
        if let address = configuration.metrics.address {
            self = .pages(address)
        } else if let listener = configuration.listeners.first(where: \.isForCalls) {
            self = .service(listener.address)
        } else {
            return nil
        }
    }

    /// The address in the form in which it is read.
    public var description: String {
        switch self {
        case .service(let address): address.description
        case .pages(let address): "http://\(address)"
        }
    }
}

extension ListenerConfiguration {
    /// Whether its address is known, and calls of JSON-RPC can be made there.
    fileprivate var isForCalls: Bool { address != .systemd && listenerProtocol == .jsonRPC }
}
