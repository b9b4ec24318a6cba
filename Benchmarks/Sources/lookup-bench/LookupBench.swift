import Foundation
import HeadwordLexicon
import HeadwordModel

/// Compares look-ups in a lexicon with a bare look-up of the same key through SQLite's C interface.
@main
struct LookupBench {
    private static let rounds = 7

    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            throw BenchFailure("usage: lookup-bench LEXICON WORDS")
        }
        let lexicon = try Lexicon(path: CommandLine.arguments[1])
        let words = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
            .split(separator: "\n").map(String.init)
        // Only words that are headwords exactly as written, so that both sides do one look-up.
        let found = try words.filter { try !lexicon.matches(of: $0, by: .exact).isEmpty }
        let bare = try BareLookup(path: lexicon.path)
        let keys = found.map { $0.lowercased().filter { !" _-".contains($0) } }
        let tasks: [(name: String, run: (Int) throws -> Int)] = [
            ("bare SQLite, the bytes of the entry", { try bare.bytes(of: keys[$0]) }),
            ("matches, by spelling", { try lexicon.matches(of: found[$0], by: .exact).count }),
            ("matches, by any way", { try lexicon.matches(of: found[$0]).count }),
            ("forms", { try lexicon.forms(of: found[$0]).count }),
            ("translations into German", { try lexicon.translations(of: found[$0], to: .de).count }),
            ("thesaurus sets", { try lexicon.thesaurusSets(of: found[$0]).count }),
            ("suggestions for a misspelling", { try lexicon.suggestions(for: found[$0] + "q").count }),
            (
                "pattern, beginning given",
                { try lexicon.words(.matching(found[$0].prefix(3) + "*e"), atMost: 20).words.count }
            ),
            ("pattern, end given", { try lexicon.words(.matching("*" + found[$0].suffix(4)), atMost: 20).words.count }),
        ]
        print("\(found.count) headwords of \(lexicon.manifest.headwords), medians of \(rounds) rounds\n")
        print("look-up                                time     to bare")
        var times = [[Double]](repeating: [], count: tasks.count)
        for _ in 0..<rounds {
            for (index, task) in tasks.enumerated() {
                times[index].append(try time(task.run, count: found.count))
            }
        }
        let medians = times.map { $0.sorted()[rounds / 2] }
        for (task, median) in zip(tasks, medians) {
            let name = task.name.padding(toLength: 34, withPad: " ", startingAt: 0)
            print(name + String(format: "%8.1f us %9.2f", median * 1e6, median / medians[0]))
        }
    }

    /// Returns the average time of a call in seconds.
    private static func time(_ run: (Int) throws -> Int, count: Int) rethrows -> Double {
        let clock = ContinuousClock()
        var calls = 0
        let start = clock.now
        while clock.now - start < .milliseconds(100) {
            for index in 0..<count { _ = try run(index) }
            calls += count
        }
        return (clock.now - start) / .seconds(1) / Double(max(1, calls))
    }
}

extension WordListQuery {
    fileprivate static func matching(_ pattern: String) -> WordListQuery {
        var query = WordListQuery()
        query.pattern = pattern
        return query
    }
}

struct BenchFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
