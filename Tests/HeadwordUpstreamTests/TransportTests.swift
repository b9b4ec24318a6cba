import Foundation
import HeadwordJSON
import HeadwordTestSupport
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Testing

private let openssl = "/usr/bin/openssl"

/// The transport of calls.
@Suite(.timeLimit(.minutes(30))) struct TransportTests {
    /// Returns the options of a stand-in with a key and a self-signed certificate.
    private func protected() async throws -> OxfordStandIn.Options {
        let directory = try TestFiles.temporaryDirectory()
        var options = OxfordStandIn.Options()
        (options.certificate, options.key) = ("\(directory)/server.pem", "\(directory)/server.key")
        let outcome = try await Program.run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=server", "-addext", "subjectAltName=IP:127.0.0.1",
                "-keyout", "\(directory)/server.key", "-out", "\(directory)/server.pem",
            ]
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
        return options
    }

    @Test(
        "HTTP/2 is spoken where it is offered",
        .enabled(if: FileManager.default.isExecutableFile(atPath: openssl))
    )
    func http2() async throws {
        let options = try await protected()
        try await Upstream.run(standIn: options) {
            $0.authorities = options.certificate
        } test: { upstream in
            try await upstream.expect("ok", "dictionary.entries", ["word": "n/a"])
            let request = try #require(upstream.standIn.recorded.first)
            #expect(request.httpVersion == "2")
            #expect(request.target == "/api/v2/entries/en-gb/n%2Fa")
        }
    }

    @Test(
        "a server without a valid certificate gets no credentials",
        .enabled(if: FileManager.default.isExecutableFile(atPath: openssl))
    )
    func uncertified() async throws {
        try await Upstream.run(standIn: try await protected()) { upstream in
            try await upstream.expect("upstreamDown", "dictionary.entries", ["word": "set"])
            #expect(upstream.targets.isEmpty)
        }
    }

    @Test(
        "an insecure connection is tried once, costs nothing, and is reported without paths of source files",
        .enabled(if: FileManager.default.isExecutableFile(atPath: openssl)),
        arguments: ["https", "http"]
    )
    func failedHandshake(_ scheme: String) async throws {
        let options = scheme == "https" ? try await protected() : OxfordStandIn.Options()
        try await Upstream.run(standIn: options) {
            ($0.retries, $0.budget) = (3, .init(perMonth: 5))
            // One stand-in has a key that no trusted authority has certified; the other does not speak TLS.
            $0.url = $0.url.replacing(/^http:/, with: "https:")
        } test: { upstream in
            let failure = try #require(
                await #expect(throws: OxfordFailure.self) {
                    try await upstream.client.answer(to: OxfordCall("languages"), as: Oxford.Languages.self)
                }
            )
            #expect(failure.kind == .unavailable)
            #expect(failure.message.contains("there is no secure connection"))
            for path in [".cc", ".c:", ".swift", "Sources", "checkouts"] {
                #expect(!failure.message.contains(path), "\(failure.message)")
            }
            #expect(upstream.clock.pauses.isEmpty)
            #expect(upstream.client.report.budget?.ofMonth.used == 0)
        }
    }

    @Test("a proxy gets a connection request but no credentials")
    func proxy() async throws {
        let proxy = OxfordStandIn()
        let port = try await proxy.start()
        try await Upstream.run {
            $0.proxy = ("127.0.0.1", port)
        } test: { upstream in
            try await upstream.expect("upstreamDown", "dictionary.entries", ["word": "set"])
            #expect(upstream.targets.isEmpty)
            let request = try #require(proxy.recorded.first)
            #expect(request.method == "CONNECT")
            #expect(request.header("app_key") == nil)
        }
        await proxy.stop()
    }
}
