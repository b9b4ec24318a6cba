import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordSpelling

/// Checks files and measures how long this takes: `spelling-bench LEXICON [--gb|--us] FILE...`. Misspellings go to
/// standard output, times to standard error.
@main struct SpellingBench {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 1 else { return print("spelling-bench LEXICON [--gb|--us] [--fix] FILE...") }
        let checker = SpellingChecker(try Lexicon(path: arguments.removeFirst()))
        var options = SpellingOptions()
        if arguments.contains("--gb") { options.variety = .gb }
        if arguments.contains("--us") { options.variety = .us }
        let fixes = arguments.contains("--fix")
        for path in arguments where !path.hasPrefix("--") { try check(path, checker, options, fixes) }
    }

    private static func check(
        _ path: String,
        _ checker: SpellingChecker,
        _ options: SpellingOptions,
        _ fixes: Bool
    ) throws {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let lines = Array(data).split(separator: 0x0A, omittingEmptySubsequences: false)
        var text = CheckedText(TextFormat(fileName: path) ?? .plain)
        let clock = ContinuousClock()
        let time = try clock.measure { try text.check(count: lines.count, line: { lines[$0] }, with: checker, options) }
        for (line, found) in text.misspellings {
            let fix = fixes ? try checker.corrections(for: found, options).joined(separator: ",") : ""
            print("\(path):\(line + 1):\(found.range.lowerBound + 1)\t\(found.word)\t\(found.kind)\t\(fix)")
        }
        text.invalidate()
        let again = try clock.measure {
            try text.check(count: lines.count, line: { lines[$0] }, with: checker, options)
        }
        FileHandle.standardError.write(Data("\(path): \(lines.count) lines, first \(time), again \(again)\n".utf8))
    }
}
