import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// The setup that `make test` provides for these tests: the whole WordNet, the `wn` program, and the lexicon built from
/// it.
struct WholeWordNet {
    var root: String
    var lexicon: Lexicon

    static var isThere: Bool {
        ProcessInfo.processInfo.environment["HEADWORD_PACKAGES"] != nil
    }

    init() throws {
        let environment = ProcessInfo.processInfo.environment
        root = try #require(environment["HEADWORD_PACKAGES"])
        lexicon = try Lexicon(path: try #require(environment["HEADWORD_CORE_LEXICON"]))
    }

    /// Returns the lemmas of an index file, as written there.
    func lemmas(_ part: String) throws -> [String] {
        let text = String(
            decoding: try TestFiles.contents(of: "\(root)/usr/share/wordnet/index.\(part)"),
            as: UTF8.self
        )
        return text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
    }

    /// Returns the glosses that `wn LEMMA -over` prints under a part of speech, in order, with our quotation marks.
    func glosses(of lemma: String, _ part: String) async throws -> [String] {
        let output = try await Program.run(
            "\(root)/usr/bin/wn",
            [lemma, "-over"],
            environment: [
                "WNSEARCHDIR": "\(root)/usr/share/wordnet", "LD_LIBRARY_PATH": "\(root)/usr/lib",
            ]
        ).output
        let name = String(lemma.map { $0 == "_" ? " " : $0 })
        guard let start = output.range(of: "The \(part) \(name) has ") else { return [] }
        let section = output[start.upperBound...].components(separatedBy: "\nOverview of ")[0]
        return section.split(separator: "\n").compactMap { line in
            guard line.first?.isNumber == true, let dashes = line.range(of: " -- (") else { return nil }
            let gloss = String(line[dashes.upperBound...].dropLast())
            return gloss.contains("(`)") ? gloss : String(gloss.map { $0 == "`" ? "'" : $0 == "_" ? " " : $0 })
        }
    }
}

/// Compares our answers with those of WordNet's own program.
@Suite(.enabled(if: WholeWordNet.isThere, "'make test' sets up what this needs"))
struct OracleTests {
    private static let parts: [(file: String, name: String, category: LexicalCategory)] = [
        ("noun", "noun", .noun), ("verb", "verb", .verb), ("adj", "adj", .adjective), ("adv", "adv", .adverb),
    ]

    /// Returns the rest of a gloss without our definitions and examples: only the text that connects them.
    ///
    /// - Returns: nil if one of them is not in the gloss.
    private func remainder(of gloss: String, without sense: Sense) -> String? {
        var rest = gloss
        for part in sense.examples.flatMap({ parts(of: $0, in: gloss) }) {
            guard let range = rest.range(of: part) else { return nil }
            rest.removeSubrange(range)
        }
        for definition in sense.definitions {
            guard let range = range(of: definition, in: rest) else { return nil }
            rest.removeSubrange(range)
        }
        for author in sense.examples.compactMap(\.author) {
            // Some initials are not followed by a space in the gloss.
            let name = NSRegularExpression.escapedPattern(for: author).replacing("\\. ", with: "\\. ?")
            guard let range = rest.range(of: name, options: .regularExpression) else { return nil }
            rest.removeSubrange(range)
        }
        if !sense.registers.isEmpty || !sense.regions.isEmpty || !sense.domains.isEmpty {
            rest = withoutLabels(rest)
        }
        return rest.components(separatedBy: CharacterSet(charactersIn: ";:,-\" ")).joined()
    }

    /// Returns the range of a definition in a gloss. The definition may begin with text that comes from the pointers of
    /// its synset alone: `a genus of murres`.
    private func range(of definition: String, in gloss: String) -> Range<String.Index>? {
        let words = definition.components(separatedBy: ", such as the ")[0].split(separator: " ")
        return (0..<min(words.count, 7)).lazy.compactMap {
            gloss.range(of: words.dropFirst($0).joined(separator: " "))
        }.first
    }

    /// Returns the rest of a gloss without the parenthesis at its start, if that contains only labels that we know.
    private func withoutLabels(_ rest: String) -> String {
        guard rest.hasPrefix("("), let end = rest.firstIndex(of: ")") else { return rest }
        let phrases = rest[..<end].dropFirst().replacing(" and ", with: ",").replacing(" or ", with: ",")
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let isAllLabels = phrases.allSatisfy { phrase in
            labels.contains(phrase) || phrase.split(separator: " ").allSatisfy { labels.contains(String($0)) }
        }
        return isAllLabels ? String(rest[rest.index(after: end)...]) : rest
    }

