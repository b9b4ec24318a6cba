import Foundation
import HeadwordJSON
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// A question that both `wn` and `taxonomy.lookup` answer.
private struct TaxonomyQuestion: CustomTestStringConvertible {
    /// The search of `wn` (wn(1WN)).
    var search: String
    /// `noun` or `verb`.
    var part: String
    var relation: String
    var shape: String

    var testDescription: String { "\(search): \(relation) of a \(part) as a \(shape)" }

    static let all = [
        Self(search: "-hypen", part: "noun", relation: "hypernyms", shape: "path"),
        Self(search: "-hypev", part: "verb", relation: "hypernyms", shape: "path"),
        Self(search: "-hypon", part: "noun", relation: "hyponyms", shape: "list"),
        Self(search: "-hypov", part: "verb", relation: "hyponyms", shape: "list"),
        Self(search: "-treen", part: "noun", relation: "hyponyms", shape: "tree"),
        Self(search: "-treev", part: "verb", relation: "hyponyms", shape: "tree"),
        Self(search: "-meron", part: "noun", relation: "meronyms", shape: "list"),
        Self(search: "-holon", part: "noun", relation: "holonyms", shape: "list"),
    ]
}

/// The paths from a word, each a list of words and relations that starts at one of its senses.
private typealias Ways = [[String]]

@Suite(.enabled(if: WholeWordNet.isThere, "'make test' sets up what this needs"))
struct TaxonomyOracleTests {
    /// Returns words with many relations of all kinds, and a random selection.
    private func lemmas(_ wordNet: WholeWordNet, _ part: String) throws -> [String] {
        var generator = SeededGenerator(seed: 20261121)
        let known =
            part == "noun" ? ["dog", "car", "tree", "water", "hand", "paris", "city", "coffee"] : ["run", "move"]
        let all = try wordNet.lemmas(part)
        return known + (0..<200).map { _ in all.randomElement(using: &generator) ?? "" }
    }

    @Test(arguments: TaxonomyQuestion.all)
    private func whatIsRelatedIsWhatWNPrints(question: TaxonomyQuestion) async throws {
        try requireProviders(of: "taxonomy.lookup")
        let wordNet = try WholeWordNet()
        let service = try DictionaryService(lexicon: wordNet.lexicon)
        var compared = 0
        for lemma in try lemmas(wordNet, question.part) {
            let word = String(lemma.map { $0 == "_" ? " " : $0 })
            let printed = Printed(
                try await wordNet.output(of: question.search, for: lemma),
                word: word
            )
            // An answer that is cut, and says so, cannot be compared.
            guard let answered = try await answered(question, word, service) else { continue }
            #expect(answered.sortedWays == printed.ways.sortedWays, "\(word)")
            compared += printed.ways.count
        }
        #expect(compared >= 100)
    }

    /// Returns the service's answer; nil if it is cut.
    private func answered(_ question: TaxonomyQuestion, _ word: String, _ service: DictionaryService) async throws
        -> Ways?
    {
        var parameters: JSONObject = [
            "word": .string(word), "match": "folded", "lexicalCategory": .string(question.part),
            "relations": .string(question.relation), "shape": .string(question.shape), "limit": 500,
        ]
        if question.shape == "tree" { parameters["depth"] = 10 }
        let call = Call(method: "taxonomy.lookup", parameters: try JSONText(parameters.jsonBytes))
        let answer: JSONValue
        do {
            answer = try JSONText(try await service.begin(call).value().bytes).value()
        } catch let error as ErrorObject where error.data["reason"] == "noTaxonomy" {
            return []
        }
        // `wn` ignores case, but distinguishes spaces.
        let headwords = answer["results"]?.elements.filter { $0["word"]?.text?.lowercased() == word } ?? []
        let senses = headwords.flatMap { $0["lexicalEntries"]?.elements ?? [] }
            .flatMap { $0["senses"]?.elements ?? [] }
        guard senses.allSatisfy({ $0["isTruncated"] == nil }) else { return nil }
        let ways = senses.flatMap { $0.ways(along: question.relation) }
        return ways.contains { $0.count > 10 } && question.shape == "tree" ? nil : ways
    }
}

