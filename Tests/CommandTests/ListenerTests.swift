import Foundation
import Glibc
import HeadwordJSON
import HeadwordTestSupport
import Testing

private let ping = #"{"jsonrpc":"2.0","id":1,"method":"server.ping"}"# + "\n"
private let pong = #"{"jsonrpc":"2.0","id":1,"result":"pong"}"#

/// Starts a server over the small lexicon.
private func start(_ arguments: [String]) async throws -> Program {
    try await Program(
        TestFiles.headword,
        ["serve"] + arguments,
        environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
    )
}

extension Program {
    /// Returns the port of the next TCP listener that the server reports.
    fileprivate func port() async throws -> Int {
        let line = try #require(try await readErrorLine())
        return try #require(line.firstMatch(of: /address=tcp:\/\/[0-9.]+:(\d+)/).flatMap { Int($0.1) }, "\(line)")
    }

    /// Ends the server.
    fileprivate func stop() async throws {
        terminate()
        #expect(try await finish().exitCode == 0)
    }
}

@Suite(.timeLimit(.minutes(30))) struct UnixSocketTests {
    /// Uses a directory other than that of the other test files, since the path of a socket must be short.
    private func withSocketPath(_ body: (String) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.path + "/headword-\(UInt32.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try await body(directory + "/socket")
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o777
    }

    @Test func aSocketIsServedBesideAPort() async throws {
        try await withSocketPath { path in
            let server = try await start(["--socket", path, "--listen", "127.0.0.1:0"])
            let port = try await server.port()
            #expect(try await server.readErrorLine(containing: "unix:\(path)") != nil)
            for client in [try SocketClient(path: path), try SocketClient(port: port)] {
                try await client.send(ping)
                #expect(try await client.readLine() == pong)
            }
            #expect(try mode(path) == 0o600)
            try await server.stop()
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func theSocketHasTheModeAndTheOwnerThatAreSet() async throws {
        try await withSocketPath { path in
            let file = path + ".toml"
            let text = "[[listener]]\naddress = 'unix:\(path)'\nmode = '0660'\nowner = '\(NSUserName())'"
            try TestFiles.write(Array(text.utf8), to: file)
            let server = try await start(["--config", file])
            _ = try await server.readErrorLine()
            #expect(try mode(path) == 0o660)
            try await server.stop()
        }
    }

    @Test func aSecondServerIsRefusedAndTheFirstGoesOn() async throws {
        try await withSocketPath { path in
            let first = try await start(["--socket", path])
            _ = try await first.readErrorLine()
            let second = try await start(["--socket", path]).finish()
            #expect(second.exitCode == 2)
            #expect(second.errors.contains(path) && second.errors.contains("another server listens there"))
            let client = try SocketClient(path: path)
            try await client.send(ping)
            #expect(try await client.readLine() == pong)
            try await first.stop()
        }
    }

    @Test func aSocketThatWasLeftBehindIsReplaced() async throws {
        try await withSocketPath { path in
            let killed = try await start(["--socket", path])
            _ = try await killed.readErrorLine()
            kill(killed.processID, SIGKILL)
            _ = try await killed.finish()
            #expect(FileManager.default.fileExists(atPath: path))
            let server = try await start(["--socket", path])
            _ = try await server.readErrorLine()
            let client = try SocketClient(path: path)
            try await client.send(ping)
            #expect(try await client.readLine() == pong)
            try await server.stop()
        }
    }

    @Test func aFileThatIsNoSocketIsNotReplaced() async throws {
        try await withSocketPath { path in
            try TestFiles.write(Array("precious".utf8), to: path)
            let outcome = try await start(["--socket", path]).finish()
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.contains("not a socket"))
            #expect(try TestFiles.contents(of: path) == Array("precious".utf8))
        }
    }

    @Test func aPathThatIsTooLongIsRefused() async throws {
        try await withSocketPath { path in
            let outcome = try await start(["--socket", path + String(repeating: "x", count: 100)]).finish()
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.contains("107 bytes"))
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct TokenListenerTests {
    private static let token = "an example, and no secret"
    private let file: String

    init() throws {
        file = try TestFiles.temporaryDirectory() + "/token"
        try TestFiles.write(Array((Self.token + "\n").utf8), to: file)
        chmod(file, 0o600)
    }

    private func call(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"# + "\n"
    }

    @Test func aClientIsHeardWhenItHasToldTheToken() async throws {
        // An address other than loopback requires a token.
        let server = try await start(["--listen", "0.0.0.0:0", "--token-file", file])
        let client = try SocketClient(port: try await server.port())
        try await client.send(ping)
        #expect(try await client.readLine()?.contains(#""code":401"#) == true)
        try await client.send(call(2, "server.authenticate", #"{"token":"another token, quite as long"}"#))
        #expect(try await client.readLine()?.contains(#""code":403"#) == true)
        try await client.send(call(3, "server.authenticate", #"{"token":"\#(Self.token)"}"#))
        #expect(try await client.readLine() == #"{"jsonrpc":"2.0","id":3,"result":{"authenticated":true}}"#)
        try await client.send(ping)
        #expect(try await client.readLine() == pong)
        server.terminate()
        #expect(try await !server.finish().errors.contains(Self.token))
    }

    @Test func wrongTokensAreLoggedAndCloseTheConnection() async throws {
        let server = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0", "--token-file", file],
            environment: [
                "HEADWORD_LEXICON": try FixtureLexicon.path, "HEADWORD_LIMITS_TOKEN_ATTEMPTS": "2",
                "HEADWORD_LIMITS_TOKEN_PAUSE_MILLISECONDS": "1",
            ]
        )
        let client = try SocketClient(port: try await server.port())
        let guess = "a secret of another service"
        for id in 1...2 {
            try await client.send(call(id, "server.authenticate", #"{"token":"\#(guess)"}"#))
            #expect(try await client.readLine()?.contains(#""code":403"#) == true)
        }
        #expect(try await client.readLine() == nil)
        server.terminate()
        let log = try await server.finish().errors
        #expect(log.split(separator: "\n").filter { $0.contains("wrong token") && $0.contains("127.0.0.1") }.count == 2)
        #expect(!log.contains(guess))
    }

    @Test(arguments: ["short", ""])
    func aFileWithoutATokenIsRefusedAndNotPrinted(content: String) async throws {
        try TestFiles.write(Array(content.utf8), to: file)
        let outcome = try await start(["--listen", "127.0.0.1:0", "--token-file", file]).finish()
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(file))
        #expect(content.isEmpty || !outcome.errors.contains(content))
    }
}

@Suite(.timeLimit(.minutes(30))) struct InheritedSocketTests {
    /// Returns a listening socket of this process, to be handed down, and its port.
    private func listeningSocket() throws -> (FileHandle, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) | listen(descriptor, 8) | getsockname(descriptor, $0, &size)
            }
        }
        try #require(status == 0)
        return (FileHandle(fileDescriptor: descriptor, closeOnDealloc: true), Int(UInt16(bigEndian: address.sin_port)))
    }

    @Test func aSocketThatSystemdPassesIsServed() async throws {
        let file = try TestFiles.temporaryDirectory() + "/headword.toml"
        try TestFiles.write(Array("[[listener]]\naddress = 'systemd'".utf8), to: file)
        let (socket, port) = try listeningSocket()
        // As systemd does it: the socket has descriptor 3, and the variables name the process.
        let script = #"exec 3<&0 </dev/null; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" serve --config "$1""#
        let server = try await Program(
            "/bin/sh",
            ["-c", script, TestFiles.headword, file],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path],
            standardInput: socket
        )
        let client = try SocketClient(port: port)
        try await client.send(ping)
        #expect(try await client.readLine() == pong)
        try await server.stop()
    }

    @Test func withoutSocketsThatIsSaid() async throws {
        let file = try TestFiles.temporaryDirectory() + "/headword.toml"
        try TestFiles.write(Array("[[listener]]\naddress = 'systemd'".utf8), to: file)
        let outcome = try await start(["--config", file]).finish()
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("systemd passed no sockets"))
    }
}

private let openssl = "/usr/bin/openssl"

/// Tests with a real client from another vendor.
@Suite(.timeLimit(.minutes(30)), .enabled(if: FileManager.default.isExecutableFile(atPath: openssl)))
struct TLSTests {
    private let directory: String

    init() throws { directory = try TestFiles.temporaryDirectory() }

    /// Makes a key and a self-signed certificate.
    private func makeCertificate(_ name: String) async throws {
        let outcome = try await Program.run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=\(name)", "-addext", "subjectAltName=IP:127.0.0.1",
                "-keyout", "\(directory)/\(name).key", "-out", "\(directory)/\(name).pem",
            ]
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    private func server(_ more: String = "") async throws -> Program {
        try await makeCertificate("server")
        let text =
            "[[listener]]\naddress = 'tcp://127.0.0.1:0'\ncertificate = 'server.pem'\nkey = 'server.key'\n" + more
        try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
        return try await start(["--config", directory + "/headword.toml"])
    }

    /// Returns a client's answer to a ping; nil if the client is refused.
    private func answer(at port: Int, _ arguments: [String] = ["-tls1_3"]) async throws -> String? {
        let client = try await Program(
            openssl,
            ["s_client", "-quiet", "-no_ign_eof", "-verify_return_error", "-CAfile", "\(directory)/server.pem"]
                + ["-connect", "127.0.0.1:\(port)"] + arguments
        )
        // A client that is refused may have exited by now.
        try? client.write(ping)
        let answer = try await client.readLine()
        try? client.closeInput()
        _ = try await client.finish()
        return answer
    }

    @Test func aClientIsAnsweredOverTLS13AndNoOther() async throws {
        let server = try await server()
        let port = try await server.port()
        #expect(try await answer(at: port) == pong)
        #expect(try await answer(at: port, ["-tls1_2"]) == nil)
        let plain = try SocketClient(port: port)
        try await plain.send(ping)
        #expect(try await plain.readLine()?.contains("pong") != true)
        try await server.stop()
    }

    /// A client that sends nothing, one that stops within its first record, and one that stops after it.
    @Test(arguments: [[], [0x16, 0x03, 0x01], [0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x7F, 0x03]])
    func aHandshakeThatStopsHalfWayLosesItsPlace(beginning: [UInt8]) async throws {
        let server = try await server("[limits]\nhandshake-seconds = 1")
        let client = try SocketClient(port: try await server.port())
        try await client.send(String(decoding: beginning, as: UTF8.self))
        _ = try await client.readBytesToEnd()
        #expect(try await server.readErrorLine(containing: "its TLS handshake took too long") != nil)
        try await server.stop()
    }

    @Test func aConnectionThatIsRefusedNeedNotShakeHands() async throws {
        let server = try await server("[limits]\nconnections = 1")
        let port = try await server.port()
        let first = try SocketClient(port: port)
        let refused = try SocketClient(port: port)
        _ = try await refused.readBytesToEnd()
        #expect(try await server.readErrorLine(containing: "too many") != nil)
        withExtendedLifetime(first) {}
        try await server.stop()
    }

    @Test func clientsNeedACertificateOfTheAuthorityWhereThereIsOne() async throws {
        try await makeCertificate("client")
        try await makeCertificate("stranger")
        let server = try await server("client-authority = 'client.pem'")
        let port = try await server.port()
        #expect(try await answer(at: port) == nil)
        for (name, expected) in [("stranger", nil), ("client", pong)] {
            let certificate = ["-cert", "\(directory)/\(name).pem", "-key", "\(directory)/\(name).key"]
            #expect(try await answer(at: port, certificate) == expected)
        }
        try await server.stop()
    }

    @Test func aKeyOfAnotherCertificateIsRefused() async throws {
        try await makeCertificate("server")
        try await makeCertificate("other")
        let text = "[[listener]]\naddress = 'tcp://127.0.0.1:0'\ncertificate = 'server.pem'\nkey = 'other.key'\n"
        try TestFiles.write(Array(text.utf8), to: directory + "/other.toml")
        let outcome = try await start(["--config", directory + "/other.toml"]).finish()
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("server.pem"))
    }
}

/// A process with no descriptor left for another connection.
@Suite(.timeLimit(.minutes(30))) struct DescriptorTests {
    @Test func whatCannotBeAcceptedIsLoggedAndCostsNoBusyLoop() async throws {
        let server = try await Program(
            "/bin/sh",
            ["-c", "ulimit -n 64; exec \(TestFiles.headword) serve --listen 127.0.0.1:0"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        let port = try await server.port()
        var clients = try (0..<80).map { _ in try SocketClient(port: port) }
        #expect(try await server.readErrorLine(containing: "Too many open files") != nil)
        // A busy loop would use all available processor time between any two lines. Starting may take a while.
        var isIdle = false
        for _ in 0..<60 where !isIdle {
            let ticks = try processorTicks(server)
            try #require(try await server.readErrorLine(containing: "connections are waiting") != nil)
            isIdle = try processorTicks(server) - ticks < 5
        }
        #expect(isIdle)
        clients = []
        let client = try SocketClient(port: port)
        try await client.send(ping)
        #expect(try await client.readLine() == pong)
        #expect(clients.isEmpty)
        try await server.stop()
    }

    /// The processor time that a process has used, in hundredths of a second (proc(5), `stat`).
    private func processorTicks(_ process: Program) throws -> Int {
        let stat = String(decoding: try TestFiles.contents(of: "/proc/\(process.processID)/stat"), as: UTF8.self)
        let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
        return try #require(Int(fields[11])) + #require(Int(fields[12]))
    }
}
