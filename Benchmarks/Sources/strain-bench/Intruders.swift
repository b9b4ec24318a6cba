import Foundation
import ServerBench
import Synchronization

/// Measures well-behaved clients while others guess tokens or occupy connections without using them.
struct Intruders {
    let headword: String
    let workload: Workload

    /// The number of clients that occupy a connection; each does something every half second.
    private static let count = 500
    /// How long they may occupy it, in seconds: a little more than a round of measuring takes.
    private static let allowed = 5

    /// A client that sends as many wrong tokens as it may, and then reconnects.
    func guessTokens() throws {
        try withServer { server in
            let shown = Mutex(0)
            let port = server.ports[1]
            let start = (time: now(), processor: server.cpuSeconds)
            try strains.compare("a client that guesses tokens as fast as it can", server) { body in
                try working {
                    guard let descriptor = try? Client.connect(port: port) else { return }
                    shown.withLock { $0 += Self.guess(on: descriptor) }
                } while: {
                    try body()
                }
            }
            let (seconds, processor) = (now() - start.time, server.cpuSeconds - start.processor)
            let perSecond = Double(shown.withLock(\.self)) / seconds
            print(String(format: "%.0f wrong tokens a second over all of the time; ", perSecond), terminator: "")
            print(String(format: "the server used %.0f %% of a processor\n", 100 * processor / seconds))
        }
    }

    /// Sends wrong tokens and hangs up without waiting.
    ///
    /// - Returns: how many.
    private static func guess(on descriptor: Int32) -> Int {
        defer { close(descriptor) }
        // Resets the connection, since closed ones would use up the ports.
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        let count = 5
        let guess = #"{"jsonrpc":"2.0","id":1,"method":"server.authenticate","params":["a wrong one, of course"]}"#
        let bytes = Array(String(repeating: guess + "\n", count: count).utf8)
        return write(descriptor, bytes, bytes.count) == bytes.count ? count : 0
    }

    /// Clients that begin a TLS handshake and do not go on.
    func stopHandshakes() throws {
        try hold("\(Self.count) half handshakes", port: 2, beginning: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01], more: [])
    }

    /// Clients that send their message at one byte every half second.
    func drip() throws {
        try hold("\(Self.count) messages of a byte every half second", beginning: Array("{".utf8), more: [0x20])
    }

    /// Clients that send only blank lines.
    func sendBlankLines() throws {
        try hold("\(Self.count) clients that send blank lines", beginning: [], more: [0x0A])
    }

    /// Clients that connect and never send the token.
    func showNoToken() throws {
        try hold("\(Self.count) clients that show no token", port: 1, beginning: [], more: [])
    }

    private var strains: Strains { Strains(headword: headword, workload: workload) }

    /// - Parameter port: 0 for the plain listener, 1 for the one that requires a token, 2 for the one with TLS.
    private func hold(_ name: String, port: Int = 0, beginning: [UInt8], more: [UInt8]) throws {
        try withServer { server in
            try strains.compare(name, server) { body in
                let files = server.openFiles
                let sockets = try Sockets(Self.count, port: server.ports[port])
                for index in 0..<Self.count { sockets.write(beginning[...], to: index) }
                let turn = Mutex(0)
                let latencies = try working {
                    let index = turn.withLock { turn in
                        turn = (turn + 1) % Self.count
                        return turn
                    }
                    sockets.write(more[...], to: index)
                    usleep(1000)
                } while: {
                    try body()
                }
                // The clients never close their connections themselves.
                try withExtendedLifetime(sockets) { try waitForPlaces(of: server, files: files) }
                return latencies
            }
            print("their places were free again every time\n")
        }
    }

    private func waitForPlaces(of server: ServerProcess, files: Int) throws {
        let end = now() + Double(Self.allowed) - 1
        while server.openFiles > files {
            guard now() < end else { throw BenchFailure("\(server.openFiles - files) places are still held") }
            usleep(10_000)
        }
    }

    private func withServer(_ body: (ServerProcess) throws -> Void) throws {
        let directory = NSTemporaryDirectory() + "intruders-\(getpid())"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try makeCertificate(in: directory)
        try "a token of some length\n".write(toFile: directory + "/token", atomically: true, encoding: .utf8)
        chmod(directory + "/token", 0o600)
        try configuration.write(toFile: directory + "/headword.toml", atomically: true, encoding: .utf8)
        let server = try ServerProcess(headword, configuration: directory + "/headword.toml", listeners: 3)
        defer { server.stop() }
        _ = try SteadyLoad(workload, port: server.port).run(seconds: 1)
        try body(server)
    }

    private var configuration: String {
        """
        [limits]
        connections = 20000
        idle-seconds = \(Self.allowed)
        message-seconds = \(Self.allowed)
        handshake-seconds = \(Self.allowed)
        authentication-seconds = \(Self.allowed)
        [[listener]]
        address = "tcp://127.0.0.1:0"
        [[listener]]
        address = "tcp://127.0.0.1:0"
        token-file = "token"
        [[listener]]
        address = "tcp://127.0.0.1:0"
        certificate = "certificate.pem"
        key = "key.pem"
        """
    }

    private func makeCertificate(in directory: String) throws {
        let openssl = Process()
        openssl.executableURL = URL(filePath: "/usr/bin/env")
        openssl.arguments = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-days", "2", "-subj", "/CN=strain",
            "-keyout", directory + "/key.pem", "-out", directory + "/certificate.pem",
        ]
        openssl.standardError = FileHandle.nullDevice
        try openssl.run()
        openssl.waitUntilExit()
        guard openssl.terminationStatus == 0 else { throw BenchFailure("openssl makes no certificate") }
    }
}
