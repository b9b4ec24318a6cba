import ArgumentParser
import Glibc
import HeadwordJSON
import HeadwordLexiconBuilder

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
final class ProgressDisplay {
    private let style: ProgressStyle
    private let clock = ContinuousClock()
    private var stage = ""
    private var start: ContinuousClock.Instant

    init(_ style: ProgressStyle = .auto) {
        self.style = style
        start = clock.now
    }

    /// The progress to hand to the work; it ends when the user interrupts the program.
    var progress: Progress {
        Progress(isCancelled: { Interruption.wasAsked }) { stage, done, total in self.show(stage, done, total) }
    }

    /// Shows how far one stage has come.
    func show(_ stage: String, _ done: Int, _ total: Int) {
        if stage != self.stage {
            self.stage = stage
            start = clock.now
        }
        let step = Step(stage: stage, done: done, total: total, elapsed: clock.now - start)
        switch style {
        case .none: break
        case .json: Terminal.complain(step.json)
        case .auto where Terminal.isInteractive(STDERR_FILENO): Terminal.write(step.bar, to: STDERR_FILENO)
        case .auto, .plain: if done == total { Terminal.complain("\(stage): \(total)") }
        }
    }
}

/// How far a stage has come.
private struct Step {
    private static let barWidth = 24

    var stage: String
    var done: Int
    var total: Int
    var elapsed: Duration

    private var seconds: Double { elapsed / .seconds(1) }

    /// Items in a second; nil while there is nothing to tell it by.
    private var rate: Double? { seconds > 0.05 && done > 0 ? Double(done) / seconds : nil }

    /// The seconds that the stage will still take.
    private var secondsLeft: Double? { rate.map { Double(total - done) / $0 } }

    /// A line that takes the place of the line before.
    var bar: String {
        let filled = total == 0 ? Self.barWidth : done * Self.barWidth / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled)
        let label = stage + String(repeating: " ", count: max(0, 28 - stage.count))
        let speed = rate.map { "  \(Int($0))/s" } ?? ""
        let left = done < total ? secondsLeft.map { "  \(Int($0.rounded(.up))) s left" } ?? "" : ""
        // Return to the line's start, and clear what was longer before.
        return "\r\(label) \(bar) \(done)/\(total)\(speed)\(left)\u{1B}[K" + (done == total ? "\n" : "")
    }

    /// A line for programs.
    var json: String {
        var object: JSONObject = [
            "stage": .string(stage), "done": .integer(Int64(done)), "total": .integer(Int64(total)),
        ]
        if let rate { object["rate"] = .integer(Int64(rate)) }
        if let secondsLeft { object["secondsLeft"] = .integer(Int64(secondsLeft.rounded(.up))) }
        return String(decoding: JSONValue.object(object).jsonBytes, as: UTF8.self)
    }
}
