import Glibc
import HeadwordCommandLine
import HeadwordConfiguration
import JSONRPC
import JSONRPCTransport

extension ListenerConfiguration {
    /// The listeners that the configuration means: one, or all sockets that systemd passes.
    ///
    /// - Parameter inherited: the sockets that systemd has passed.
    func listeners(inherited: [Int32]) throws(CommandFailure) -> [Listener] {
        for path in [tokenFile, key].compactMap(\.self) {
            guard let violation = FileRequirement(isSecret: true).violation(by: path) else { continue }
            throw CommandFailure(.usage, "headword: the file '\(path)' \(violation)")
        }
        let token = try tokenFile.map { path throws(CommandFailure) in try Token(inFile: path) }
        let protection = try protection()
        return try endpoints(inherited: inherited).map { Listener($0, token: token, protection: protection) }
    }

    private func protection() throws(CommandFailure) -> Listener.Protection? {
        guard let certificate, let key else { return nil }
        guard let tls = Features.current.tls else {
            throw MissingFeature.tls(neededBy: "listener.certificate").failure
        }
        do {
            return try tls.protection(certificate: certificate, key: key, clientAuthority: clientAuthority)
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
    }

    private func endpoints(inherited: [Int32]) throws(CommandFailure) -> [Listener.Endpoint] {
        switch address {
        case .tcp(let address): return [.tcp(host: address.host, port: address.port)]
        case .unix(let path):
            let mode = mode ?? Self.standardMode
            return [.unix(UnixSocket(path: path, mode: mode.bits, owner: try owner?.numbers()))]
        case .systemd:
            guard !inherited.isEmpty else {
                throw CommandFailure(.usage, "headword: systemd has passed no sockets; start headword.socket")
            }
            return inherited.map { .inherited(descriptor: $0) }
        }
    }
}

extension FileOwner {
    /// The numbers of the user and the group.
    fileprivate func numbers() throws(CommandFailure) -> UnixSocket.Owner {
        var owner = UnixSocket.Owner()
        if let user {
            guard let entry = getpwnam(user) else {
                throw CommandFailure(.usage, "headword: there is no user '\(user)'")
            }
            owner.user = entry.pointee.pw_uid
        }
        if let group {
            guard let entry = getgrnam(group) else {
                throw CommandFailure(.usage, "headword: there is no group '\(group)'")
            }
            owner.group = entry.pointee.gr_gid
        }
        return owner
    }
}

extension Token {
    /// Reads a token; nothing of what the file holds is told.
    init(inFile path: String) throws(CommandFailure) {
        guard let token = Token(contents: try Terminal.readFile(path)) else {
            throw CommandFailure(
                .usage,
                "headword: '\(path)' must hold a token of \(Token.shortest) characters or more"
            )
        }
        self = token
    }
}
