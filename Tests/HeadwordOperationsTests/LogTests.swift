import Foundation
import HeadwordConfiguration
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Logging
import Testing

@testable import HeadwordOperations

private let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

/// Makes calls with words that are found, not found, misspelt, and put where they do not belong.
private func askForWords(_ service: ObservedService) async throws {
    try requireProviders(of: "dictionary.entries", "search.query")
    await service.call("dictionary.entries", #"{"word":"swam"}"#, trace: #","traceparent":"\#(trace)""#)
    await service.call("dictionary.entries", #"{"word":"swamm"}"#)
    await service.call("dictionary.entries", #"{"swam":1}"#)
    await service.call("dictionary.entries", #"{"word":"swam","language":"swam"}"#)
    await service.call("swam")
    await service.call("search.query", #"{"query":"swam"}"#)
    _ = await service.session.reply(to: Array(#"{"jsonrpc":"2.0","id":"swam","method":5,"swam":swam}"#.utf8))
}

@Suite(.timeLimit(.minutes(30))) struct RequestLogTests {
    @Test(arguments: LogFormat.allCases, [LogLevel.trace, .debug, .info, .error])
    func wordsAreNotLogged(format: LogFormat, level: LogLevel) async throws {
        let service = try ObservedService(format: format, level: level)
        try await askForWords(service)
        #expect(try service.log.isEmpty == (level == .info || level == .error))
        #expect(!(try service.log.contains { $0.contains("swam") }))
    }

    @Test func wordsAreLoggedIfAskedFor() async throws {
        let service = try ObservedService(logsWords: true)
        try await askForWords(service)
        #expect(try service.log[0].contains(#""parameters":"{\"word\":\"swam\"}""#))
    }

    @Test func aLineSaysHowACallEnded() async throws {
        let service = try ObservedService()
        try await askForWords(service)
        let lines = try service.log.map { try JSONValue(json: $0) }
        #expect(lines.count == 7)
        #expect(lines[0]["method"] == "dictionary.entries" && lines[0]["code"] == "ok" && lines[0]["level"] == "debug")
        #expect(lines[0]["trace"]?.text == trace)
        #expect(lines[0]["connection"] == .integer(Int64(service.session.number)))
        guard case .integer(let bytes)? = lines[0]["bytes"], case .real(let milliseconds)? = lines[0]["milliseconds"]
        else {
            Issue.record("numbers are not numbers: \(lines[0])")
            return
        }
        #expect(bytes > 100 && milliseconds > 0)
        #expect(lines[1]["code"] == 404 && lines[1]["trace"] == nil)
        #expect(lines[4]["method"] == "unknown" && lines[4]["reason"] == "methodNotFound")
        #expect(lines[6]["message"] == "no call" && lines[6]["code"] == -32700)
    }
}

@Suite struct LogLineTests {
    private func line(_ message: String, _ metadata: Logger.Metadata = [:]) -> LogLine {
        LogLine(level: .info, label: "test", message: message, metadata: metadata)
    }

    @Test(arguments: ["a\nb", "a\u{1B}[31mb", "a\u{2028}b", "a\u{85}b", "\u{0}"])
    func whatAClientSentStaysInItsLine(text: String) throws {
        let line = line(text, ["k\n": .string(text)])
        #expect(!line.text.contains { $0.isNewline || $0 == "\u{1B}" || $0 == "\u{0}" })
        let json = String(decoding: line.json, as: UTF8.self)
        #expect(!json.contains("\n"))
        #expect(try JSONValue(json: json)["message"]?.text == text)
    }

    @Test func metadataAreMembersAndTakeNoOthersPlace() throws {
        let line = line("m", ["level": "x", "n": .stringConvertible(3), "list": ["a", ["b": "c"]]])
        let json = try JSONValue(json: String(decoding: line.json, as: UTF8.self))
        #expect(json["level"] == "info" && json["metadata.level"] == "x" && json["n"] == 3)
        #expect(json["list"] == ["a", ["b": "c"]])
    }

    @Test func aBackslashIsNotTakenForAnEscape() {
        #expect(line(#"C:\new"#, ["path": #"\n"#]).text.hasSuffix(#"C:\\new path="\\n""#))
    }

    @Test func textHasQuotesWhereItNeedsThem() {
        #expect(line("m m", ["b": "x y", "a": "z"]).text.hasSuffix("Z info test: m m a=z b=\"x y\""))
    }

    @Test func theTimeIsThatOfTheCalendar() {
        #expect(Timestamp.now.description.wholeMatch(of: /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    }

    @Test func theLevelChangesWhileTheServiceRuns() throws {
        let path = try TestFiles.temporaryDirectory() + "/log"
        let output = LogOutput(descriptor: try TestFiles.open(path))
        let logger = output.logger()
        logger.debug("one")
        var settings = Configuration.Log()
        settings.level = .debug
        output.apply(settings)
        logger.debug("two")
        output.flush()
        let text = String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
        #expect(text.split(separator: "\n").count == 1 && text.contains("debug headword: two"))
    }
}

/// A log that nobody reads.
@Suite(.timeLimit(.minutes(30))) struct UnreadLogTests {
    @Test func loggingNeverWaitsAndSaysHowManyLinesWereDropped() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let output = LogOutput(descriptor: ends[1])
        let logger = output.logger()
        let line = String(repeating: "x", count: 1000)
        // Many times the capacity of the pipe and the queue.
        for _ in 0..<5000 { logger.warning("\(line)") }
        let dropped = output.droppedLines
        #expect(dropped > 2000)
        var metrics = PrometheusText()
        ServiceMetrics(methods: [], log: output).write(to: &metrics)
        #expect(try Figures.parse(metrics.text)["headword_log_lines_dropped_total"] == Double(dropped))

        let reader = FileHandle(fileDescriptor: ends[0])
        var (lines, told) = (0, 0)
        var text = ""
        while lines + told < 5000 {
            text += String(decoding: reader.availableData, as: UTF8.self)
            while let end = text.firstIndex(of: "\n") {
                let read = text[..<end]
                if let match = read.firstMatch(of: /log lines were dropped.* lines=(\d+)/) {
                    told += try #require(Int(match.1))
                } else {
                    lines += 1
                }
                text = String(text[text.index(after: end)...])
            }
        }
        #expect(told == dropped)
    }
}
