import Foundation
import HeadwordTestSupport
import OxfordStandIn
import Testing

private let curl = "/usr/bin/curl"
private let openssl = "/usr/bin/openssl"

/// Tests with a real client from another vendor.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: [curl, openssl].allSatisfy(FileManager.default.isExecutableFile(atPath:)))
)
struct TLSTests {
    /// Returns the options of a server with a key and a self-signed certificate.
    private func options() async throws -> OxfordStandIn.Options {
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

    /// Returns curl's output for a request, followed by the version and the status.
    private func fetch(_ query: String, from service: Service, _ options: OxfordStandIn.Options, _ version: String)
        async throws -> Program.Outcome
    {
        try await Program.run(
            curl,
            [
                "--silent", "--max-time", "20", "--cacert", options.certificate ?? "", version, "-w",
                "\n%{http_version} %{http_code}", "-H", "app_id: test-id", "-H", "app_key: test-key",
                "https://127.0.0.1:\(service.port)/api/v2/entries/en-gb/n%2Fa\(query)",
            ]
        )
    }

    @Test(arguments: [("--http1.1", "1.1"), ("--http2", "2")])
    func bothVersionsOfHTTPAreSpoken(_ flag: String, _ version: String) async throws {
        let options = try await options()
        try await withStandIn(options) { service in
            let outcome = try await fetch("?fields=", from: service, options, flag)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(outcome.lines.last == "\(version) 200")
            #expect(outcome.output.contains("\"n%2Fa\""))
            let request = try #require(service.standIn.recorded.first)
            #expect(request.httpVersion == version)
            #expect(request.target == "/api/v2/entries/en-gb/n%2Fa?fields=")
            #expect(request.header("app_key") == "[redacted]")
        }
    }

    @Test(arguments: [("close-mid-body", false), ("close-before-reply", false), ("chunked", true), ("gzip", true)])
    func faultsAreTheSameInTheSecondVersionOfHTTP(_ fault: String, _ isWhole: Bool) async throws {
        let options = try await options()
        try await withStandIn(options) { service in
            let outcome = try await fetch("?x-fault=\(fault)", from: service, options, "--http2")
            #expect((outcome.exitCode == 0) == isWhole, "\(outcome.exitCode)")
        }
    }
}
