import Foundation
import ServerBench

/// Measures how a server copes with strain: clients that are slow, greedy or silent, that guess tokens or occupy
/// connections without using them, cancellations, swaps of the lexicon, and long runs.
@main
struct StrainBench {
    private static let usage = """
        usage: strain-bench slow|flood|idle|cancel HEADWORD WORDS
               strain-bench questions|batches|unread|texts|labels|log HEADWORD WORDS
               strain-bench tokens|handshakes|drip|blank|strangers HEADWORD WORDS
               strain-bench swap HEADWORD WORDS LEXICON OTHER
               strain-bench soak HEADWORD WORDS SECONDS
        """

    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("strain-bench: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        raiseFileLimit()
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else { throw BenchFailure(usage) }
        let words = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n").map(String.init)
        let workload = Workload.entries(of: words)
        let strains = Strains(headword: arguments[2], workload: workload)
        let attacks = Attacks(headword: arguments[2], workload: workload)
        let intruders = Intruders(headword: arguments[2], workload: workload)
        switch (arguments[1], arguments.dropFirst(4)) {
        case ("slow", let rest) where rest.isEmpty: try strains.slowClients()
        case ("flood", let rest) where rest.isEmpty: try strains.flood()
        case ("idle", let rest) where rest.isEmpty: try strains.idle()
        case ("questions", let rest) where rest.isEmpty: try attacks.costlyQuestions()
        case ("batches", let rest) where rest.isEmpty: try attacks.largeBatches()
        case ("unread", let rest) where rest.isEmpty: try attacks.unreadAnswers()
        case ("texts", let rest) where rest.isEmpty: try attacks.hostileTexts()
        case ("labels", let rest) where rest.isEmpty: try attacks.longLabels()
        case ("log", let rest) where rest.isEmpty: try attacks.fillLog()
        case ("tokens", let rest) where rest.isEmpty: try intruders.guessTokens()
        case ("handshakes", let rest) where rest.isEmpty: try intruders.stopHandshakes()
        case ("drip", let rest) where rest.isEmpty: try intruders.drip()
        case ("blank", let rest) where rest.isEmpty: try intruders.sendBlankLines()
        case ("strangers", let rest) where rest.isEmpty: try intruders.showNoToken()
        case ("cancel", let rest) where rest.isEmpty: try Cancellations(headword: arguments[2]).run()
        case ("swap", let rest) where rest.count == 2:
            try Swaps(headword: arguments[2], workload: workload, lexicons: Array(rest)).run()
        case ("soak", let rest):
            guard let seconds = rest.first.flatMap({ Int($0) }), seconds > 0 else { throw BenchFailure(usage) }
            try Soak(headword: arguments[2], workload: workload, seconds: seconds).run()
        default: throw BenchFailure(usage)
        }
    }
}
