public import JSONRPCTransport
internal import NIOCore
internal import NIOSSL

/// Protects the connections of a listener with TLS 1.3 (RFC 8446).
public struct TLSProtection {
    /// The protection to give to a listener.
    public let protection: Listener.Protection

    /// Reads certificates and a key from files in PEM format.
    ///
    /// - Parameters:
    ///   - certificate: the file with the server's certificate and the chain from it to an authority.
    ///   - key: the file with the key of the certificate.
    ///   - clientAuthority: the file with the authorities that clients must have a certificate from; nil if clients
    ///     need none.
    ///   - protocols: the names of the protocols that clients can choose from, the preferred one first (RFC 7301); none
    ///     if there is no choice.
    /// - Throws: ``TLSFailure`` if a file cannot be read, or the key does not belong to the certificate.
    public init(certificate: String, key: String, clientAuthority: String? = nil, protocols: [String] = []) throws {
        let context: NIOSSLContext
        do {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
            )
            configuration.minimumTLSVersion = .tlsv13
            configuration.applicationProtocols = protocols
            // When a connection is closed, the client gets little time to agree.
            configuration.shutdownTimeout = .seconds(1)
            if let clientAuthority {
                configuration.trustRoots = .file(clientAuthority)
                configuration.certificateVerification = .noHostnameVerification
            }
            context = try NIOSSLContext(configuration: configuration)
        } catch {
            throw TLSFailure(certificate: certificate, key: key, reason: "\(error)")
        }
        protection = { channel in
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
        }
    }
}

/// The reason connections cannot be protected.
public struct TLSFailure: Error, CustomStringConvertible {
    /// The file with the certificate.
    public var certificate: String
    /// The file with the key.
    public var key: String
    /// What is wrong.
    public var reason: String

    /// The files and the reason.
    public var description: String { "TLS cannot be set up with '\(certificate)' and '\(key)': \(reason)" }
}
