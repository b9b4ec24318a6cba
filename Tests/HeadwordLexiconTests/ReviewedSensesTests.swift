import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The individually reviewed senses, in the core lexicon.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct ReviewedSensesTests {
    private struct Row {
        var word: String
        var category: LexicalCategory
        var beginning: String
        var change: String
        /// The definition of the sense, if the review changed it.
        var definition: String?
        /// The number of the word's senses that are moved before this one, if it is moved to the front.
        var place = 0
    }

    private struct Word: Hashable {
        var text: String
        var category: LexicalCategory
    }

    private func rows(of file: String) throws -> [Row] {
        let path = "/Sources/Making/HeadwordLexiconBuilder/Importers/" + file
        let table = String(decoding: try TestFiles.contents(of: TestFiles.repository + path), as: UTF8.self)
        var rows = try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map(String.init)
            let category = try #require(LexicalCategory(label: fields[1]))
            return Row(word: fields[0], category: category, beginning: fields[2], change: fields[3])
        }
        let words = Dictionary(grouping: rows.indices) { Word(text: rows[$0].word, category: rows[$0].category) }
        for indices in words.values {
            var moved = 0
            for index in indices.reversed() {
                let beginning = rows[index].beginning
                let renamed = indices.first { other in
                    let row = rows[other]
                    return row.change.hasPrefix(": ")
                        && (row.beginning.hasPrefix(beginning) || beginning.hasPrefix(row.beginning))
                }
                rows[index].definition = renamed.map { String(rows[$0].change.dropFirst(2)) }
                guard rows[index].change == "first" else { continue }
                rows[index].place = moved
                moved += 1
            }
        }
        return rows
    }

    private func holds(_ row: Row, _ senses: [Sense]) -> Bool {
        if row.change == "-" { return !senses.contains { $0.definitions.first?.hasPrefix(row.beginning) ?? false } }
        let index = senses.firstIndex { sense in
            let definition = sense.definitions.first ?? ""
            return definition == row.definition || definition.hasPrefix(row.beginning)
        }
        guard let index else { return false }
        let (sense, value) = (senses[index], String(row.change.drop { $0 != " " }.dropFirst()))
        if row.change == "first" { return index == row.place }
        if row.change == "last" { return index > 0 }
        let words = value.split(separator: " | ").map(String.init)
        if row.change.hasPrefix("with ") { return words.allSatisfy(sense.synonyms.contains) }
        if row.change.hasPrefix("without ") {
            let nyms = sense.synonyms + sense.antonyms.map(\.word)
            return !words.contains(where: nyms.contains)
        }
        if row.change.hasPrefix("mark ") { return sense.registers.contains { $0.label == value } }
        guard row.change.hasPrefix("not ") else { return sense.definitions == [value] }
        let labels = sense.domains.map(\.label) + sense.registers.map(\.label) + sense.regions.map(\.label)
        return !(labels + sense.grammaticalFeatures.map(\.label)).contains(value)
    }

    @Test func eachReviewedEtymologyIsAsItWasReviewed() throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon)).withDated()
        let path = "/Sources/Making/HeadwordLexiconBuilder/Importers/GCIDE/reviewed-etymologies.tsv"
        let table = String(decoding: try TestFiles.contents(of: TestFiles.repository + path), as: UTF8.self)
        let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        try #require(rows.allSatisfy { $0.count == 3 && !$0.contains("") })
        let idle = try rows.filter { row in
            let etymologies = try lexicon.matches(of: row[0], by: .exact).flatMap(\.model.lexicalEntries)
                .flatMap(\.entries).flatMap(\.etymologies)
            let isMended = row[2] == "-" || etymologies.contains { $0.contains(row[2]) }
            return !isMended || !row[2].contains(row[1]) && etymologies.contains { $0.contains(row[1]) }
        }
        #expect(idle == [])
        #expect(rows.count > 200)
    }

    @Test(arguments: [
        ("WordNet/reviewed-senses.tsv", "wordnet", 10_000), ("GCIDE/gcide-reviewed-senses.tsv", "gcide", 80),
    ])
    func eachRowFindsItsSenseAndChangesIt(file: String, source: String, least: Int) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon)).withDated()
        let rows = try rows(of: file)
        let idle = try rows.filter { row -> Bool in
            let parts = try lexicon.matches(of: row.word, by: .exact).first { $0.entry.word == row.word }?.model
                .lexicalEntries.first { $0.lexicalCategory == row.category }
            let senses = (parts?.entries ?? []).filter { $0.source == source }.flatMap(\.senses)
                .flatMap { [$0] + $0.subsenses }
            return !holds(row, senses)
        }
        #expect(idle.map { "\($0.word) \($0.category.label) \($0.beginning): \($0.change)" } == [])
        #expect(rows.count > least)
    }
}
