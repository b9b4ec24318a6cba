import HeadwordTestSupport
import Testing

@testable import HeadwordRedis

/// A client of a real server.
@Suite(.timeLimit(.minutes(30)), .enabled(if: RedisServer.isInstalled)) struct ClientTests {
    private func client(_ server: RedisServer, _ change: (inout RedisOptions) -> Void = { _ in }) -> RedisClient {
        var options = RedisOptions([.unix(path: server.socket)])
        options.milliseconds = 60_000
        change(&options)
        return RedisClient(options)
    }

    @Test func bytesComeBackAsTheyWereSent() async throws {
        let server = try await RedisServer()
        let client = client(server)
        let bytes = [UInt8](0...255)
        _ = try await client.send(["SET", "key", RedisArgument(bytes)])
        #expect(try await client.send(["GET", "key"]) == .bytes(bytes))
        #expect(try await client.send(["GET", "other"]) == .null)
        #expect(client.failure == nil)
        await client.shutdown()
        await #expect(throws: RedisFailure.unavailable("it is closed")) { try await client.send(["PING"]) }
    }

    @Test func eachCommandGetsItsOwnReply() async throws {
        let server = try await RedisServer()
        let client = client(server)
        await withTaskGroup { group in
            for number in 0..<2000 {
                group.addTask { (number, try? await client.send(["ECHO", RedisArgument(number)]).integer) }
            }
            for await (sent, received) in group { #expect(received == sent) }
        }
    }

    @Test func aScriptIsSentToAStoreThatDoesNotKnowIt() async throws {
        let server = try await RedisServer()
        let client = client(server)
        let script = RedisScript(Array("return {KEYS[1], ARGV[1]}".utf8))
        for _ in 0..<2 {
            let reply = try await client.run(script, keys: ["a"], ["b"])
            #expect(reply.elements.map(\.text) == ["a", "b"])
            _ = try await client.send(["SCRIPT", "FLUSH"])
        }
    }

    @Test func anErrorOfTheStoreIsReported() async throws {
        let server = try await RedisServer()
        let client = client(server)
        await #expect(throws: RedisFailure.refused("ERR wrong number of arguments for 'get' command")) {
            try await client.send(["GET"])
        }
        #expect(try await client.send(["PING"]).text == "PONG")
    }

    @Test("a password is required", arguments: [nil, "wrong", "right"])
    func password(_ password: String?) async throws {
        let server = try await RedisServer(["--requirepass", "right"])
        let client = client(server) { options in
            options.credentials = password.map { RedisOptions.Credentials(password: $0) }
        }
        let reply = try? await client.send(["PING"])
        #expect(reply?.text == (password == "right" ? "PONG" : nil))
        let failure = client.failure.map { "\($0)" } ?? ""
        #expect(failure.isEmpty == (password == "right"))
        #expect(failure.contains(password == "wrong" ? "WRONGPASS" : password == nil ? "NOAUTH" : ""))
    }

    @Test func databasesAreSeparate() async throws {
        let server = try await RedisServer()
        let (first, second) = (client(server), client(server) { $0.database = 3 })
        _ = try await first.send(["SET", "key", "1"])
        #expect(try await second.send(["GET", "key"]) == .null)
    }

    @Test func aStoreThatComesBackIsUsedAgain() async throws {
        let server = try await RedisServer()
        let client = client(server)
        _ = try await client.send(["SET", "key", "1"])
        server.kill()
        while client.failure == nil { _ = try? await client.send(["PING"]) }
        let again = try await server.restarted()
        while (try? await client.send(["PING"])) == nil { await Task.yield() }
        #expect(try await client.send(["GET", "key"]).text == "1")
        #expect(client.failure == nil)
        again.kill()
    }

    @Test func aStoreThatDoesNotReplyIsLeft() async throws {
        let server = try await RedisServer()
        let client = client(server) { $0.milliseconds = 300 }
        let other = self.client(server)
        _ = try await other.send(["CLIENT", "PAUSE", "3000", "ALL"])
        await #expect(throws: RedisFailure.self) { try await client.send(["GET", "key"]) }
    }

    @Test func sentinelsSayWhichServerIsTheStore() async throws {
        let ports = try (0..<3).map { _ in try RedisServer.freePort() }
        let master = try await RedisServer(["--port", "\(ports[0])"])
        let replica = try await RedisServer(["--port", "\(ports[1])", "--replicaof", "127.0.0.1 \(ports[0])"])
        let sentinel = try await RedisServer.sentinel(port: ports[2], watching: "words", at: ports[0])
        // The first is no sentinel; the client tries the next.
        var options = RedisOptions([.unix(path: replica.socket), .tcp(host: "127.0.0.1", port: ports[2])])
        options.master = "words"
        options.milliseconds = 60_000
        let client = RedisClient(options)
        _ = try await client.send(["SET", "key", "1"])
        #expect(try await client.send(["WAIT", "1", "50000"]) == .integer(1))
        master.kill()
        // The sentinel promotes the replica.
        while (try? await client.send(["SET", "other", "2"])) == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try await client.send(["GET", "key"]).text == "1")
        options.master = "nobody"
        let failure = RedisFailure.unavailable("the sentinel at 127.0.0.1:\(ports[2]) does not know 'nobody'")
        let stranger = RedisClient(options)
        await #expect(throws: failure) { try await stranger.send(["PING"]) }
        sentinel.kill()
    }

    @Test func whereNothingListensIsSaid() async throws {
        let client = RedisClient(RedisOptions([.unix(path: "/nonexistent/socket")]))
        let expected = "the store at /nonexistent/socket cannot be reached: No such file or directory"
        await #expect(throws: RedisFailure.unavailable(expected)) { try await client.send(["PING"]) }
    }
}
