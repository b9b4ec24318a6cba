internal import Glibc

/// Signs requests (AWS Signature Version 4).
struct RequestSignature {
    private static let algorithm = "AWS4-HMAC-SHA256"

    let credentials: S3Credentials
    let region: String
    /// The time of the request: `20130524T000000Z`.
    let time: String

    /// Returns the value of the `authorization` header.
    ///
    /// - Parameters:
    ///   - path: the path of the request, percent-encoded.
    ///   - query: the query of the request, percent-encoded and sorted.
    ///   - headers: the headers to sign, their names in lower case.
    ///   - payload: the SHA-256 digest of the body in hexadecimal digits.
    func authorization(
        _ method: String,
        _ path: String,
        query: String,
        headers: [S3Request.Field],
        payload: String
    ) -> String {
        let headers = headers.sorted { $0.name < $1.name }
        let names = headers.map(\.name).joined(separator: ";")
        let lines = headers.map { "\($0.name):\($0.value)\n" }.joined()
        let request = [method, path, query, lines, names, payload].joined(separator: "\n")
        let digest = Digest.hexadecimal(Digest.sha256(Array(request.utf8)))
        let message = [Self.algorithm, time, scope, digest].joined(separator: "\n")
        let signature = Digest.hexadecimal(Digest.hmac(key: key, message))
        return "\(Self.algorithm) Credential=\(credentials.id)/\(scope),SignedHeaders=\(names),Signature=\(signature)"
    }

    private var scopeParts: [String] { [String(time.prefix(8)), region, "s3", "aws4_request"] }

    private var scope: String { scopeParts.joined(separator: "/") }

    private var key: [UInt8] {
        scopeParts.reduce(Array("AWS4\(credentials.secret)".utf8)) { key, part in Digest.hmac(key: key, part) }
    }

    /// Returns a time, in seconds since 1970, as requests state it.
    static func time(_ seconds: Int) -> String {
        var (time, parts) = (time_t(seconds), tm())
        gmtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let length = strftime(&text, text.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
