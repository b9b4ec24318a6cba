internal import AsyncHTTPClient
internal import Glibc
internal import HeadwordFiles
internal import HeadwordObjectStore
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// The end of an attempt that has failed.
struct S3End: Error {
    /// What to tell the user if there is no other attempt.
    var failure: ObjectFailure
    /// Whether another attempt may end otherwise.
    var mayPass: Bool

    /// The statuses of an overloaded or troubled store.
    private static let passing: Set<Int> = [429, 500, 502, 503, 504]

    /// Explains an answer that is not a success.
    init(_ reply: S3Reply, to request: S3Request, _ settings: S3Settings) {
        let place = request.key.isEmpty ? "bucket '\(request.bucket)'" : "s3://\(request.bucket)/\(request.key)"
        let store = settings.endpoint.url
        let error = reply.error
        let isPassing = Self.passing.contains(reply.status) || error?.code == "RequestTimeout"
        mayPass = isPassing || reply.isSuccess
        failure =
            switch (error?.code, reply.status) {
            case ("NoSuchBucket", _):
                ObjectFailure(.missing, "there is no bucket '\(request.bucket)' at \(store)")
            case ("NoSuchKey", _): ObjectFailure(.missing, "there is no object \(place) at \(store)")
            case ("RequestTimeTooSkewed", _):
                ObjectFailure(.denied, "the clock of this machine and that of \(store) differ by more than 15 minutes")
            case ("InvalidAccessKeyId", _):
                ObjectFailure(.denied, "\(place): \(store) does not know this access key")
            case ("SignatureDoesNotMatch", _):
                ObjectFailure(.denied, "\(place): the secret access key is not the one that \(store) has for this key")
            case ("ExpiredToken", _), ("InvalidToken", _):
                ObjectFailure(.denied, "\(place): the session token has expired, or is not one of \(store)")
            case ("PermanentRedirect", _), ("AuthorizationHeaderMalformed", _), ("TemporaryRedirect", _):
                ObjectFailure(
                    .address,
                    "\(place) is not in region \(settings.region)"
                        + (error?.region.map { " but in \($0)" } ?? "") + " (AWS_REGION)"
                )
            case (_, 401), (_, 403):
                ObjectFailure(
                    .denied,
                    settings.credentials == nil
                        ? "\(place): access denied without credentials (AWS_ACCESS_KEY_ID)" : "\(place): access denied"
                )
            case (_, 412), (_, 416):
                ObjectFailure(.changed, "\(place) has changed since it was listed")
            case (let code, let status):
                ObjectFailure(.unavailable, "\(place): \(store) answers \(status)\(code.map { " (\($0))" } ?? "")")
            }
    }

    /// Explains the end of a connection. Errors of libraries name files of the machine that compiled them, so none is
    /// shown as it is.
    init(_ error: any Error, _ settings: S3Settings) {
        let reason =
            switch error {
            case let error as NIOConnectionError: Self.reason(error)
            case let error as IOError: SystemError.text(error.errnoCode)
            case let error as HTTPClientError where error == .connectTimeout: "there was no connection in time"
            case let error as HTTPClientError where [.readTimeout, .deadlineExceeded].contains(error):
                "there was no answer in time"
            case let error as HTTPClientError where error == .remoteConnectionClosed:
                "the connection was closed before the answer was complete"
            case let error as HTTPClientError: error.shortDescription
            case is NIOTooManyBytesError: "the answer is longer than \(S3Reply.longest >> 20) MiB"
            case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
                "there is no secure connection with a certificate that this machine trusts"
            default: "the connection broke (\(type(of: error)))"
            }
        failure = ObjectFailure(.unavailable, "\(settings.endpoint.url) cannot be reached: \(reason)")
        mayPass = !(error is NIOTooManyBytesError)
    }

    private static func reason(_ error: NIOConnectionError) -> String {
        guard let failure = error.connectionErrors.first?.error else { return "there is no host of that name" }
        return (failure as? IOError).map { SystemError.text($0.errnoCode) } ?? "there was no connection in time"
    }
}
