internal import Glibc
internal import HeadwordConfiguration
internal import HeadwordFiles
internal import HeadwordOperations
internal import JSONRPC
internal import JSONRPCHTTP
internal import JSONRPCTransport

extension ListenerConfiguration {
    /// Returns the listeners of the configuration: one, or all sockets that systemd passes in.
    ///
    /// - Parameters:
    ///   - inherited: the sockets that systemd has passed in.
    ///   - front: what answers their clients.
    ///   - tls: the TLS implementation, if any.
    /// - Throws: ``MissingFeature`` or ``ServerFailure``.
    func listeners(inherited: [Int32], _ front: any Front, _ tls: (any TLSFeature)?) throws -> [Listener] {
        for path in [tokenFile, key].compactMap(\.self) {
            guard let violation = FileRequirement(isSecret: true).violation(by: path) else { continue }
            throw ServerFailure("the file '\(path)' \(violation)")
        }
        let token = try tokenFile.map(Token.init(inFile:))
        let protection = try protection(tls)
        return try endpoints(inherited: inherited).map { endpoint in
            var listener = Listener(endpoint, token: token, protection: protection)
            // That of JSON-RPC is the conversation of the server.
            if listenerProtocol != .jsonRPC { listener.front = front }
            return listener
        }
    }

    private func protection(_ tls: (any TLSFeature)?) throws -> Listener.Protection? {
        guard let certificate, let key else { return nil }
        guard let tls else { throw MissingFeature.tls(neededBy: "listener.certificate") }
        do {
            return try tls.protection(
                certificate: certificate,
                key: key,
                clientAuthority: clientAuthority,
                protocols: listenerProtocol == .http ? WebSite.protocols : []
            )
        } catch {
            throw ServerFailure("\(error)")
        }
    }

    private func endpoints(inherited: [Int32]) throws -> [Listener.Endpoint] {
        switch address {
        case .tcp(let address): return [.tcp(host: address.host, port: address.port)]
        case .unix(let path):
            let mode = mode ?? Self.standardMode
            return [.unix(UnixSocket(path: path, mode: mode.bits, owner: try owner?.numbers()))]
        case .systemd:
            guard !inherited.isEmpty else {
                throw ServerFailure("systemd passed no sockets; start headword.socket")
            }
            return inherited.map { .inherited(descriptor: $0) }
        }
    }
}

extension FileOwner {
    /// Returns the numeric ids of the user and the group.
    fileprivate func numbers() throws -> UnixSocket.Owner {
        var owner = UnixSocket.Owner()
        if let user {
            guard let entry = getpwnam(user) else {
                throw ServerFailure("there is no user '\(user)'")
            }
            owner.user = entry.pointee.pw_uid
        }
        if let group {
            guard let entry = getgrnam(group) else {
                throw ServerFailure("there is no group '\(group)'")
            }
            owner.group = entry.pointee.gr_gid
        }
        return owner
    }
}

extension Token {
    private static let longestFile = 64 << 10

    /// Reads a token; errors reveal nothing of the file's contents.
    init(inFile path: String) throws {
        let contents: [UInt8]
        do {
            contents = try File.bytes(at: path, limit: Self.longestFile)
        } catch {
            throw ServerFailure("'\(path)' cannot be read: \(error.reason)")
        }
        guard let token = Token(contents: contents) else {
            throw ServerFailure("'\(path)' must hold a token of \(Token.shortest) characters or more")
        }
        self = token
    }
}
