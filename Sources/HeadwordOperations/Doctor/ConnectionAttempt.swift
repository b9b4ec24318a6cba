internal import Glibc
internal import HeadwordConfiguration

/// Why a service cannot be asked.
struct StreamFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }

    /// What the last call of the system said.
    static var system: StreamFailure {
        let isTimeout = errno == EAGAIN || errno == EINPROGRESS
        return StreamFailure(isTimeout ? "no answer in time" : String(cString: strerror(errno)))
    }
}

/// A connection to a service, for commands: it blocks, until a deadline.
final class BlockingStream {
    private let descriptor: Int32
    private let deadline: ContinuousClock.Instant
    private var received: [UInt8] = []

    /// Connects.
    init(_ address: ListenerAddress, deadline: ContinuousClock.Instant) throws(StreamFailure) {
        self.deadline = deadline
        switch address {
        case .unix(let path): descriptor = try Self.connect(path: path, deadline)
        case .tcp(let address): descriptor = try Self.connect(address, deadline)
        case .systemd: throw StreamFailure("systemd knows where this listens; name that address")
        }
    }

    deinit { close(descriptor) }

    /// Sends all.
    func send(_ bytes: [UInt8]) throws(StreamFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try Self.setTimeouts(of: descriptor, until: deadline)
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw .system }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads up to and without the next line end.
    func readLine(upTo limit: Int) throws(StreamFailure) -> [UInt8] {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            guard received.count <= limit else { throw StreamFailure("the answer is too long") }
            guard try receive() else { throw StreamFailure("the connection was closed") }
        }
    }

    /// Reads until the other side closes.
    func readToEnd(upTo limit: Int) throws(StreamFailure) -> [UInt8] {
        while received.count <= limit, try receive() {}
        return received
    }

    /// - Returns: false at the end.
    private func receive() throws(StreamFailure) -> Bool {
        try Self.setTimeouts(of: descriptor, until: deadline)
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        guard count >= 0 else { throw .system }
        received += chunk[..<count]
        return count > 0
    }
}

// MARK: Connecting

extension BlockingStream {
    private static func connect(path: String, _ deadline: ContinuousClock.Instant) throws(StreamFailure) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return try withUnsafeBytes(of: &address) { bytes throws(StreamFailure) in
            try connect(AF_UNIX, bytes, deadline)
        }
    }

    /// Connects to the first of the name's addresses that answers.
    private static func connect(_ address: HostAndPort, _ deadline: ContinuousClock.Instant) throws(StreamFailure)
        -> Int32
    {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(address.host, "\(address.port)", &hints, &found)
        guard status == 0 else { throw StreamFailure(String(cString: gai_strerror(status))) }
        defer { freeaddrinfo(found) }
        var failure = StreamFailure("'\(address.host)' has no address")
        var next = found
        while let info = next?.pointee {
            do throws(StreamFailure) {
                let bytes = UnsafeRawBufferPointer(start: info.ai_addr, count: Int(info.ai_addrlen))
                return try connect(info.ai_family, bytes, deadline)
            } catch {
                failure = error
            }
            next = info.ai_next
        }
        throw failure
    }

    private static func connect(
        _ family: Int32,
        _ address: UnsafeRawBufferPointer,
        _ deadline: ContinuousClock.Instant
    ) throws(StreamFailure) -> Int32 {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .system }
        do throws(StreamFailure) {
            try setTimeouts(of: descriptor, until: deadline)
            let length = socklen_t(address.count)
            let start = address.assumingMemoryBound(to: sockaddr.self).baseAddress
            guard Glibc.connect(descriptor, start, length) == 0 else { throw .system }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func setTimeouts(of descriptor: Int32, until deadline: ContinuousClock.Instant) throws(StreamFailure)
    {
        let left = (deadline - .now).components
        guard left.seconds >= 0, left.attoseconds > 0 else { throw StreamFailure("no answer in time") }
        var timeout = timeval(tv_sec: Int(left.seconds), tv_usec: Int(left.attoseconds / 1_000_000_000_000) | 1)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
    }
}
