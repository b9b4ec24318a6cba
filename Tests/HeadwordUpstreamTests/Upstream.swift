import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import HeadwordUpstream
import JSONRPC
import Logging
import OxfordAPI
import OxfordAPIClient
import OxfordStandIn
import Synchronization
import Testing

/// A stand-in, a client of it, and a service that uses the client: everything over a real socket.
struct Upstream: Sendable {
    let standIn: OxfordStandIn
    let client: OxfordClient
    let service: DictionaryService
    let clock: TestClock

    static let namespaces = [
        "dictionary", "inflections", "lexistats", "search", "sentences", "thesaurus", "translations", "utility",
        "wordlist",
    ]

    /// Runs a test, and stops everything afterwards.
    ///
    /// - Parameter change: changes the options of the client, whose timeouts are far longer than any test.
    static func run(
        _ version: OxfordVersion = .v2,
        _ order: SourceOrder = .upstream,
        standIn options: OxfordStandIn.Options = OxfordStandIn.Options(),
        _ change: (inout UpstreamOptions) throws -> Void = { _ in },
        test: (Upstream) async throws -> Void
    ) async throws {
        let standIn = OxfordStandIn(options)
        let port = try await standIn.start()
        let scheme = options.certificate == nil ? "http" : "https"
        let clock = TestClock()
        var clientOptions = UpstreamOptions(
            version: version,
            url: "\(scheme)://127.0.0.1:\(port)/api/\(version.rawValue)",
            credentials: UpstreamCredentials(id: "test-id", key: "test-key")
        )
        clientOptions.timeouts.connect = 600_000
        clientOptions.timeouts.read = 600_000
        clientOptions.timeouts.total = 600_000
        clientOptions.retries = 0
        try change(&clientOptions)
        let client = try OxfordClient(clientOptions, logger: Logger(label: "test"), clock: clock.clock)
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.open(),
            corpora: try FixtureCorpora.library,
            upstream: OxfordUpstream(client),
            sources: Dictionary(uniqueKeysWithValues: namespaces.map { ($0, order) })
        )
        do {
            try await test(Upstream(standIn: standIn, client: client, service: service, clock: clock))
        } catch {
            await client.shutdown()
            await standIn.stop()
            throw error
        }
        await client.shutdown()
        await standIn.stop()
    }

    /// Calls a method.
    func call(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        try requireProviders(of: method)
        return try await service.publishedAnswer(to: method, parameters)
    }

    /// The outcome of a call: `ok`, or the reason of its failure.
    func reason(_ method: String, _ parameters: JSONValue) async throws -> String {
        do {
            _ = try await call(method, parameters)
            return "ok"
        } catch let error as ErrorObject {
            return error.data["reason"].flatMap { if case .string(let text) = $0 { text } else { nil } } ?? "\(error)"
        }
    }

    /// Calls a method and expects an outcome: `ok`, or the reason of a failure.
    func expect(
        _ outcome: String,
        _ method: String,
        _ parameters: JSONValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let reason = try await reason(method, parameters)
        #expect(reason == outcome, sourceLocation: sourceLocation)
    }

    /// The requested targets, in order.
    var targets: [String] { standIn.recorded.map(\.target) }
}

/// A clock for tests: sleeping advances it at once.
final class TestClock: Sendable {
    private let time = Mutex(1_763_683_200.0)
    private let waits = Mutex<[Double]>([])

    /// The waits so far, in seconds.
    var pauses: [Double] { waits.withLock(\.self) }

    /// Lets time pass.
    func advance(by seconds: Double) { time.withLock { $0 += seconds } }

    var clock: UpstreamClock {
        UpstreamClock {
            self.time.withLock(\.self)
        } sleep: { seconds in
            try Task.checkCancellation()
            self.waits.withLock { $0.append(seconds) }
            self.advance(by: seconds)
            await Task.yield()
        }
    }
}
