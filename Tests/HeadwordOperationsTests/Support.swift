import HeadwordConfiguration
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

@testable import HeadwordOperations

/// A service that is observed, and its log.
struct ObservedService {
    let metrics: ServiceMetrics
    let session: Session
    private let logPath: String
    private let output: LogOutput

    init(format: LogFormat = .json, level: LogLevel = .debug, logsWords: Bool = false) throws {
        let service = try DictionaryService(lexicon: try FixtureLexicon.open())
        var settings = Configuration.Log()
        (settings.format, settings.level, settings.logsWords) = (format, level, logsWords)
        logPath = try TestFiles.temporaryDirectory() + "/log"
        let log = LogOutput(settings, descriptor: try TestFiles.open(logPath))
        output = log
        metrics = ServiceMetrics(methods: service.methods, log: log)
        session = service.conversation(
            limits: .patient,
            observer: ServiceObserver(metrics: metrics, log: RequestLog(log))
        ).session()
    }

    /// Calls a method.
    func call(_ method: String, _ parameters: String = "{}", trace: String = "") async {
        let message = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)\#(trace)}"#
        _ = await session.reply(to: Array(message.utf8))
    }

    /// The metrics, by names and labels as written in the text.
    var figures: [String: Double] {
        get throws {
            var text = PrometheusText()
            metrics.write(to: &text)
            return try Figures.parse(text.text)
        }
    }

    /// The lines of the log.
    var log: [String] {
        get throws {
            output.flush()
            return String(decoding: try TestFiles.contents(of: logPath), as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }
}

/// Reads the text format of Prometheus.
enum Figures {
    struct Fault: Error {
        var line: Substring
    }

    /// Returns the samples by name and labels. Each must follow the type of its name, and no two may have the same key.
    static func parse(_ text: String) throws -> [String: Double] {
        var family: Substring = ""
        var figures: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            if let type = line.wholeMatch(of: /# TYPE ([a-z_:]+) (?:counter|gauge|histogram)/) {
                family = type.1
            } else if line.wholeMatch(of: /# HELP [a-z_:]+ .+/) == nil {
                let sample = line.wholeMatch(of: /([a-z_]+)((?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)*\})?) (\S+)/)
                guard let sample, sample.1.hasPrefix(family), let value = Double(sample.3) else {
                    throw Fault(line: line)
                }
                guard figures.updateValue(value, forKey: "\(sample.1)\(sample.2)") == nil else {
                    throw Fault(line: line)
                }
            }
        }
        return figures
    }
}
