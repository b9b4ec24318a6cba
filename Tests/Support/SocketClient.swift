internal import Glibc

/// A blocking TCP client.
package final class SocketClient: Sendable {
    /// The system's error number.
    package struct Failure: Error {
        package var number: Int32
    }

    private let descriptor: Int32

    /// Connects to 127.0.0.1.
    ///
    /// - Parameter receiveBuffer: the size of the system's buffer for unread bytes.
    package init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var timeout = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(number: errno) }
    }

    /// Connects to a Unix domain socket.
    package init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw Failure(number: errno) }
    }

    deinit { close(descriptor) }

    /// Sends text.
    package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends bytes, which need not be valid text.
    package func send(_ bytes: [UInt8]) async throws { try await blocking { try self.write(bytes) } }

    private func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failure(number: errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends as much as the server accepts within a time while the answers are not read.
    ///
    /// - Returns: the number of bytes accepted.
    package func sendUntilStuck(_ text: String, atMost bytes: Int) async throws -> Int {
        try await blocking { self.writeUntilStuck(text, atMost: bytes) }
    }

    private func writeUntilStuck(_ text: String, atMost bytes: Int) -> Int {
        var timeout = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        let chunk = Array(text.utf8)
        var sent = 0
        while sent < bytes {
            let offset = sent % chunk.count
            let count = chunk[offset...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            sent += count
        }
        return sent
    }

    /// Closes the sending side of the connection.
    package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads a line, without its line end; nil at the end of the stream.
    package func readLine() async throws -> String? { try await blocking { try self.line() } }

    private func line() throws -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while try receive(&byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// A server that sends nothing for two minutes has not closed the connection.
    private func receive(_ bytes: UnsafeMutableRawPointer, _ count: Int) throws -> Int {
        let received = recv(descriptor, bytes, count, 0)
        if received < 0, errno == EAGAIN { throw Failure(number: EAGAIN) }
        return received
    }

    /// Sends text again and again until the server closes the connection.
    package func sendUntilClosed(_ text: String) async throws {
        do {
            while true {
                try await send(text)
                try await Task.sleep(for: .milliseconds(20))
            }
        } catch is Failure {}
    }

    /// Reads a number of bytes; fewer at the end of the stream.
    package func readBytes(_ count: Int) async throws -> [UInt8] { try await blocking { try self.bytes(count) } }

    private func bytes(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
        while bytes.count < count {
            let received = try receive(&chunk, min(chunk.count, count - bytes.count))
            guard received > 0 else { break }
            bytes += chunk[..<received]
        }
        return bytes
    }

    /// Reads to the end of the stream.
    package func readToEnd() async throws -> String { String(decoding: try await readBytesToEnd(), as: UTF8.self) }

    /// Reads to the end of the stream, even if the bytes are not valid text.
    package func readBytesToEnd() async throws -> [UInt8] { try await blocking { try self.rest() } }

    private func rest() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try receive(&chunk, chunk.count)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }
}
