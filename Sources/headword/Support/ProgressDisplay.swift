import ArgumentParser
import Glibc
import HeadwordCorpus
import HeadwordJSON
import HeadwordLexiconBuilder
import Synchronization

/// How progress is shown on standard error.
enum ProgressStyle: String, CaseIterable, ExpressibleByArgument {
    /// A bar on a terminal, plain lines elsewhere.
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
    }

    private let style: ProgressStyle
    private let stage = Mutex(Stage())

    init(_ style: ProgressStyle = .auto) {
        self.style = style
    }

    /// The progress to hand to the work; it ends when the user interrupts the program.
    var progress: Progress {
        Progress(isCancelled: { Interruption.wasAsked }) { stage, done, total in self.show(stage, done, total) }
    }

    /// The progress to hand to the counting of texts.
    var corpusProgress: CorpusProgress {
        CorpusProgress(isCancelled: { Interruption.wasAsked }) { stage, done, total in
            switch stage {
            case .counting: self.show("counting texts", done, total, areBytes: true)
            case .merging: self.show("merging counts", done, total)
            }
        }
    }

    /// Shows how far one stage has come.
    ///
    /// - Parameters:
    ///   - total: how far it goes; nil if nobody knows.
    ///   - areBytes: whether bytes are counted.
    func show(_ name: String, _ done: Int, _ total: Int?, areBytes: Bool = false) {
        let start = stage.withLock { stage in
            if name != stage.name { stage = Stage(name: name) }
            return stage.start
        }
        let elapsed = ContinuousClock.now - start
        let step = Step(stage: name, done: done, total: total, areBytes: areBytes, elapsed: elapsed)
        switch style {
        case .none: break
        case .json: Terminal.complain(step.json)
        case .auto where Terminal.isInteractive(STDERR_FILENO): Terminal.write(step.bar, to: STDERR_FILENO)
        case .auto, .plain: if let total, done == total { Terminal.complain("\(name): \(step.amount(total))") }
        }
    }

    /// Says what is done now, where nothing tells how far it has come.
    func note(_ stage: String) {
        if style == .auto || style == .plain { Terminal.complain(stage) }
    }
}

/// How far a stage has come.
private struct Step {
    private static let barWidth = 24

    var stage: String
    var done: Int
    var total: Int?
    var areBytes: Bool
    var elapsed: Duration

    private var seconds: Double { elapsed / .seconds(1) }

    /// What is done in a second; nil while there is nothing to tell it by.
    private var rate: Double? { seconds > 0.05 && done > 0 ? Double(done) / seconds : nil }

    /// The seconds that the stage will still take.
    private var secondsLeft: Double? {
        guard let rate, let total else { return nil }
        return Double(total - done) / rate
    }

    /// A number of items, or of megabytes.
    func amount(_ number: Int) -> String {
        guard areBytes else { return String(number) }
        let tenths = (number + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }

    /// A line that takes the place of the line before.
    var bar: String {
        let label = stage + String(repeating: " ", count: max(0, 28 - stage.count))
        let speed = rate.map { "  \(amount(Int($0)))/s" } ?? ""
        // Return to the line's start, and clear what was longer before.
        guard let total else { return "\r\(label) \(amount(done))\(speed)\u{1B}[K" }
        let filled = total == 0 ? Self.barWidth : min(done, total) * Self.barWidth / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled)
        let left = done < total ? secondsLeft.map { "  \(Int($0.rounded(.up))) s left" } ?? "" : ""
        return "\r\(label) \(bar) \(amount(done))/\(amount(total))\(speed)\(left)\u{1B}[K" + (done == total ? "\n" : "")
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