    /// The labels that our definitions leave out because the senses have them.
    private var labels: Set<String> {
        let path = TestFiles.repository + "/Sources/Making/HeadwordLexiconBuilder/Importers/WordNet/glosses.tsv"
        let lines = String(decoding: (try? TestFiles.contents(of: path)) ?? [], as: UTF8.self).split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) })
    }

    /// Returns an example as the gloss has it: a remark after it stands outside its quotation marks.
    private func parts(of example: Example, in gloss: String) -> [String] {
        guard !gloss.contains(example.text), let bracket = example.text.range(of: " (", options: .backwards) else {
            return [example.text]
        }
        return [String(example.text[..<bracket.lowerBound]), String(example.text[bracket.lowerBound...])]
    }

    /// The rows that were reviewed by hand.
    private var reviewedRows: [Substring] {
        let path = TestFiles.repository + "/Sources/Making/HeadwordLexiconBuilder/Importers/WordNet/reviewed-senses.tsv"
        return String(decoding: (try? TestFiles.contents(of: path)) ?? [], as: UTF8.self).split(separator: "\n")
    }

    private var reviewedWords: Set<String> { Set(reviewedRows.map { $0.prefix { $0 != "\t" }.lowercased() }) }

    /// Returns a gloss with the reviewed examples in place of the original ones.
    private func withReviewedExamples(_ gloss: String) -> String {
        let path =
            TestFiles.repository + "/Sources/Making/HeadwordLexiconBuilder/Importers/WordNet/reviewed-examples.tsv"
        let lines = String(decoding: (try? TestFiles.contents(of: path)) ?? [], as: UTF8.self).split(separator: "\n")
        var gloss = gloss
        for row in lines.map({ $0.split(separator: "\t").map(String.init) }) where row.count == 2 {
            let replacement: String = row[1] == "-" ? "" : "\"" + row[1] + "\""
            gloss = gloss.replacing("\"" + row[0] + "\"", with: replacement)
        }
        return gloss
    }

    private static let remarks = [
        "(trade name", "name for ", "names for ", "slang for ", "term for ", "terms for ", "word for ", "words for ",
    ]

    @Test func twoHundredRandomHeadwordsHaveExactlyTheSensesOfWN() async throws {
        let wordNet = try WholeWordNet()
        var generator = SeededGenerator(seed: 20261121)
        let reviewedWords = reviewedWords
        let misprints = try Misprints.wordNet()
        var compared = 0
        for _ in 0..<200 {
            let part = try #require(Self.parts.randomElement(using: &generator))
            let lemma = try #require(try wordNet.lemmas(part.file).randomElement(using: &generator))
            let word = String(lemma.map { $0 == "_" ? " " : $0 })
            guard !reviewedWords.contains(word) else { continue }
            let glosses = try await wordNet.glosses(of: lemma, part.name)
            // Remarks about the word itself are not part of our definitions: see WordNetLabelsTests and
            // GlossHeadsTests.
            guard !glosses.contains(where: { gloss in Self.remarks.contains { gloss.contains($0) } }) else { continue }
            // `wn` ignores case: it prints the senses of all spellings.
            let senses = try wordNet.lexicon.matches(of: word, by: .folded)
                .filter { $0.entry.word.lowercased() == word }
                .flatMap(\.model.lexicalEntries).filter { $0.lexicalCategory == part.category }
                .flatMap(\.entries).filter(\.isWordNet).flatMap(\.senses)
            #expect(senses.count == glosses.count, "\(word) as \(part.name)")
            var left = glosses.map { withReviewedExamples(misprints.corrected($0)) }
            for sense in senses {
                let index = left.firstIndex { remainder(of: $0, without: sense)?.isEmptyOrConnective == true }
                let found = try #require(index, "\(word): \(sense.definitions) is no sense that wn prints: \(left)")
                left.remove(at: found)
                compared += 1
            }
            #expect(left.isEmpty, "\(word): wn has more: \(left)")
        }
        #expect(compared >= 150)
    }

    @Test func sensesOfOneSpellingKeepTheOrderOfWN() async throws {
        let wordNet = try WholeWordNet()
        // Words that nobody has reviewed.
        let words = Set(["gaff", "harrow", "lug", "lurch", "mullet", "purl", "ruff", "sluice", "tarpon", "welt"])
            .subtracting(reviewedWords)
        #expect(words.count >= 5)
        for word in words {
            for match in try wordNet.lexicon.matches(of: word, by: .exact) {
                for lexicalEntry in match.model.lexicalEntries where lexicalEntry.entries.contains(where: \.isWordNet) {
                    let part = try #require(Self.parts.first { $0.category == lexicalEntry.lexicalCategory })
                    let glosses = try await wordNet.glosses(of: word, part.name)
                    let senses = lexicalEntry.entries.filter(\.isWordNet).flatMap(\.senses)
                    // `wn` prints the senses of other spellings (Set, the god) in between.
                    var rest = glosses[...]
                    for sense in senses {
                        let index = rest.firstIndex { sense.definitions.allSatisfy($0.contains) }
                        rest = rest[(try #require(index, "\(word): \(sense.definitions)") + 1)...]
                    }
                }
            }
        }
    }

    /// The counts of a parser written independently of ours; the two differ on some forty unbalanced glosses.
    @Test func glossesGiveTheDefinitionsAndExamplesThatWereCountedInTheData() throws {
        let wordNet = try WholeWordNet()
        var (one, several, examples, withExamples) = (0, 0, 0, 0)
        for part in Self.parts {
            let path = "\(wordNet.root)/usr/share/wordnet/data.\(part.file)"
            for line in String(decoding: try TestFiles.contents(of: path), as: UTF8.self).split(separator: "\n") {
                guard !line.hasPrefix(" "), let bar = line.firstIndex(of: "|") else { continue }
                let gloss = Gloss(String(line[line.index(after: bar)...]))
                if gloss.definitions.count == 1 { one += 1 } else { several += 1 }
                examples += gloss.examples.count
                if !gloss.examples.isEmpty { withExamples += 1 }
            }
        }
        #expect(one + several == 117_659)
        #expect((101_700...101_760).contains(one))
        #expect((48_250...48_350).contains(examples))
        #expect((32_870...32_930).contains(withExamples))
    }

    @Test func eachReviewedExampleIsOneOfWordNet() throws {
        let path =
            TestFiles.repository + "/Sources/Making/HeadwordLexiconBuilder/Importers/WordNet/reviewed-examples.tsv"
        let rows = String(decoding: try TestFiles.contents(of: path), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        var idle = Set(rows.map { String($0.prefix { $0 != "\t" }) })
        #expect(rows.count > 100 && idle.count == rows.count)
        let misprints = try Misprints.wordNet()
        for part in Self.parts {
            let data = try TestFiles.contents(of: "\(try WholeWordNet().root)/usr/share/wordnet/data.\(part.file)")
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                guard !line.hasPrefix(" "), let bar = line.firstIndex(of: "|") else { continue }
                let gloss = Gloss(misprints.corrected(String(line[line.index(after: bar)...])))
                idle.subtract(gloss.examples.map(\.text))
            }
        }
        #expect(idle == [])
    }

    /// The counts of a program written independently of ours, except for a British spelling that has the senses of its
    /// American counterpart, and for labels that a review removed.
    @Test func domainsHaveTheHeadwordsThatWereCountedInTheData() throws {
        let lexicon = try WholeWordNet().lexicon
        var words: [Domain: Set<String>] = [:]
        for word in try lexicon.headwords() {
            let entries = try lexicon.matches(of: word, by: .exact).flatMap(\.model.lexicalEntries).flatMap(\.entries)
                .filter(\.isWordNet)
            for domain in entries.flatMap(\.senses).flatMap(\.domains) {
                words[domain, default: []].insert(word.lowercased())
            }
        }
        let counted: [Domain: Int] = [
            .airForce: 20, .clothing: 971, .drink: 473, .fish: 2171, .food: 3487, .mammal: 3210, .reptile: 978,
            .yoga: 3,
        ]
        for (domain, count) in counted {
            let takenAway = reviewedRows.count { $0.hasSuffix("\tnot \(domain.label)") }
            #expect((count - takenAway...count).contains(words[domain]?.count ?? 0), "\(domain.label)")
        }
        #expect(words.count == 253)
    }

    @Test func everyFormLeadsBackToItsHeadword() throws {
        let forms = try strayForms(of: try WholeWordNet().lexicon)
        #expect(forms.stray.isEmpty)
        #expect(forms.found > 300_000)
    }

    @Test func everyLemmaIsFound() throws {
        let wordNet = try WholeWordNet()
        let lexicon = try wordNet.lexicon.withDated()
        var missing: [String] = []
        var asked = 0
        for part in Self.parts {
            for lemma in try wordNet.lemmas(part.file) {
                asked += 1
                let matches = try lexicon.matches(of: lemma, by: .folded)
                let isFound = matches.contains { match in
                    match.model.id.lowercased() == lemma
                        && match.model.lexicalEntries.contains { $0.lexicalCategory == part.category }
                }
                if !isFound { missing.append(lemma) }
            }
        }
        #expect(asked == 155_287)
        // Misprints that we correct.
        #expect(missing == ["carry-the_can", "give-up_the_ghost", "have-to_doe_with"])
    }
}

extension String {
    /// Whether only words that connect examples are left.
    fileprivate var isEmptyOrConnective: Bool {
        ["", "or", "and", "e.g.", "asin", "eg"].contains(self)
    }
}

/// SplitMix64: the same words in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Entry {
    fileprivate var isWordNet: Bool { source == "wordnet" }
}
