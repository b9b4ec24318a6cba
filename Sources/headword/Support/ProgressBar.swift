import Glibc
import HeadwordLexiconBuilder

/// Shows progress on standard error: a bar on a terminal, a line for each finished stage elsewhere.
final class ProgressBar {
    private static let barWidth = 30
    private let isInteractive = Terminal.isInteractive(STDERR_FILENO)

    /// The progress to hand to the work.
    var progress: Progress {
        Progress { stage, done, total in self.show(stage, done, total) }
    }

    /// Shows how far one stage has come.
    func show(_ stage: String, _ done: Int, _ total: Int) {
        guard isInteractive else {
            if done == total { Terminal.complain("\(stage): \(total)") }
            return
        }
        let filled = total == 0 ? Self.barWidth : done * Self.barWidth / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled)
        let label = stage + String(repeating: " ", count: max(0, 24 - stage.count))
        // Return to the line's start, and clear what was longer before.
        Terminal.write("\r\(label) \(bar) \(done)/\(total)\u{1B}[K" + (done == total ? "\n" : ""), to: STDERR_FILENO)
    }
}
