import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordTestSupport
import Logging
import Synchronization
import Testing

/// Providers that run for one test.
struct RunningProviders: Sendable {
    let providers: ExternalProviders
    let registry: EndpointRegistry
    let log: CollectedLog

    /// The path of a fixture.
    static func path(_ name: String) -> String {
        TestFiles.repository + "/Tests/HeadwordExternalProvidersTests/Fixtures/" + name
    }

    /// Runs providers while `body` runs. They have all the time they need to start, since a busy machine is slow.
    static func with<Result>(
        _ files: [String] = ["naughty.py"],
        _ change: (inout ProviderOptions) -> Void = { _ in },
        _ body: (RunningProviders) async throws -> Result
    ) async throws -> Result {
        var options = ProviderOptions(version: "0")
        options.startMilliseconds = 600_000
        options.answerMilliseconds = 600_000
        options.patienceMilliseconds = 600_000
        change(&options)
        let log = CollectedLog()
        let search = ProviderSearch(files: files.map { $0.hasPrefix("/") ? $0 : path($0) }, paths: [])
        let providers = await ExternalProviders.start(search, options: options, logger: log.logger)
        do {
            var registry = EndpointRegistry()
            for provider in providers.providers {
                let report = provider.report
                try registry.register(report.namespace, of: report.path) { try provider.register(in: &$0) }
            }
            let result = try await body(RunningProviders(providers: providers, registry: registry, log: log))
            await providers.shutdown()
            return result
        } catch {
            await providers.shutdown()
            throw error
        }
    }

    /// Calls a method.
    func call(_ method: String, _ parameters: JSONObject = [:]) async throws -> JSONValue {
        guard let text = try? JSONText(parameters.jsonBytes) else { return .null }
        guard let answer = try registry.begin(method: method, parameters: text) else { return "no such method" }
        let bytes = try await answer.value().bytes
        return (try? JSONText(bytes).value()) ?? "no JSON"
    }

    /// Returns the failure of a call; nil if it succeeds.
    func failure(of method: String, _ parameters: JSONObject = [:]) async -> CallFailure? {
        do {
            _ = try await call(method, parameters)
            return nil
        } catch {
            return CallFailure(error)
        }
    }

    /// Calls a well-behaved method until it is answered: the running process may soon be killed because of another
    /// call.
    func echoWhenPossible() async throws -> JSONValue {
        for _ in 0..<2000 {
            if let answer = try? await call("naughty.echo", ["text": "still here"]) { return answer }
            try await Task.sleep(for: .milliseconds(20))
        }
        return "never"
    }

    /// Returns the status of a provider.
    func report(of namespace: String) throws -> ExternalProviderReport {
        try #require(providers.providers.map(\.report).first { $0.namespace == namespace })
    }
}

/// A log that keeps its lines.
final class CollectedLog: Sendable {
    private let collected = Mutex<[String]>([])

    /// The logged lines.
    var lines: [String] { collected.withLock(\.self) }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(log: self) }
    }

    private struct Handler: LogHandler {
        let log: CollectedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let members = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            let text = "\(event.message) " + members.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
            log.collected.withLock { $0.append(text) }
        }
    }
}
