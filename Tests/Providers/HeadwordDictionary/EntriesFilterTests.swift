import Foundation
import HeadwordCore
import HeadwordDictionary
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// Compares filters of entries with a scan of every sense.
@Suite struct EntriesFilterTests {
    /// A sense that an answer may have: a sense, or a subsense with the properties it inherits from its sense.
    private struct Candidate {
        var id: String
        var domains: Set<Domain>
        var registers: Set<Register>
        var regions: Set<Region>
        var features: Set<GrammaticalFeature>

        func passes(_ filter: EntriesFilter) -> Bool {
            let places: Set<Region> = filter.region == .gb ? [.british, .scottish, .welsh] : [.us, .northAmerican]
            return (filter.domains.isEmpty || !domains.isDisjoint(with: filter.domains))
                && (filter.registers.isEmpty || !registers.isDisjoint(with: filter.registers))
                && (filter.grammaticalFeatures.isEmpty || !features.isDisjoint(with: filter.grammaticalFeatures))
                && (filter.region == nil || regions.isEmpty || !regions.isDisjoint(with: places))
        }
    }

    private func candidates(of entry: Entry) -> [Candidate] {
        let claimed = Set(entry.senses.flatMap { $0.grammaticalFeatures + $0.subsenses.flatMap(\.grammaticalFeatures) })
        let common = Set(entry.grammaticalFeatures).subtracting(claimed)
        return entry.senses.flatMap { sense in
            ([[sense]] + sense.subsenses.map { [sense, $0] }).map { line in
                Candidate(
                    id: line.last?.id ?? "",
                    domains: Set(line.flatMap(\.domains)),
                    registers: Set(line.flatMap(\.registers)),
                    regions: Set(line.flatMap(\.regions)),
                    features: common.union(line.flatMap(\.grammaticalFeatures))
                )
            }
        }
    }

    private func random(_ generator: inout some RandomNumberGenerator) -> EntriesFilter {
        func some<Member: Vocabulary>(_ members: [Member]) -> [Member] {
            guard Int.random(in: 0..<3, using: &generator) == 0 else { return [] }
            return (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
                members.randomElement(using: &generator)
            }
        }
        return EntriesFilter(
            grammaticalFeatures: some([.transitive, .intransitive, .plural, .attributive, .proper]),
            domains: some([.zoology, .mammal, .sport, .food, .clothing, .medicine, .computing]),
            registers: some([.informal, .archaic, .slang, .figurative, .obsolete]),
            region: some(Variety.allCases).first
        )
    }

    /// The ids of the senses of an answer, subsenses after their senses.
    private func ids(_ matches: [Match]) -> [String] {
        matches.flatMap(\.model.lexicalEntries).flatMap(\.entries).flatMap(\.senses)
            .flatMap { [$0.id] + $0.subsenses.map(\.id) }
    }

    private func check(_ lexicon: Lexicon, words: [String], filters: Int) throws {
        var generator = SystemRandomNumberGenerator()
        var found = 0
        for word in words {
            let query = WordQuery(word: word, match: .exact)
            let all = try query.matches(in: lexicon)
            for _ in 0..<filters {
                let filter = random(&generator)
                let expected = all.filter { match in
                    filter.region.map { $0.has(match.model.regions) } ?? true
                }.flatMap(\.model.lexicalEntries).flatMap(\.entries).flatMap(candidates).filter { $0.passes(filter) }
                let answer = try? EntriesRequest(query, filter: filter).response(from: lexicon)
                #expect(ids(answer?.matches ?? []) == expected.map(\.id), "\(word) \(filter)")
                found += expected.isEmpty ? 0 : 1
            }
        }
        #expect(found > words.count)
    }

    @Test func eachSenseThatPassesIsInTheAnswerAndNoOther() throws {
        let lexicon = try FixtureLexicon.open()
        try check(lexicon, words: try lexicon.headwords(), filters: 10)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"] != nil, "'make test' sets it up"))
    func eachSenseOfTheCoreLexiconThatPassesIsInTheAnswerAndNoOther() throws {
        let lexicon = try Lexicon(path: try #require(ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]))
        let words = try lexicon.headwords { $0.order = .frequency }
        try check(lexicon, words: Array(words.prefix(3000)), filters: 5)
    }

    @Test func aSpellingOfTheOtherVarietyLeadsToItsOwn() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let variant = VariantForm(text: "color", regions: [.us])
            draft.add(
                Entry(source: "test", variantForms: [variant], senses: [Sense(id: "1")]),
                to: .init(language: .en, word: "colour"),
                as: .noun
            )
            draft.add(.british, to: .init(language: .en, word: "colour"))
        }
        let error = try await failure("dictionary.entries", ["word": "colour", "region": "us"], on: lexicon)
        #expect(error.data["reason"] == "otherVariety")
        #expect(error.data["suggestions"] == ["color"])
        #expect(
            try await call("dictionary.entries", ["word": "colour", "region": "gb"], on: lexicon)["results"]?[0] != nil
        )
    }

    @Test func aSubsenseThatPassesStandsForItself() throws {
        let lexicon = try DraftLexicon.build { draft in
            let narrow = Sense(id: "2", domains: [.law], registers: [.dated])
            draft.add(
                Entry(source: "test", senses: [Sense(id: "1", domains: [.sport], subsenses: [narrow])]),
                to: .init(language: .en, word: "play"),
                as: .noun
            )
        }
        func senses(_ filter: EntriesFilter) throws -> [Sense] {
            try EntriesRequest(WordQuery(word: "play"), filter: filter).response(from: lexicon)
                .matches.flatMap(\.model.lexicalEntries).flatMap(\.entries).flatMap(\.senses)
        }
        let own = try senses(EntriesFilter(registers: [.dated]))
        #expect(own.map(\.id) == ["2"])
        // Inherited labels are shown, so that it is clear why it passes.
        #expect(own.first?.domains == [.law, .sport])
        #expect(try senses(EntriesFilter(domains: [.sport])).map(\.subsenses.count) == [1])
    }
}
