internal import HeadwordConfiguration
public import HeadwordJSON
public import NIOCore

/// The health of a running service.
public struct Health: Sendable {
    /// The address that was asked.
    public var target: HealthTarget
    /// Why it is unhealthy; nil if it is healthy.
    public var failure: String?
    /// Its version, if it reported one.
    public var version: String?
    /// The digest and the number of headwords of its lexicon, if it reported them.
    public var lexicon: (digest: String, headwords: Int)?
    /// How long it took to answer.
    public var duration = Duration.zero

    /// Adds the protection of a connection, such as TLS, in front of all other channel handlers.
    public typealias Protection = @Sendable (any Channel) throws -> Void

    /// Asks a service for its health.
    ///
    /// - Parameters:
    ///   - token: the token to authenticate with; nil for none.
    ///   - protection: the protection of the connection; nil for none.
    ///   - seconds: the time limit.
    public static func ask(
        _ target: HealthTarget,
        token: String? = nil,
        protection: Protection? = nil,
        within seconds: Int = 5
    ) async -> Health {
        let start = ContinuousClock.now
        var health = Health(target: target)
        do throws(StreamFailure) {
            switch target {
            case .service(let address):
                health = try await LineConnection.with(address, protection: protection, within: seconds) { service in
                    try await Health(asking: &service, at: target, token)
                }
            case .pages(let address):
                health.failure = failure(in: try await PageReply.get("/readyz", at: address, within: seconds))
            }
        } catch {
            health.failure = error.description
        }
        health.duration = ContinuousClock.now - start
        return health
    }

    /// The health as a JSON object.
    public var json: JSONValue {
        var object: JSONObject = ["address": .string(target.description), "healthy": .bool(failure == nil)]
        object["reason"] = failure.map(JSONValue.string)
        object["version"] = version.map(JSONValue.string)
        object["lexicon"] = lexicon.map { ["digest": .string($0), "headwords": .integer(Int64($1))] }
        object["milliseconds"] = .real((duration / .microseconds(1)).rounded() / 1000)
        return .object(object)
    }
}

// MARK: Calls

extension Health {
    private init(asking service: inout LineConnection, at target: HealthTarget, _ token: String?) async throws {
        self.init(target: target)
        if let token {
            _ = try await Self.call(&service, "server.authenticate", ["token": .string(token)])
        }
        let pong = try await Self.call(&service, "server.ping")
        guard pong == "pong" else { throw StreamFailure("server.ping was not answered with 'pong'") }
        let info = try await Self.call(&service, "server.info")
        guard case .object(let members) = info, case .string(let version)? = members["version"],
            case .object(let lexicon)? = members["lexicon"], case .string(let digest)? = lexicon["digest"],
            case .integer(let headwords)? = lexicon["headwords"]
        else {
            throw StreamFailure("the answer to server.info is not Headword's")
        }
        self.version = version
        self.lexicon = (digest, Int(headwords))
    }

    private static func call(
        _ service: inout LineConnection,
        _ method: String,
        _ parameters: JSONObject = [:]
    ) async throws -> JSONValue {
        let request: JSONObject = [
            "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(parameters),
        ]
        await service.send(request.jsonBytes + [UInt8(ascii: "\n")])
        let line = try await service.readLine(upTo: 1 << 20)
        guard case .object(let reply)? = try? JSONText(line).value() else {
            throw StreamFailure("the answer to \(method) is not JSON; use --tls for a TLS listener")
        }
        if let result = reply["result"] { return result }
        guard case .object(let error)? = reply["error"], case .string(let message)? = error["message"] else {
            throw StreamFailure("the reply to \(method) has neither a result nor an error")
        }
        throw StreamFailure(message)
    }
}

// MARK: Pages

extension Health {
    /// Returns why the service is not ready, from its reply for `/readyz`; nil if it is ready.
    private static func failure(in reply: PageReply) -> String? {
        guard reply.status != 200 else { return nil }
        let body = String(buffer: reply.body)
        let line = body.split(whereSeparator: \.isNewline).first ?? "status \(reply.status)"
        return line.hasPrefix("not ready: ") ? String(line.dropFirst(11)) : "/readyz: \(line)"
    }
}
