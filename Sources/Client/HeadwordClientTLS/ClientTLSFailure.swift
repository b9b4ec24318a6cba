internal import NIOCore
internal import NIOSSL

/// The reason a server cannot be reached over TLS.
public struct ClientTLSFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong: one sentence without its full stop.
    public var description: String

    init(description: String) { self.description = description }

    /// Explains an error from NIOSSL.
    ///
    /// - Parameters:
    ///   - host: the name that the certificate must be for.
    ///   - expected: a description of the trusted certificates.
    init(_ error: any Error, host: String?, expected: String) {
        // BoringSSL's messages also contain locations in its own sources.
        let reason = "\(error)".firstMatch(of: /OPENSSL_internal:([A-Z0-9_]+)/).map { String($0.1) } ?? ""
        if let error = error as? NIOSSLExtraError, error == .failedToValidateHostname {
            description = "the server's certificate is not for the name '\(host ?? "")'"
        } else if reason == "CERTIFICATE_VERIFY_FAILED" {
            description = "the server's certificate is refused: it has expired, or is not \(expected)"
        } else if reason == "WRONG_VERSION_NUMBER" {
            description = "the server does not speak TLS"
        } else if reason.hasSuffix("CERTIFICATE_REQUIRED") {
            description = "the server requires a client certificate"
        } else if reason.isEmpty {
            description = "the server closed the connection during the TLS handshake"
        } else {
            description = "TLS fails: \(reason.lowercased().split(separator: "_").joined(separator: " "))"
        }
    }
}

/// Replaces the errors of NIOSSL with explanations.
final class TLSFailureHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let host: String?
    private let expected: String

    init(host: String?, whatIsExpected expected: String = "from a trusted authority") {
        self.host = host
        self.expected = expected
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let isOfTLS = error is NIOSSLError || error is NIOSSLExtraError || error is BoringSSLError
        context.fireErrorCaught(isOfTLS ? ClientTLSFailure(error, host: host, expected: expected) : error)
    }
}
