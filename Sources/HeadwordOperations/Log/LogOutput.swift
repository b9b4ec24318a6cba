public import HeadwordConfiguration
public import Logging
internal import Synchronization

/// Where a service logs to, and what: the level and the discretion can change while it runs.
public final class LogOutput: Sendable {
    let format: LogFormat
    private let descriptor: Int32
    private let leastLevel: Atomic<Int>
    private let tellsWords: Atomic<Bool>

    /// Creates an output, by default on standard error.
    public init(_ configuration: Configuration.Log = .init(), descriptor: Int32 = 2) {
        format = configuration.format
        self.descriptor = descriptor
        leastLevel = Atomic(Self.number(of: configuration.level))
        tellsWords = Atomic(configuration.logsWords)
    }

    /// Takes a new level and discretion.
    public func apply(_ configuration: Configuration.Log) {
        leastLevel.store(Self.number(of: configuration.level), ordering: .relaxed)
        tellsWords.store(configuration.logsWords, ordering: .relaxed)
    }

    /// A logger that writes here.
    public func logger(label: String = "headword") -> Logger {
        Logger(label: label) { LineLogHandler(label: $0, output: self) }
    }

    private static let levels = Logger.Level.allCases

    /// Less important events are not written.
    var level: Logger.Level { Self.levels[leastLevel.load(ordering: .relaxed)] }

    /// Whether words that were looked up may be written.
    var logsWords: Bool { tellsWords.load(ordering: .relaxed) }

    func write(_ line: LogLine) { line.write(as: format, to: descriptor) }

    private static func number(of level: LogLevel) -> Int {
        levels.firstIndex { $0.rawValue == level.rawValue } ?? 0
    }
}
