import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import JSONRPC

/// Measures methods inside the service, without a transport, compared with a look-up of one word.
@main
struct MethodBench {
    private static let rounds = 7

    private struct Question: Sendable {
        var name: String
        var method: String
        /// The parameters for a word.
        var parameters: @Sendable (String) -> JSONValue
    }

    private static let tasks = [
        Question(name: "dictionary.entries, one word", method: "dictionary.entries") { ["word": .string($0)] },
        Question(name: "thesaurus.lookup", method: "thesaurus.lookup") { ["word": .string($0)] },
        Question(name: "sentences.lookup", method: "sentences.lookup") { ["word": .string($0)] },
        Question(name: "inflections.forms", method: "inflections.forms") { ["word": .string($0)] },
        Question(name: "inflections.lemmas", method: "inflections.lemmas") { ["word": .string($0)] },
        Question(name: "translations.lookup", method: "translations.lookup") { ["word": .string($0), "target": "de"] },
        Question(name: "search.query, exact", method: "search.query") { ["q": .string($0)] },
        Question(name: "search.query, prefix, 20 headwords", method: "search.query") {
            ["q": .string(String($0.prefix(3))), "prefix": true]
        },
        Question(name: "search.query, misspelt", method: "search.query") { ["q": .string($0 + "q")] },
        Question(name: "search.at, in a sentence", method: "search.at") {
            ["text": .string("They may \($0) it again."), "offset": 10]
        },
        Question(name: "wordlist.query, 3 filters, 20 headwords", method: "wordlist.query") {
            threeFilters($0, limit: 20)
        },
        Question(name: "wordlist.query, 3 filters, 100 headwords", method: "wordlist.query") {
            threeFilters($0, limit: 100)
        },
        Question(name: "wordlist.query, by frequency", method: "wordlist.query") { word in
            ["lexicalCategory": "noun", "prefix": .string(String(word.prefix(1))), "sort": "frequency"]
        },
        Question(name: "wordlist.query, pattern s?????y", method: "wordlist.query") { word in
            ["pattern": .string(String(word.prefix(1)) + "?????y")]
        },
        Question(name: "wordlist.query, pattern *tion", method: "wordlist.query") { word in
            ["pattern": .string("*" + word.suffix(4))]
        },
        Question(name: "taxonomy.lookup", method: "taxonomy.lookup") { ["word": .string($0)] },
        Question(name: "lexistats.word", method: "lexistats.word") { ["trueCase": .string($0)] },
        Question(name: "lexistats.words, forms of a lemma", method: "lexistats.words") { ["lemma": .string($0)] },
        Question(name: "lexistats.ngrams, one 2-gram", method: "lexistats.ngrams") { ["tokens": .string("the " + $0)] },
        Question(name: "lexistats.ngrams, 100 3-grams with a word", method: "lexistats.ngrams") {
            ["contains": .string($0), "size": 3]
        },
        Question(name: "lexistats.collocations", method: "lexistats.collocations") { ["word": .string($0)] },
    ]

    private static let subjects = ["medicine", "food", "law", "sport", "music", "mathematics", "plant", "zoology"]
    private static let registers = ["informal", "archaic", "obsolete", "technical", "slang"]

    private static func threeFilters(_ word: String, limit: Int64) -> JSONValue {
        let number = word.utf8.reduce(0) { $0 + Int($1) }
        return [
            "lexicalCategory": ["noun", "verb"], "limit": .integer(limit),
            "domains": [.string(subjects[number % 8]), .string(subjects[(number + 3) % 8])],
            "exclude": ["registers": [.string(registers[number % 5])]],
        ]
    }

    /// The corpora must exist; otherwise the times would be those of refusals.
    static func main() async throws {
        guard CommandLine.arguments.count == 3 else { throw BenchFailure("usage: method-bench LEXICON WORDS") }
        let lexicon = try Lexicon(path: CommandLine.arguments[1])
        let service = try DictionaryService(lexicon: lexicon)
        for corpus in ["wiki", "open"] {
            let parameters: JSONValue = ["trueCase": "the", "corpus": .string(corpus)]
            _ = try await service.begin(
                Call(method: "lexistats.word", parameters: try JSONText(parameters.jsonBytes))
            ).value()
        }
        let words = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let found = try words.filter { try !lexicon.matches(of: $0, by: .exact).isEmpty }
        let calls = try tasks.map { task in
            try found.map { Call(method: task.method, parameters: try JSONText(task.parameters($0).jsonBytes)) }
        }
        var times = [[Double]](repeating: [], count: tasks.count)
        for _ in 0..<rounds {
            for index in tasks.indices { times[index].append(try await time(of: calls[index], service)) }
        }
        let medians = times.map { $0.sorted()[rounds / 2] }
        print("\(found.count) words of \(lexicon.manifest.headwords), medians of \(rounds) rounds, answers as JSON\n")
        print("method                                         time     to one word")
        for (task, median) in zip(tasks, medians) {
            let name = task.name.padding(toLength: 42, withPad: " ", startingAt: 0)
            print(name + String(format: "%8.1f us %12.2f", median * 1e6, median / medians[0]))
        }
    }

    /// Returns the average time of a call in seconds; calls for words without an answer count, too.
    private static func time(of calls: [Call], _ service: DictionaryService) async throws -> Double {
        let clock = ContinuousClock()
        var count = 0
        let start = clock.now
        while clock.now - start < .milliseconds(150) {
            for call in calls {
                _ = (try? await service.begin(call).value())?.bytes.count
                count += 1
                if count.isMultiple(of: 50), clock.now - start >= .milliseconds(600) { break }
            }
        }
        return (clock.now - start) / .seconds(1) / Double(max(1, count))
    }
}

struct BenchFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
