internal import Glibc
internal import HeadwordConfiguration
internal import HeadwordFiles

/// Examines the addresses where a service listens or would listen.
struct ListenerCheck {
    let configuration: Configuration

    var findings: [Finding] {
        let listeners = configuration.listeners.enumerated().map { index, listener in
            finding("listener[\(index)]", listener)
        }
        let none = Finding(
            "sockets",
            .ok,
            "no listener is configured; 'headword serve' needs --stdio, --listen or --socket"
        )
        let metrics = configuration.metrics.address.map { finding("metrics.address", $0) }
        return (listeners.isEmpty ? [none] : listeners) + [metrics ?? withoutMetrics]
    }

    private var withoutMetrics: Finding {
        Finding(
            "sockets",
            .warn,
            "metrics.address is not set, so the service cannot be monitored",
            remedy: "set metrics.address = \"127.0.0.1:9464\""
        )
    }

    private func finding(_ name: String, _ listener: ListenerConfiguration) -> Finding {
        switch listener.address {
        case .systemd: Finding("sockets", .ok, "\(name): systemd passes the sockets")
        case .tcp(let address): finding(name, address)
        case .unix(let path): finding(name, path: path)
        }
    }

    private func finding(_ name: String, _ address: HostAndPort) -> Finding {
        let place = "\(name): \(address)"
        if address.port != 0, isServed(.tcp(address)) {
            return Finding("sockets", .ok, "\(place) is served by a running server")
        }
        guard let reason = Self.reasonNotToListen(at: address) else {
            return Finding("sockets", .ok, "\(place) is free")
        }
        return Finding(
            "sockets",
            .fail,
            "\(place) cannot be opened: \(reason)",
            remedy: "use another port, or stop the program that uses this one: ss -ltnp 'sport = :\(address.port)'"
        )
    }

    private func finding(_ name: String, path: String) -> Finding {
        let place = "\(name): \(path)"
        if isServed(.unix(path: path)) { return Finding("sockets", .ok, "\(place) is served by a running server") }
        let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        guard access(directory.isEmpty ? "/" : directory, W_OK | X_OK) == 0 else {
            return Finding(
                "sockets",
                .fail,
                "\(place) cannot be created: \(directory): \(SystemError.last)",
                remedy: "create \(directory) for this user, or set RuntimeDirectory= in the unit"
            )
        }
        let isLeft = access(path, F_OK) == 0
        return Finding(
            "sockets",
            .ok,
            "\(place) " + (isLeft ? "is left over from an earlier server and will be replaced" : "is free")
        )
    }

    private func isServed(_ address: ListenerAddress) -> Bool {
        ConnectionAttempt.succeeds(at: address, until: .now + .seconds(1))
    }

    /// Returns why an address cannot be listened on; nil if it can. Binds to it for a moment.
    private static func reasonNotToListen(at address: HostAndPort) -> String? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(address.host, "\(address.port)", &hints, &found)
        guard status == 0, let info = found?.pointee else { return String(cString: gai_strerror(status)) }
        defer { freeaddrinfo(found) }
        let descriptor = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return SystemError.last }
        defer { close(descriptor) }
        var isReused: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        return bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 ? nil : SystemError.last
    }
}
