internal import AsyncHTTPClient
internal import Glibc
internal import HeadwordFiles
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix
internal import NIOSSL
internal import OxfordAPI

/// The end of a call that has no answer.
struct CallEnd: Error {
    /// The reason why there is no answer.
    var failure: OxfordFailure
    /// Whether the service may have received the call and counted it.
    var mayHaveArrived = true
    /// Whether the same call would always end the same way.
    var isLasting = false

    /// Creates an end from the failure that a reply reports.
    init(_ failure: OxfordFailure) { self.failure = failure }

    /// Creates an end from the error that ended a connection. Library errors name files of the machine that compiled
    /// them, and may quote what was sent, so none is shown as it is.
    init(_ error: any Error, asking url: String) {
        switch error {
        case is CancellationError: self.init(OxfordFailure(.cancelled, "The call was cancelled."))
        case let error as HTTPClientError where error.isLate:
            self.init(OxfordFailure(.timeout, "The Oxford Dictionaries API did not answer in time."))
        case is NIOTooManyBytesError:
            let message = "The reply of the Oxford Dictionaries API is longer than 16 MiB."
            self.init(OxfordFailure(.unreadable, message, status: 200))
        case _ where Self.isRubbish(error):
            self.init(OxfordFailure(.unreadable, "The reply of the Oxford Dictionaries API is not HTTP."))
        default:
            let obstacle = Obstacle(error)
            let reason = obstacle?.reason ?? Self.reason(error)
            self.init(
                OxfordFailure(.unavailable, "The Oxford Dictionaries API cannot be reached at \(url): \(reason).")
            )
            mayHaveArrived = obstacle == nil
            isLasting = obstacle?.isTLS ?? false
        }
    }

    /// Whether the reply is malformed. A connection that ends too early is not a malformed reply.
    private static func isRubbish(_ error: any Error) -> Bool {
        if let error = error as? HTTPParserError { return error != .invalidEOFState }
        return error is NIOHTTPDecompression.DecompressionError || error is NIOHTTPDecompression.ExtraDecompressionError
    }

    /// Returns the reason why an established connection ended.
    private static func reason(_ error: any Error) -> String {
        switch error {
        case let error as IOError: SystemError.text(error.errnoCode)
        case let error as HTTPClientError where error == .remoteConnectionClosed:
            "the connection was closed before the reply was complete"
        case let error as HTTPClientError: error.shortDescription
        default: "the connection broke (\(type(of: error)))"
        }
    }
}

extension HTTPClientError {
    fileprivate var isLate: Bool {
        [.deadlineExceeded, .readTimeout, .writeTimeout, .getConnectionFromPoolTimeout].contains(self)
    }
}

/// The reason why there was no connection, so that nothing of a call can have arrived.
private struct Obstacle {
    var reason: String
    var isTLS = false

    init?(_ error: any Error) {
        switch error {
        case let error as NIOConnectionError: reason = Self.reason(error)
        // An established connection never ends like this.
        case let error as IOError where error.errnoCode == ECONNREFUSED:
            reason = SystemError.text(error.errnoCode)
        case let error as HTTPClientError:
            guard let known = Self.reasons.first(where: { $0.error == error })?.text else { return nil }
            (reason, isTLS) = (known, error == .tlsHandshakeTimeout)
        default:
            guard let known = Self.reasonOfTLS(error) else { return nil }
            (reason, isTLS) = ("there is no secure connection: \(known)", true)
        }
    }

    private static let reasons: [(error: HTTPClientError, text: String)] = [
        (.connectTimeout, "there was no connection in time"),
        (.tlsHandshakeTimeout, "there was no secure connection in time"),
        (.httpProxyHandshakeTimeout, "the proxy did not answer in time"),
        (.proxyAuthenticationRequired, "the proxy requires authentication"),
        (.invalidProxyResponse, "the proxy does not connect to it"),
    ]

    private static func reason(_ error: NIOConnectionError) -> String {
        guard let failure = error.connectionErrors.first?.error else { return "there is no host of that name" }
        guard let failure = failure as? IOError else { return "there was no connection in time" }
        return SystemError.text(failure.errnoCode)
    }

    private static func reasonOfTLS(_ error: any Error) -> String? {
        switch error {
        case NIOSSLError.handshakeFailed(let failure): reason(failure)
        case NIOSSLError.unableToValidateCertificate, NIOSSLError.noCertificateToValidate: untrusted
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            "the certificate is for another host"
        case is NIOSSLExtraError: "no certificate can be for this host"
        default: nil
        }
    }

    private static let untrusted = "the certificate is invalid, or not from a trusted authority"

    private static func reason(_ failure: BoringSSLError) -> String {
        let text = "\(failure)"
        if text.contains("CERTIFICATE_VERIFY_FAILED") { return untrusted }
        if failure == .sslError([.eofDuringHandshake]) { return "the connection was closed during the handshake" }
        return text.firstMatch(of: /OPENSSL_internal:([A-Z0-9_]+)/).map { "the handshake failed (\($0.1))" }
            ?? "the handshake failed"
    }
}
