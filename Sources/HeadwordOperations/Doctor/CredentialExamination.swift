internal import HeadwordConfiguration
internal import JSONRPC

/// Looks at the form of certificates, keys and tokens; whether they are there, and who may read them, is a matter of
/// the configuration. Nothing of them is told.
struct CredentialExamination {
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
        }
    }

    private func pem(_ path: String?, holding label: String, _ key: String) -> Finding? {
        examine(path, key, remedy: "a file in PEM, with a line that ends in '\(label)-----'") { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let isThere = text.contains("-----BEGIN ") && text.contains("\(label)-----")
            return isThere ? nil : "\(path ?? "") holds no \(label.lowercased()) in PEM"
        }
    }

    private func token(_ path: String?, _ key: String) -> Finding? {
        examine(path, key, remedy: "openssl rand -hex 32 > FILE; chmod 640 FILE") { bytes in
            Token(contents: bytes) == nil ? "\(path ?? "") holds less than \(Token.shortest) bytes" : nil
        }
    }

    /// - Returns: nil if there is no such file, which is a fault of the configuration.
    private func examine(
        _ path: String?,
        _ key: String,
        remedy: String,
        _ fault: ([UInt8]) -> String?
    ) -> Finding? {
        guard let path, let bytes = try? SmallFile.contents(of: path, upTo: Self.largestFile) else { return nil }
        if let fault = fault(bytes) { return Finding("credentials", .fail, "\(key): \(fault)", remedy: remedy) }
        return Finding("credentials", .ok, "\(key): \(path)")
    }
}
