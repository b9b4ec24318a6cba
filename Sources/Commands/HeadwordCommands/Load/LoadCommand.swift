import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordLoad
import HeadwordOperations
import HeadwordPages

struct LoadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "load",
        abstract: "Calls a running service at a fixed rate and measures its latency.",
        discussion: """
            Calls are due at times that are fixed in advance, and latency counts from then, so that a pause of the \
            service counts for all calls that it delays. Words are asked for as often as Zipf's law says: the most \
            common headword of the lexicon most often. The same seed gives the same calls at the same times. \
            Interrupt to end earlier. Exit code 6 if nothing was answered.

            EXAMPLES
              headword load 127.0.0.1:7878
              headword load 127.0.0.1:7878 --rate 20000 --duration 60 --connections 64
              headword load unix:/run/headword/headword.sock --rate 100
              headword load 127.0.0.1:7878 --method thesaurus.lookup
              headword load 127.0.0.1:7878 --method search.query --parameters '{"query": "%", "limit": 20}'
              headword load dictionary.example.org:7878 --tls --questions calls.jsonl --json
              headword load http://127.0.0.1:8080 --connections 64
              headword load 127.0.0.1:7878 --find-peak --p99 20
            """
    )

    @Argument(
        help: ArgumentHelp(
            "HOST:PORT, unix:/PATH or http://HOST:PORT (with --tls, https).",
            valueName: "address"
        ),
        transform: healthTarget
    )
    var target: HealthTarget

    @OptionGroup(title: "Rate")
    var rates: LoadRateOptions

    @OptionGroup(title: "Questions")
    var questions: LoadQuestionOptions

    @Flag(help: "Search for the highest rate that --p99 allows, beginning with --rate.")
    var findPeak = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The longest latency of 99 % of the calls for --find-peak.", valueName: "milliseconds")
    )
    var p99 = 20.0

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var tokenFile: TokenFileOption

    @OptionGroup
    var tls: TLSOptions

    func validate() throws {
        try check(p99, of: "--p99", isIn: 0.01...60_000, "milliseconds")
    }

    func run() async throws {
        Interruption.await()
        var server = LoadServer(target)
        server.protection = try tls.protection(of: target.service)
        server.token = try tokenFile.token()
        var load = Load(try questions.all(), on: server)
        rates.set(&load)
        (load.exponent, load.seed) = (questions.exponent, questions.seed)
        if findPeak { try await search(load) } else { try await measure(load) }
    }

    private func measure(_ load: Load) async throws {
        let report = try await report(of: load)
        Terminal.print(json ? report.json.prettyPrinted() : LoadPage(layout: .output).text(report))
        let replies = report.answers + report.errors.values.reduce(0, +)
        if replies == 0 { throw ExitCode(CommandExitCode.unhealthy.rawValue) }
    }

    private func search(_ load: Load) async throws {
        var (search, reports): (PeakSearch, [LoadReport]) = (PeakSearch(from: load.rate), [])
        while let rate = search.rate, !Interruption.wasAsked {
            var step = load
            step.rate = rate
            let report = try await report(of: step)
            let isBorne = report.latency(0.99).map { $0 <= p99 } ?? false
            search.record(isBorne: isBorne)
            reports.append(report)
            if !json { Terminal.print(LoadPage(layout: .output).line(report, isBorne: isBorne)) }
        }
        try tell(search.peak, reports)
    }

    private func tell(_ peak: Double?, _ reports: [LoadReport]) throws {
        if json {
            let value: JSONValue = [
                "peak": peak.map(JSONValue.real) ?? .null, "steps": .array(reports.map(\.json)),
            ]
            Terminal.print(value.prettyPrinted())
        } else if let peak {
            Terminal.print("peak: \(Layout.output.number(Int(peak))) calls a second")
        }
        if peak == nil { throw CommandFailure(.unhealthy, "headword: no rate keeps the p99 within \(p99) ms") }
    }

    private func report(of load: Load) async throws -> LoadReport {
        do {
            return try await load.run { Interruption.wasAsked }
        } catch let failure as LoadFailure {
            throw CommandFailure(.unhealthy, "headword: \(target): \(failure)")
        }
    }
}

extension HealthTarget {
    /// The same address as that of a service, whose TLS does not depend on what is spoken over it.
    fileprivate var service: HealthTarget {
        if case .pages(let address) = self { .service(.tcp(address)) } else { self }
    }
}
