public import HeadwordConfiguration

/// A running service that can be asked how it is.
public enum HealthTarget: Hashable, Sendable, LosslessStringConvertible {
    /// Where it answers calls.
    case service(ListenerAddress)
    /// Where it answers machines.
    case pages(HostAndPort)

    /// Reads `HOST:PORT`, `tcp://HOST:PORT`, `unix:/PATH` or `http://HOST:PORT`; a path after the last is passed over.
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

    /// Where a service with a configuration can be asked: at its listener for machines, which needs no token, or else
    /// at the first of the others.
    public init?(_ configuration: Configuration) {
        if let address = configuration.metrics.address {
            self = .pages(address)
        } else if let listener = configuration.listeners.first(where: { $0.address != .systemd }) {
            self = .service(listener.address)
        } else {
            return nil
        }
    }

    /// The address as it is read.
    public var description: String {
        switch self {
        case .service(let address): address.description
        case .pages(let address): "http://\(address)"
        }
    }
}
