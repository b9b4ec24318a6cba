import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordRedis
import HeadwordServer
import Logging
import OxfordAPI

struct UpstreamCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tests the connection to the Oxford Dictionaries API with one cheap call.",
        discussion: """
            Uses one call of the budget to check the address, the credentials, the version of the API, the remaining \
            calls and the response time. The credentials are never printed. Exit code 0 if the call succeeds, 4 if the \
            credentials are refused, 7 otherwise.

            EXAMPLES
              headword upstream check
              headword upstream check --config /etc/headword/headword.toml
              headword upstream check --json | jq .milliseconds
            """
    )

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var configuration: ConfigurationOptions

    func run() async throws {
        let values = try configuration.load()
        let store = try values.redisStore(.current)
        let logger = Logger(label: "headword") { _ in SwiftLogNoOpLogHandler() }
        let client = try values.upstream.client(neededBy: "upstream check", .current, store, logger: logger)
        let (failure, duration) = await check(client)
        let report = client.report
        await client.shutdown()
        await store?.client.shutdown()
        let page = UpstreamCheckPage(report: report, failure: failure, duration: duration)
        Terminal.print(json ? page.json.prettyPrinted() : page.lines.joined(separator: "\n"))
        if let failure { throw ExitCode(CommandExitCode(failure).rawValue) }
    }

    private func check(_ client: any UpstreamClient) async -> (failure: OxfordFailure?, duration: Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try await client.check()
            return (nil, clock.now - start)
        } catch {
            let failure = error as? OxfordFailure ?? OxfordFailure(.unavailable, "The call failed: \(error).")
            return (failure, clock.now - start)
        }
    }
}

extension CommandExitCode {
    fileprivate init(_ failure: OxfordFailure) {
        self = failure.kind == .unauthorized || failure.kind == .forbidden ? .credentials : .upstream
    }
}

/// The result of a check, for people and programs.
struct UpstreamCheckPage {
    let report: OxfordReport
    let failure: OxfordFailure?
    let duration: Duration

    private var milliseconds: Double { duration / .milliseconds(1) }

    /// For people.
    var lines: [String] {
        let outcome =
            if let failure { failure.explanation } else { "answers as expected of version \(report.version.rawValue)" }
        return [
            "address      \(report.url)", "result       \(outcome)",
            "time         \((milliseconds * 10).rounded() / 10) ms",
            "calls        \(report.budget?.text ?? "unknown")",
        ] + (failure.map { ["message      \($0.message)"] + $0.remedies.map { "->           \($0)" } } ?? [])
    }

    /// For programs.
    var json: JSONValue {
        var object: JSONObject = [
            "url": .string(report.url), "version": .string(report.version.rawValue), "works": .bool(failure == nil),
            "milliseconds": .real((milliseconds * 10).rounded() / 10),
        ]
        object["kind"] = failure.map { .string($0.kind.rawValue) }
        object["status"] = failure?.status.map { .integer(Int64($0)) }
        object["message"] = failure.map { .string($0.message) }
        object["retryAfter"] = failure?.retryAfter.map { .integer(Int64($0)) }
        object["callsOfMonth"] = report.budget.map { .integer(Int64($0.ofMonth.used)) }
        return .object(object)
    }
}

extension OxfordReport.Budget {
    fileprivate var text: String { "\(ofMinute.text) in the last minute, \(ofMonth.text) this month" }
}

extension OxfordReport.Use {
    fileprivate var text: String { limit.map { "\(used) of \($0)" } ?? "\(used)" }
}

extension OxfordFailure {
    /// An explanation of the failure in plain words.
    fileprivate var explanation: String {
        switch kind {
        case .unauthorized: "the credentials were rejected"
        case .forbidden: "the credentials are valid, but the plan does not include this"
        case .quota: "the plan's calls are used up"
        case .budget: "the configured budget of calls is used up; nothing was sent"
        case .unknownRoute, .notFound: "a different service or version answers at this address"
        case .unavailable: "it cannot be reached or does not work"
        case .timeout: "it did not answer in time"
        case .unreadable: "the service at this address is not the API"
        default: "it does not answer as expected"
        }
    }

    /// Suggestions for fixing it.
    fileprivate var remedies: [String] {
        switch kind {
        case .unauthorized: ["compare upstream.app-id-file and upstream.app-key-file with your account"]
        case .forbidden: ["compare upstream.url and upstream.version with your plan"]
        case .unknownRoute, .notFound, .unreadable: ["check upstream.url, upstream.version and upstream.proxy"]
        case .quota, .budget:
            [retryAfter.map { "try again in \($0) seconds" } ?? "try again later, or buy a larger plan"]
        case .unavailable, .timeout: ["check the network, upstream.url and upstream.proxy"]
        default: []
        }
    }
}
