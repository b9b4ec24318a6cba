public import NIOCore
internal import NIOSSL

/// TLS for connections to a server.
///
/// A separate module, so that clients without TLS need not build BoringSSL.
public struct ClientTLS: Sendable {
    /// Adds TLS in front of all other handlers of a connection.
    public let protection: @Sendable (any Channel) throws -> Void

    /// Reads certificates and a key from files in PEM format.
    ///
    /// - Parameters:
    ///   - host: the name or numeric address that is connected to, which the server's certificate must be for.
    ///   - authorities: the file with the trusted certificate authorities; nil for those of the system.
    ///   - certificate: the file with the client's certificate and the chain from it to an authority; nil for none.
    ///   - key: the file with the key of that certificate; nil if it is in the same file.
    /// - Throws: ``ClientTLSFailure`` if a file cannot be read, or the key does not belong to the certificate.
    public init(host: String, authorities: String? = nil, certificate: String? = nil, key: String? = nil) throws {
        let roots = try authorities.map(Self.certificates)
        let context = try Self.context(certificate: certificate, key: key) { configuration in
            if let roots { configuration.trustRoots = .certificates(roots) }
        }
        // Only names can be requested; NIO itself compares a numeric address with the certificate.
        let name = (try? SocketAddress(ipAddress: host, port: 0)) == nil ? host : nil
        protection = { channel in
            let handler = try NIOSSLClientHandler(context: context, serverHostname: name)
            try channel.pipeline.syncOperations.addHandlers([handler, TLSFailureHandler(host: host)])
        }
    }

    /// Accepts exactly the certificate that a server is configured with, whoever issued it and whatever it is for.
    ///
    /// - Parameters:
    ///   - expected: the file with the server's certificate.
    ///   - certificate: the file with the client's certificate; nil for none.
    ///   - key: the file with the key of that certificate; nil if it is in the same file.
    /// - Throws: ``ClientTLSFailure`` if a file cannot be read, or the key does not belong to the certificate.
    public init(
        expecting expected: String,
        certificate: String? = nil,
        key: String? = nil
    ) throws {
        let server = try Self.certificates(in: expected).first
        let context = try Self.context(certificate: certificate, key: key) { configuration in
            configuration.certificateVerification = .noHostnameVerification
        }
        protection = { channel in
            let handler = try NIOSSLClientHandler(context: context, serverHostname: nil) { shown, verdict in
                verdict.succeed(shown.first == server ? .certificateVerified : .failed)
            }
            let failures = TLSFailureHandler(host: nil, whatIsExpected: "'\(expected)'")
            try channel.pipeline.syncOperations.addHandlers([handler, failures])
        }
    }

    private static func context(
        certificate: String?,
        key: String?,
        _ change: (inout TLSConfiguration) -> Void
    ) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv13
        if let certificate {
            configuration.certificateChain = try certificates(in: certificate).map { .certificate($0) }
            configuration.privateKey = .privateKey(try privateKey(in: key ?? certificate))
        }
        change(&configuration)
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            let files = [certificate, key].compactMap { $0 }.map { "'\($0)'" }.joined(separator: " and ")
            throw ClientTLSFailure(description: "\(files) cannot be used: does the key belong to the certificate?")
        }
    }

    private static func certificates(in path: String) throws -> [NIOSSLCertificate] {
        guard let certificates = try? NIOSSLCertificate.fromPEMFile(path), !certificates.isEmpty else {
            throw ClientTLSFailure(description: "'\(path)' has no certificates in PEM that can be read")
        }
        return certificates
    }

    private static func privateKey(in path: String) throws -> NIOSSLPrivateKey {
        guard let key = try? NIOSSLPrivateKey(file: path, format: .pem) else {
            throw ClientTLSFailure(description: "'\(path)' has no key in PEM that can be read")
        }
        return key
    }
}
