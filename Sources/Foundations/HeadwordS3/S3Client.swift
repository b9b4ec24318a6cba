internal import AsyncHTTPClient
internal import Dispatch
internal import Glibc
internal import HeadwordObjectStore
internal import NIOCore
internal import NIOHTTP1
internal import NIOSSL

/// Sends requests to a store, again if that may help.
final class S3Client: Sendable {
    /// How long to wait before each further attempt. Waits are up to half as long again, so that many processes that a
    /// store has refused do not come back together.
    static let pauses: [Duration] = [0.2, 0.4, 0.8, 1.6, 3.2].map { .seconds($0) }
    /// The times for a connection, and without a byte of an answer.
    private static let timeouts = (connect: TimeAmount.seconds(10), read: TimeAmount.seconds(60))

    let settings: S3Settings
    private let client: HTTPClient
    private let pauses: [Duration]

    init(_ settings: S3Settings, pauses: [Duration] = S3Client.pauses) throws {
        var configuration = HTTPClient.Configuration()
        // A signature is for one host.
        configuration.redirectConfiguration = .disallow
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = Self.timeouts.connect
        configuration.timeout.read = Self.timeouts.read
        configuration.connectionPool.retryConnectionEstablishment = false
        if let file = settings.authorities { configuration.tlsConfiguration = try Self.trust(file) }
        self.settings = settings
        self.pauses = pauses
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    deinit { client.shutdown(queue: .global()) { _ in } }

    private static func trust(_ file: String) throws -> TLSConfiguration {
        guard let authorities = try? NIOSSLCertificate.fromPEMFile(file), !authorities.isEmpty else {
            throw ObjectFailure(.address, "AWS_CA_BUNDLE must be a file of certificates in PEM, not '\(file)'")
        }
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(authorities)
        return tls
    }

    /// Returns the answer to a request.
    ///
    /// - Throws: ``ObjectFailure`` if it is not a success, `CancellationError` if the task is cancelled.
    func reply(to request: S3Request) async throws -> S3Reply {
        var pauses = pauses[...]
        while true {
            switch await outcome(of: request) {
            case .success(let reply): return reply
            case .failure(let end):
                try Task.checkCancellation()
                guard end.mayPass, let pause = pauses.popFirst() else { throw end.failure }
                try await Task.sleep(for: pause * Double.random(in: 1...1.5))
            }
        }
    }

    private func outcome(of request: S3Request) async -> Result<S3Reply, S3End> {
        do {
            let response = try await client.execute(signed(request), timeout: Self.timeouts.read)
            let body = try await response.body.collect(upTo: S3Reply.longest)
            let reply = S3Reply(status: Int(response.status.code), headers: response.headers, body: body)
            // What takes long is begun with a success, whatever its end.
            guard reply.isSuccess, request.method != "POST" || reply.error == nil else {
                return .failure(S3End(reply, to: request, settings))
            }
            return .success(reply)
        } catch {
            return .failure(S3End(error, settings))
        }
    }

    private func signed(_ request: S3Request) -> HTTPClientRequest {
        let place = settings.endpoint.place(of: request.bucket)
        let path = place.path + PercentEncoding.encoded(request.key, keepingSlashes: true)
        let query = request.encodedQuery
        let url = "\(place.scheme)://\(place.host)\(path)\(query.isEmpty ? "" : "?")\(query)"
        var sent = HTTPClientRequest(url: url)
        sent.method = HTTPMethod(rawValue: request.method)
        var headers = request.headers + [("host", place.host)]
        if let credentials = settings.credentials {
            let signature = RequestSignature(
                credentials: credentials,
                region: settings.region,
                time: RequestSignature.time(time(nil))
            )
            let payload = request.body.withUnsafeReadableBytes { Digest.hexadecimal(Digest.sha256(of: [$0])) }
            headers += [("x-amz-content-sha256", payload), ("x-amz-date", signature.time)]
            if let token = credentials.token { headers.append(("x-amz-security-token", token)) }
            let authorization = signature.authorization(
                request.method,
                path,
                query: query,
                headers: headers,
                payload: payload
            )
            headers.append(("authorization", authorization))
        }
        sent.headers.add(contentsOf: headers)
        if ["PUT", "POST"].contains(request.method) { sent.body = .bytes(request.body) }
        return sent
    }
}
