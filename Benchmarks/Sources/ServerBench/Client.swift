import Glibc

/// A blocking connection with a buffer for answers.
package final class Client {
    package let descriptor: Int32
    package private(set) var lastAnswerBytes = 0
    private var buffer: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 18)

    package init(port: UInt16) throws {
        descriptor = try Self.connect(port: port)
    }

    /// Returns a socket connected to a port of this machine.
    package static func connect(port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw BenchFailure("cannot connect to port \(port)") }
        return descriptor
    }

    deinit { close(descriptor) }

    package func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Waits for bytes and buffers them.
    package func receive() throws {
        let count = recv(descriptor, &chunk, chunk.count, 0)
        guard count > 0 else { throw BenchFailure("the server closed the connection") }
        buffer.append(contentsOf: chunk[..<count])
    }

    /// Takes the next line; nil if it has not arrived yet.
    package func line() -> [UInt8]? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { buffer.removeFirst(end + 1) }
        lastAnswerBytes = end + 1
        return Array(buffer[..<end])
    }

    /// Sends a request and waits for its answer.
    package func ask(_ request: [UInt8]) throws -> [UInt8] {
        send(request)
        while true {
            if let line = line() { return line }
            try receive()
        }
    }

    /// Takes the next answer; nil if it has not arrived yet.
    ///
    /// - Returns: whether it is the answer to `id`: a result or a legitimate 404.
    package func answers(id: Int) -> Bool? {
        guard let line = line() else { return nil }
        let head = Array(#"{"jsonrpc":"2.0","id":\#(id),""#.utf8)
        guard line.starts(with: head) else { return false }
        let rest = line.dropFirst(head.count)
        return rest.starts(with: "result\":".utf8) || rest.starts(with: "error\":{\"code\":404,".utf8)
    }
}