extension WholeWordNet {
    fileprivate func output(of search: String, for lemma: String) async throws -> String {
        try await Program.run(
            "\(root)/usr/bin/wn",
            [lemma, search],
            environment: ["WNSEARCHDIR": "\(root)/usr/share/wordnet", "LD_LIBRARY_PATH": "\(root)/usr/lib"]
        ).output
    }
}

extension JSONValue {
    private var words: String {
        (self["words"]?.elements ?? []).compactMap { $0["text"]?.text }.joined(separator: ", ")
    }

    /// Returns the paths from a sense, or from a concept of a tree, each including its start.
    fileprivate func ways(along relation: String) -> Ways {
        let here = [self["relation"]?.text, words].compactMap(\.self).joined(separator: ": ")
        let paths = self["hypernymPaths"]?.elements.map { $0.elements.flatMap { $0.ways(along: "") }.flatMap(\.self) }
        let below = paths ?? (self[relation]?.elements ?? []).flatMap { $0.ways(along: relation) }
        return below.isEmpty ? [[here]] : below.map { [here] + $0 }
    }
}

extension Ways {
    fileprivate var sortedWays: [String] { map { $0.joined(separator: " > ") }.sorted() }
}

/// The output of `wn`, read line by line.
private struct Printed {
    private static let relations = [
        "INSTANCE OF=>": ConceptRelation.instanceHypernym, "HAS INSTANCE=>": .instanceHyponym,
        "HAS MEMBER:": .memberMeronym, "HAS PART:": .partMeronym, "HAS SUBSTANCE:": .substanceMeronym,
        "MEMBER OF:": .memberHolonym, "PART OF:": .partHolonym, "SUBSTANCE OF:": .substanceHolonym,
    ]

    private(set) var ways: Ways = []
    /// The sense and the lines above the current one, each indented less than the next.
    private var open: [(indentation: Int, text: String)] = []
    /// Whether the last line had none below it.
    private var endsHere = false
    private let isHypernym: Bool

    /// - Parameters:
    ///   - output: what was printed, perhaps also about other spellings and words that the word is a form of.
    init(_ output: String, word: String) {
        isHypernym = output.contains("Hypernyms")
        var isSense = false
        var isWanted = false
        for line in output.split(separator: "\n") {
            if line.contains(" senses of ") || line.contains(" sense of ") {
                isWanted = line.trimmingCharacters(in: .whitespaces).hasSuffix(" of \(word)")
            }
            guard isWanted else { continue }
            if line.hasPrefix("Sense ") {
                close(to: -1)
                isSense = true
            } else if isSense {
                add(0, String(line))
                isSense = false
            } else if !open.isEmpty {
                let text = line.drop { $0 == " " }
                guard text.count < line.count, !text.isEmpty, !text.hasPrefix("Phrasal Verb->") else { continue }
                add(line.count - text.count, Self.named(text, isHypernym: isHypernym))
            }
        }
        close(to: -1)
    }

    private mutating func add(_ indentation: Int, _ text: String) {
        close(to: indentation)
        open.append((indentation, text))
        endsHere = true
    }

    /// Ends the paths that do not continue.
    private mutating func close(to indentation: Int) {
        // `wn` prints the first line even of senses without relations.
        if endsHere, open.count > 1, open[open.count - 1].indentation >= indentation { ways.append(open.map(\.text)) }
        endsHere = false
        open.removeAll { $0.indentation >= indentation }
        if indentation < 0 { open = [] }
    }

    private static func named(_ text: Substring, isHypernym: Bool) -> String {
        for (marker, relation) in relations where text.hasPrefix(marker) {
            return "\(relation.label): \(text.dropFirst(marker.count + 1))"
        }
        return "\(isHypernym ? "hypernym" : "hyponym"): \(text.dropFirst("=> ".count))"
    }
}
