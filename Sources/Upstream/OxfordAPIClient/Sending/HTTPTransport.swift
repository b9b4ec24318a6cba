internal import AsyncHTTPClient
internal import Dispatch
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOSSL
internal import OxfordAPI

/// Sends calls over HTTP/1.1, or HTTP/2 where the service offers it.
final class HTTPTransport: Sendable {
    /// The maximum number of connections; further calls wait.
    private static let connections = 64
    /// The maximum length of a reply, in bytes.
    private static let longestBody = 16 << 20

    private let client: HTTPClient
    private let url: String
    private let credentials: UpstreamCredentials

    init(_ options: UpstreamOptions) throws {
        url = options.url
        credentials = options.credentials
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: try Self.configuration(options))
    }

    private static func configuration(
        _ options: UpstreamOptions
    ) throws -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration()
        // Credentials must not be sent anywhere else.
        configuration.redirectConfiguration = .disallow
        configuration.timeout.connect = .milliseconds(Int64(options.timeouts.connect))
        configuration.timeout.read = .milliseconds(Int64(options.timeouts.read))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
        configuration.decompression = .enabled(limit: .size(longestBody))
        if let proxy = options.proxy { configuration.proxy = .server(host: proxy.host, port: proxy.port) }
        if let file = options.authorities {
            do {
                var tls = TLSConfiguration.makeClientConfiguration()
                tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(file))
                configuration.tlsConfiguration = tls
            } catch {
                throw UpstreamOptionsFailure(reason: "there are no certificates in \(file)")
            }
        }
        return configuration
    }

    deinit { client.shutdown(queue: .global()) { _ in } }

    /// Sends a call and returns the reply.
    ///
    /// - Throws: ``CallEnd`` if there is no reply.
    func reply(to call: OxfordCall, within seconds: Double) async throws(CallEnd) -> OxfordReply {
        do {
            return try await withThrowingTaskGroup { group in
                group.addTask { try await self.exchange(call, within: seconds) }
                // The client's own deadline no longer applies once the body begins.
                group.addTask {
                    try await Task.sleep(for: .seconds(seconds))
                    throw HTTPClientError.deadlineExceeded
                }
                defer { group.cancelAll() }
                guard let reply = try await group.next() else { throw CancellationError() }
                return reply
            }
        } catch {
            throw CallEnd(error, asking: url)
        }
    }

    private func exchange(_ call: OxfordCall, within seconds: Double) async throws -> OxfordReply {
        let response = try await client.execute(request(for: call), timeout: .nanoseconds(Int64(seconds * 1e9)))
        let body = Array(try await response.body.collect(upTo: Self.longestBody).readableBytesView)
        // The service's words are shown and stored, whatever the status, so credentials are redacted.
        return OxfordReply(
            status: Int(response.status.code),
            contentType: response.headers.first(name: "content-type").map(credentials.removed),
            retryAfter: response.headers.first(name: "retry-after").flatMap(RetryAfter.seconds),
            body: credentials.removed(from: body)
        )
    }

    private func request(for call: OxfordCall) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: url + call.target)
        request.headers.add(name: "accept", value: "application/json")
        request.headers.add(name: "app_id", value: credentials.id)
        request.headers.add(name: "app_key", value: credentials.key)
        return request
    }

    /// Closes the connections.
    func shutdown() async { try? await client.shutdown() }
}
