public import HeadwordConfiguration
public import Logging
internal import Synchronization

/// The log of a service. Its level, and whether it may contain words, can change while the service runs. Logging never
/// blocks.
public final class LogOutput: Sendable {
    let format: LogFormat
    private let queue: LogQueue
    private let leastLevel: Atomic<Int>
    private let tellsWords: Atomic<Bool>

    /// Creates an output, by default on standard error.
    public init(_ configuration: Configuration.Log = .init(), descriptor: Int32 = 2) {
        let format = configuration.format
        self.format = format
        queue = LogQueue(descriptor: descriptor) { dropped in
            LogLine(
                level: .warning,
                label: "headword.log",
                message: "log lines were dropped because the log was not read",
                metadata: ["lines": .stringConvertible(dropped)]
            ).bytes(as: format)
        }
        leastLevel = Atomic(Self.number(of: configuration.level))
        tellsWords = Atomic(configuration.logsWords)
    }

    /// Applies a new level, and whether words may be logged.
    public func apply(_ configuration: Configuration.Log) {
        leastLevel.store(Self.number(of: configuration.level), ordering: .relaxed)
        tellsWords.store(configuration.logsWords, ordering: .relaxed)
    }

    /// A logger that writes here.
    public func logger(label: String = "headword") -> Logger {
        Logger(label: label) { LineLogHandler(label: $0, output: self) }
    }

    private static let levels = Logger.Level.allCases

    /// The level below which events are not written.
    var level: Logger.Level { Self.levels[leastLevel.load(ordering: .relaxed)] }

    /// Whether words that were looked up may be logged.
    var logsWords: Bool { tellsWords.load(ordering: .relaxed) }

    func write(_ line: LogLine) { queue.add(line.bytes(as: format)) }

    /// The number of lines dropped because nobody read the log and 1 MiB of lines already waited.
    var droppedLines: Int { queue.droppedLines }

    /// Waits until all lines are written, but for at most a second: a process that ends must neither lose its last
    /// lines nor hang if nobody reads them.
    public func flush() { queue.flush(within: 1) }

    private static func number(of level: LogLevel) -> Int {
        levels.firstIndex { $0.rawValue == level.rawValue } ?? 0
    }
}
