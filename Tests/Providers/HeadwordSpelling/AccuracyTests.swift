import Foundation
import HeadwordLexicon
import HeadwordModel
import Testing

@testable import HeadwordSpelling

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]
private let documents = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/spelling/tuning").standardizedFileURL.path

/// How many of the marked errors in documents are found, and how many other words are reported.
@Suite(
    .enabled(if: coreLexicon != nil && FileManager.default.fileExists(atPath: documents), "'make test' sets it up")
)
struct AccuracyTests {
    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    private func rows(_ name: String) throws -> [[String]] {
        let text = try String(contentsOfFile: "\(documents)/\(name)", encoding: .utf8)
        return text.split(separator: "\n" as Character).dropFirst().map { row in
            row.split(separator: "\t" as Character, omittingEmptySubsequences: false).map(String.init)
        }
    }

    private func check(_ row: [String], _ checker: SpellingChecker) throws -> [(line: Int, misspelling: Misspelling)] {
        let lines = try Data(contentsOf: URL(filePath: "\(documents)/\(row[0])"))
            .split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        var options = SpellingOptions()
        options.variety = row[2] == "en-US" ? .us : .gb
        var text = CheckedText(try #require(TextFormat(languageID: row[1])))
        try text.check(count: lines.count, line: { lines[$0][...] }, with: checker, options)
        return text.misspellings
    }

    @Test("97 of 100 errors are found, and at most 2 of 1,000 words are reported wrongly") func accuracy() throws {
        let checker = SpellingChecker(try Lexicon(path: try #require(coreLexicon)))
        var marked: [Place: [String]] = [:]
        for row in try rows("errors.tsv") {
            marked[Place(file: row[0], line: Int(row[1]) ?? 0), default: []].append(row[3])
        }
        let total = marked.values.reduce(0) { $0 + $1.count }
        var (found, wrong, words): (Int, [String], Int) = (0, [], 0)
        for row in try rows("documents.tsv") {
            words += Int(row[3]) ?? 0
            for (line, misspelling) in try check(row, checker) {
                let place = Place(file: row[0], line: line + 1)
                if let index = marked[place]?.firstIndex(where: { $0.contains(misspelling.word) }) {
                    marked[place]?.remove(at: index)
                    found += 1
                } else {
                    wrong.append("\(row[0]):\(line + 1) \(misspelling.word)")
                }
            }
        }
        #expect(Double(found) >= 0.97 * Double(total), "\(found) of \(total); not \(marked.values.joined())")
        #expect(Double(wrong.count) <= 0.002 * Double(words), "\(wrong)")
    }
}
