import Foundation
import HeadwordCorpus
import HeadwordCorpusBuilder

/// Counts texts and writes tokens and counts as lines, so that they can be compared with those of other programs.
@main
struct CorpusBench {
    private static let usage = """
        usage: corpus-bench count LONGEST MEBIBYTES WORKERS TARGET PATH...
               corpus-bench tokens PATH...
               corpus-bench dump COUNTS
        """

    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("count", 6...): try count(Array(arguments[1...3]), to: arguments[4], Array(arguments[5...]))
        case ("tokens", 2...): try writeTokens(of: Array(arguments[1...]))
        case ("dump", 2): try dump(arguments[1])
        default: throw BenchFailure(usage)
        }
    }

    private static func count(_ numbers: [String], to target: String, _ paths: [String]) throws {
        let numbers = numbers.compactMap { Int($0) }
        guard numbers.count == 3 else { throw BenchFailure(usage) }
        let (longest, memory, workers) = (numbers[0], numbers[1] << 20, numbers[2])
        let counting = CorpusCounting(.init(longestNgram: longest, memory: memory, workers: workers))
        let clock = ContinuousClock()
        let start = clock.now
        let result = try counting.count(try TextFiles(paths), to: target)
        let seconds = (clock.now - start) / .seconds(1)
        let size = result.counts.size
        print("\(size.words) words in \(size.documents) documents, \(result.counts.count) records:", terminator: " ")
        print(String(format: "%.2f s, %.2f million words/s", seconds, Double(size.words) / seconds / 1e6))
    }

    /// Writes a line for each word: the number of its document, the case-folded word, and the word as written. A line
    /// with the number alone marks a point where n-grams end.
    private static func writeTokens(of paths: [String]) throws {
        var texts = try TextFiles(paths)
        var lines = Lines()
        var number = 0
        while let text = try texts.next() {
            guard case .document(let document) = text else { continue }
            number += 1
            for token in Token.tokens(of: document.text) {
                lines.append(token.isPunctuation ? "\(number)" : "\(number)\t\(token.folded)\t\(token.text)")
            }
            lines.append("\(number)")
        }
        lines.flush()
    }

    /// Writes the records in order: the kind given by the first byte of the key, the words, and the counts.
    private static func dump(_ path: String) throws {
        let counts = try CorpusCounts(path: path)
        var cursor = counts.counts()
        var lines = Lines()
        while let count = try cursor.next() {
            let kind = count.ngram.isTrueCase ? 5 : count.ngram.tokens.count
            let words = count.ngram.tokens.joined(separator: " ")
            lines.append("\(kind) \(words)\t\(count.frequency)\t\(count.documentFrequency)")
        }
        lines.flush()
    }
}

/// Writes lines to standard output in large chunks.
private struct Lines {
    private var bytes: [UInt8] = []

    mutating func append(_ line: String) {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
        if bytes.count >= 1 << 20 { flush() }
    }

    mutating func flush() {
        FileHandle.standardOutput.write(Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}

struct BenchFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
