internal import Glibc
internal import HeadwordConfiguration

/// A test connection that shows whether anything listens at an address. It blocks, at most until a deadline.
enum ConnectionAttempt {
    /// Returns whether anything listens at an address.
    static func succeeds(at address: ListenerAddress, until deadline: ContinuousClock.Instant) -> Bool {
        let descriptor: Int32? =
            switch address {
            case .unix(let path): connect(path: path, deadline)
            case .tcp(let address): connect(address, deadline)
            case .systemd: nil
            }
        return descriptor.map { close($0) == 0 } ?? false
    }

    private static func connect(path: String, _ deadline: ContinuousClock.Instant) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return withUnsafeBytes(of: &address) { connect(AF_UNIX, $0, deadline) }
    }

    /// Connects to the first of the name's addresses that answers.
    private static func connect(_ address: HostAndPort, _ deadline: ContinuousClock.Instant) -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address.host, "\(address.port)", &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        for info in sequence(first: found, next: { $0?.pointee.ai_next }) {
            guard let info = info?.pointee else { return nil }
            let bytes = UnsafeRawBufferPointer(start: info.ai_addr, count: Int(info.ai_addrlen))
            if let descriptor = connect(info.ai_family, bytes, deadline) { return descriptor }
        }
        return nil
    }

    private static func connect(
        _ family: Int32,
        _ address: UnsafeRawBufferPointer,
        _ deadline: ContinuousClock.Instant
    ) -> Int32? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        let start = address.assumingMemoryBound(to: sockaddr.self).baseAddress
        let left = (deadline - .now).components
        var timeout = timeval(
            tv_sec: max(0, Int(left.seconds)),
            tv_usec: max(0, Int(left.attoseconds / 1_000_000_000_000)) | 1
        )
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        guard Glibc.connect(descriptor, start, socklen_t(address.count)) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
