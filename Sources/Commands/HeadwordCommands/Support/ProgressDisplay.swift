import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordJSON
import HeadwordLexiconBuilder
import Synchronization

/// How progress is shown on standard error.
enum ProgressStyle: String, CaseIterable, ExpressibleByArgument {
    /// A bar on a terminal, plain lines otherwise.
    case auto
    /// A line for each finished stage.
    case plain
    /// A line of JSON for each step.
    case json
    /// Nothing.
    case none
}

/// Shows the progress of long work on standard error.
final class ProgressDisplay: Sendable {
    private struct Stage {
        var name = ""
        var start = ContinuousClock.now
        /// Whether the current line is still being redrawn, so that nothing else may be printed there.
        var isLineOpen = false
    }

    private let style: ProgressStyle
    private let stage = Mutex(Stage())

    init(_ style: ProgressStyle = .auto) {
        self.style = style
    }

    /// The progress handler to pass to the work; it stops the work when the user interrupts the program.
    var progress: Progress {
        Progress(isCancelled: { Interruption.wasAsked }) { stage, done, total in self.show(stage, done, total) }
    }

    /// The progress handler to pass to the counting of texts.
    var corpusProgress: CorpusProgress {
        CorpusProgress(isCancelled: { Interruption.wasAsked }) { stage, done, total in
            switch stage {
            case .counting: self.show("counting texts", done, total, areBytes: true)
            case .merging: self.show("merging counts", done, total)
            case .writing: self.show("writing the corpus", done, total)
            case .fetching: self.show("fetching counts", done, total, areBytes: true)
            case .sending: self.show("sending counts", done, total, areBytes: true)
            }
        }
    }

    /// Shows the progress of one stage.
    ///
    /// - Parameters:
    ///   - total: the final amount; nil if unknown.
    ///   - areBytes: whether the amounts are bytes.
    func show(_ name: String, _ done: Int, _ total: Int?, areBytes: Bool = false) {
        let elapsed = stage.withLock { stage in
            if name != stage.name { stage = Stage(name: name, isLineOpen: stage.isLineOpen) }
            return ContinuousClock.now - stage.start
        }
        let step = Step(stage: name, done: done, total: total, areBytes: areBytes, elapsed: elapsed)
        switch style {
        case .none: break
        case .json: Terminal.complain(step.json)
        case .auto where Terminal.isInteractive(STDERR_FILENO):
            Terminal.redraw(step.bar(width: Terminal.width(of: STDERR_FILENO)), to: STDERR_FILENO)
            if done == total { Terminal.complain("") }
            stage.withLock { $0.isLineOpen = done != total }
        case .auto, .plain: if let total, done == total { Terminal.complain("\(name): \(step.amount(total))") }
        }
    }

    /// Ends the line of an unfinished stage before something else is printed.
    func end() {
        let isLineOpen = stage.withLock { stage in
            defer { stage.isLineOpen = false }
            return stage.isLineOpen
        }
        if isLineOpen { Terminal.complain("") }
    }
}

/// The progress of a stage.
private struct Step {
    private static let barWidth = 24

    var stage: String
    var done: Int
    var total: Int?
    var areBytes: Bool
    var elapsed: Duration

    private var seconds: Double { elapsed / .seconds(1) }

    /// The amount per second; nil while it cannot be estimated.
    private var rate: Double? { seconds > 0.05 && done > 0 ? Double(done) / seconds : nil }

    /// The estimated seconds that the stage will still take.
    private var secondsLeft: Double? {
        guard let rate, let total else { return nil }
        return Double(total - done) / rate
    }

    /// Returns a number of items or of megabytes.
    func amount(_ number: Int) -> String {
        guard areBytes else { return String(number) }
        guard number >= 1_000_000 else { return "\((number + 999) / 1000) kB" }
        let tenths = (number + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }

    /// Returns a line that fits into a number of columns.
    func bar(width: Int) -> String {
        let label = stage + String(repeating: " ", count: max(0, 20 - stage.count))
        let speed = rate.map { "  \(amount(Int($0)))/s" } ?? ""
        guard let total else { return String("\(label) \(amount(done))\(speed)".prefix(width - 1)) }
        let left = done < total ? secondsLeft.map { "  \(Self.time($0)) left" } ?? "" : ""
        let numbers = " \(amount(done))/\(amount(total))\(speed)\(left)"
        let room = min(max(width - 2 - label.count - numbers.count, 0), Self.barWidth)
        let filled = total == 0 ? room : min(done, total) * room / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
        return String("\(label) \(bar)\(numbers)".prefix(width - 1))
    }

    private static func time(_ seconds: Double) -> String {
        seconds < 120 ? "\(Int(seconds.rounded(.up))) s" : "\(Int(min(seconds / 60, 1e6).rounded(.up))) min"
    }

    /// A line for programs.
    var json: String {
        var object: JSONObject = ["stage": .string(stage), "done": .integer(Int64(done))]
        object["total"] = total.map { .integer(Int64($0)) }
        if let rate { object["rate"] = .integer(Int64(rate)) }
        if let secondsLeft { object["secondsLeft"] = .integer(Int64(secondsLeft.rounded(.up))) }
        return String(decoding: JSONValue.object(object).jsonBytes, as: UTF8.self)
    }
}
