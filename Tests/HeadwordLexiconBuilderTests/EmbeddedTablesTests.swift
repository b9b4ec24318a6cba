import Foundation
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// The builder's own tables, which are embedded in its code.
@Suite struct EmbeddedTablesTests {
    /// The tables that one function reads.
    struct Reader: Sendable, CustomTestStringConvertible {
        var tables: [String]
        var read: @Sendable () throws -> Void

        init(_ tables: String..., read: @escaping @Sendable () throws -> Void) {
            self.tables = tables
            self.read = read
        }

        var testDescription: String { tables.joined(separator: ", ") }
    }

    static let readers = [
        Reader("accents.tsv") { _ = try WebsterAccents() },
        Reader("phones.tsv", "stress.tsv") { _ = try PhoneticAlphabet(accents: WebsterAccents()) },
        Reader("sounds.tsv") { _ = try ReviewedSounds() },
        Reader("capitonyms.tsv") {
            _ = try TabSeparatedTable("capitonyms.tsv", PackageResources.capitonyms_tsv, columns: 1)
        },
        Reader("counted-nouns.tsv") {
            _ = try TabSeparatedTable("counted-nouns.tsv", PackageResources.counted_nouns_tsv, columns: 1)
        },
        Reader("parts-of-speech.tsv") { _ = try BroughtCategory.table() },
        Reader("wiktextract-general-topics.tsv", "wiktextract-tags.tsv", "wiktextract-topics.tsv") {
            _ = try WiktextractLabels()
        },
        Reader("edict-categories.tsv") { _ = try EDICTImporter.categories() },
        Reader("apertium-tags.tsv") { _ = try ApertiumTags() },
        Reader("portuguese-tags.tsv") { _ = try PortugueseTags() },
        Reader("charged-phrases.tsv") { _ = try ChargedLabels() },
        Reader("dated-phrases.tsv") { _ = try DatedTexts() },
        Reader("corrected-facts.tsv") { _ = try CorrectedFacts() },
        Reader("contractions.tsv", "function-words.tsv", "modern-words.tsv", "names.tsv") {
            _ = try SupplementRow.all()
        },
        Reader("descriptions.tsv") { _ = try Descriptions() },
        Reader("ding-domains.tsv", "ding-registers.tsv", "ding-regions.tsv") { _ = try DingLabels() },
        Reader("first-categories.tsv") { _ = try FirstCategories() },
        Reader("foldoc-categories.tsv") { _ = try FOLDOCCategories() },
        Reader("freedict-grammar.tsv") { _ = try FreeDictGrammar.Table() },
        Reader("freedict-labels.tsv") { _ = try FreeDictLabels() },
        Reader(
            "gcide-authors.tsv",
            "gcide-domains.tsv",
            "gcide-escapes.tsv",
            "gcide-etymology.tsv",
            "gcide-misprints.tsv",
            "gcide-regions.tsv",
            "gcide-registers.tsv"
        ) { _ = try GCIDETables.check() },
        Reader("reviewed-etymologies.tsv") { _ = try ReviewedEtymologies() },
        Reader("gcide-reviewed-phrases.tsv") { _ = try ReviewedPhrases() },
        Reader("gcide-reviewed-senses.tsv") {
            _ = try ReviewedSenses("gcide-reviewed-senses.tsv", PackageResources.gcide_reviewed_senses_tsv)
        },
        Reader("glosses.tsv", "regions.tsv", "roots.tsv", "topics.tsv", "usages.tsv") { _ = try WordNetLabels() },
        Reader("reviewed-examples.tsv") { _ = try ReviewedExamples() },
        Reader("reviewed-senses.tsv") {
            _ = try ReviewedSenses("reviewed-senses.tsv", PackageResources.reviewed_senses_tsv)
        },
        Reader("wordnet-misprints.tsv") { _ = try Misprints.wordNet() },
        Reader("shared-spellings.tsv", "spelling-differences.tsv") { _ = try SpellingPairs([:]) },
        Reader("thesaurus-labels.tsv") { _ = try MyThesLabels(of: .de) },
        Reader(
            "auxiliaries.tsv",
            "comparisons.tsv",
            "compound-links.tsv",
            "postpositive-adjectives.tsv",
            "unchanged-pasts.tsv",
            "unchanged-plurals.tsv",
            "verb-prefixes.tsv"
        ) { _ = try EnglishLists() },
    ]

    @Test(arguments: readers) func aTableHasNoMistake(reader: Reader) throws { try reader.read() }

    @Test func everyTableIsRead() throws {
        let directory = TestFiles.repository + "/Sources/Making/HeadwordLexiconBuilder"
        let files = try #require(FileManager.default.enumerator(atPath: directory)).compactMap { $0 as? String }
        let tables = files.filter { $0.hasSuffix(".tsv") }.map { URL(filePath: $0).lastPathComponent }
        #expect(tables.sorted() == Self.readers.flatMap(\.tables).sorted())
    }

    @Test func aLineWithTooFewColumnsIsNamed() {
        let failure = #expect(throws: ImportFailure.self) {
            try TabSeparatedTable("own.tsv", Array("# of our own\n\none\ttwo\nthree\n".utf8), columns: 2)
        }
        #expect(failure?.description == "own.tsv:4: 2 columns are needed")
    }

    @Test func aLineWithAnUnknownLabelIsNamed() {
        let text = "music\tmusic\nnothing\t-\nboth\tmusic law\nchemistry\tmusic chemestry\n"
        let failure = #expect(throws: ImportFailure.self) {
            try LabelTable("own.tsv", Array(text.utf8), each: Domain.init(label:))
        }
        #expect(failure?.description == "own.tsv:4: 'music chemestry' is not a label")
    }

    @Test func aLineWithAnUnknownChangeIsNamed() {
        let failure = #expect(throws: ImportFailure.self) {
            try ReviewedSenses("own.tsv", Array("set\tnoun\ta group\tfirst\nset\tnoun\ta group\tfrist\n".utf8))
        }
        #expect(failure?.description == "own.tsv:2: there is no such category or change")
    }
}
