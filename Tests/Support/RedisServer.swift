internal import Foundation

/// A Redis server or a sentinel for one test, at a Unix socket and possibly at a port.
package final class RedisServer: Sendable {
    /// Whether the program is installed.
    package static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
    private static let program = "/usr/bin/redis-server"

    /// The path of the socket.
    package let socket: String
    private let directory: Directory
    private let arguments: [String]
    private let process: Process

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - isPersistent: whether a server that is started again has the data of the one before it.
    ///   - further: further arguments.
    package convenience init(isPersistent: Bool = true, _ further: [String] = []) async throws {
        let directory = try Directory()
        let arguments = [
            "--port", "0", "--dir", directory.path, "--save", "", "--appendonly", isPersistent ? "yes" : "no",
        ]
        try await self.init(in: directory, arguments + further)
    }

    /// Starts a sentinel.
    ///
    /// - Parameters:
    ///   - port: its port.
    ///   - name: the name of the store that it watches.
    ///   - watched: the port of that store.
    package static func sentinel(port: Int, watching name: String, at watched: Int) async throws -> RedisServer {
        let directory = try Directory()
        let settings = """
            port \(port)
            sentinel monitor \(name) 127.0.0.1 \(watched) 1
            sentinel down-after-milliseconds \(name) 500
            sentinel failover-timeout \(name) 3000
            """
        try TestFiles.write(Array(settings.utf8), to: directory.path + "/sentinel.conf")
        return try await RedisServer(in: directory, [directory.path + "/sentinel.conf", "--sentinel"])
    }

    private init(in directory: Directory, _ arguments: [String]) async throws {
        self.directory = directory
        self.arguments = arguments
        socket = directory.path + "/socket"
        process = Process()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = arguments + ["--unixsocket", socket]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let isReady = try await blocking {
            var text = ""
            while let data = try output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
                text += String(decoding: data, as: UTF8.self)
                if text.contains("eady to accept connections") || text.contains("+monitor master") { return true }
            }
            return false
        }
        guard isReady else { throw CocoaError(.executableLoad) }
        // What it writes later is read by nobody, and must not stop it.
        output.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
    }

    /// Kills the server, and waits for its end.
    package func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Starts the server again, after it was killed.
    package func restarted() async throws -> RedisServer { try await RedisServer(in: directory, arguments) }

    deinit {
        if process.isRunning { kill() }
    }

    /// Returns a port that nothing listens on at this moment.
    package static func freePort() throws -> Int {
        let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw CocoaError(.featureUnsupported) }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

/// A directory that is removed after its last server. The path of a socket has at most 107 bytes, fewer than those in the
/// directories of other tests.
private final class Directory: Sendable {
    let path = "/tmp/headword-redis-\(UUID().uuidString.prefix(8))"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
