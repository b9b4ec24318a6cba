internal import HeadwordConfiguration
internal import HeadwordFiles
internal import JSONRPC

/// Examines the format of certificates, keys and tokens. Whether they exist, and who may read them, is checked with the
/// configuration. Their contents are never reported.
struct CredentialCheck {
    private static let largestFile = 1 << 20

    let configuration: Configuration

    var findings: [Finding] {
        configuration.listeners.enumerated().flatMap { index, listener in
            let name = { (key: String) in "listener[\(index)].\(key)" }
            return [
                pem(listener.certificate, holding: "CERTIFICATE", name("certificate")),
                pem(listener.key, holding: "PRIVATE KEY", name("key")),
                pem(listener.clientAuthority, holding: "CERTIFICATE", name("client-authority")),
                token(listener.tokenFile, name("token-file")),
            ].compactMap(\.self)
        } + upstreamFindings
    }

    private var upstreamFindings: [Finding] {
        let upstream = configuration.upstream
        return [
            line(upstream.idFile, "upstream.app-id-file"), line(upstream.keyFile, "upstream.app-key-file"),
            pem(upstream.authorities, holding: "CERTIFICATE", "upstream.authorities"),
            pem(configuration.store.authorities, holding: "CERTIFICATE", "store.authorities"),
        ].compactMap(\.self)
    }

    private func line(_ path: String?, _ key: String) -> Finding? {
        examine(path, key, remedy: "write a file with only the value that the account shows, on one line") { bytes in
            let words = bytes.split { $0 <= 0x20 }
            return words.count == 1 && words[0].allSatisfy { $0 < 0x7F }
                ? nil : "\(path ?? "") does not hold exactly one word"
        }
    }

    private func pem(_ path: String?, holding label: String, _ key: String) -> Finding? {
        examine(path, key, remedy: "use a file in PEM, with a line that ends in '\(label)-----'") { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let isThere = text.contains("-----BEGIN ") && text.contains("\(label)-----")
            return isThere ? nil : "\(path ?? "") has no \(label.lowercased()) in PEM"
        }
    }

    private func token(_ path: String?, _ key: String) -> Finding? {
        examine(path, key, remedy: "openssl rand -hex 32 > FILE; chmod 640 FILE") { bytes in
            Token(contents: bytes) == nil ? "\(path ?? "") has fewer than \(Token.shortest) bytes" : nil
        }
    }

    /// - Returns: nil if there is no such file, which is an error in the configuration.
    private func examine(
        _ path: String?,
        _ key: String,
        remedy: String,
        _ problem: ([UInt8]) -> String?
    ) -> Finding? {
        guard let path, let bytes = try? File.bytes(at: path, limit: Self.largestFile) else { return nil }
        if let problem = problem(bytes) { return Finding("credentials", .fail, "\(key): \(problem)", remedy: remedy) }
        return Finding("credentials", .ok, "\(key): \(path)")
    }
}
