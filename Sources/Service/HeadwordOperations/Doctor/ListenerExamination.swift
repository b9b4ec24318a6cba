internal import Glibc
internal import HeadwordConfiguration

/// Examines the addresses where a service listens or would listen.
struct ListenerExamination {
    let configuration: Configuration

    var findings: [Finding] {
        let listeners = configuration.listeners.enumerated().map { index, listener in
            finding("listener[\(index)]", listener)
        }
        let none = Finding("sockets", .ok, "no listener is set; 'headword serve' says where it listens")
        let metrics = configuration.metrics.address.map { finding("metrics.address", $0) }
        return (listeners.isEmpty ? [none] : listeners) + [metrics ?? withoutMetrics]
    }

    private var withoutMetrics: Finding {
        Finding(
            "sockets",
            .warn,
            "metrics.address is not set, so nobody sees how the service is",
            remedy: "metrics.address = \"127.0.0.1:9464\""
        )
    }

    private func finding(_ name: String, _ listener: ListenerConfiguration) -> Finding {
        switch listener.address {
        case .systemd: Finding("sockets", .ok, "\(name): systemd passes them in")
        case .tcp(let address): finding(name, address)
        case .unix(let path): finding(name, path: path)
        }
    }

    private func finding(_ name: String, _ address: HostAndPort) -> Finding {
        let place = "\(name): \(address)"
        if address.port != 0, isServed(.tcp(address)) { return Finding("sockets", .ok, "\(place) is served") }
        guard let reason = Self.reasonNotToListen(at: address) else {
            return Finding("sockets", .ok, "\(place) is free")
        }
        return Finding(
            "sockets",
            .fail,
            "\(place) cannot be listened on: \(reason)",
            remedy: "another port, or stop what has it: ss -ltnp 'sport = :\(address.port)'"
        )
    }

    private func finding(_ name: String, path: String) -> Finding {
        let place = "\(name): \(path)"
        if isServed(.unix(path: path)) { return Finding("sockets", .ok, "\(place) is served") }
        let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        guard access(directory.isEmpty ? "/" : directory, W_OK | X_OK) == 0 else {
            return Finding(
                "sockets",
                .fail,
                "\(place) cannot be made: \(directory): \(String(cString: strerror(errno)))",
                remedy: "mkdir and chown \(directory), or RuntimeDirectory= in the unit"
            )
        }
        let isLeft = access(path, F_OK) == 0
        return Finding("sockets", .ok, "\(place) " + (isLeft ? "is left from before, and will be replaced" : "is free"))
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
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer { close(descriptor) }
        var isReused: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        return bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 ? nil : String(cString: strerror(errno))
    }
}
