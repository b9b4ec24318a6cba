import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct DictionaryTextsTests {
    // MARK: - WordNet

    private static func wordNet(nouns: String) -> [String: [UInt8]] {
        var files = ["noun": nouns, "verb": "", "adj": "", "adv": ""]
        files["verb"] = "00001740 29 v 01 breathe 0 000 01 + 02 00 | draw air into, and expel; \"I can breathe\"  \n"
        return Dictionary(
            uniqueKeysWithValues: files.map { ("usr/share/wordnet/data.\($0.key)", Array($0.value.utf8)) }
        )
    }

    @Test func theGlossOfASynsetIsADocument() throws {
        let nouns = """
              1 This software and database is being provided
            00001930 03 n 01 quotation 0 000 | a passage; "the student's essay had `quotations'"- W. Shakespeare
            """
        #expect(
            try StockTexts.documents(of: "wordnet", Self.wordNet(nouns: nouns)) == [
                "a passage\nthe student's essay had 'quotations'", "draw air into, and expel\nI can breathe",
            ]
        )
    }

    @Test(arguments: ["02 quotation 0 000", "-1 000", "01 quotation 0 -01", "01 quotation 0 FFF", "zz", "01"])
    func aDamagedSynsetIsRefusedByItsLine(words: String) throws {
        let files = Self.wordNet(nouns: "  1 The licence\n00001930 03 n \(words) | a passage\n")
        let failure = #expect(throws: ImportFailure.self) { try StockTexts.documents(of: "wordnet", files) }
        #expect(failure?.path == "usr/share/wordnet/data.noun")
        #expect(failure?.line == 2)
    }

    // MARK: - Ding

    @Test func theSentencesOfALineOfDingAreADocument() throws {
        let lines = """
            # Version
            Tee {m} | grüner Tee | Der Tee ist heiß. | Wie weit ist … ? | Tee trinken :: tea | green tea \
            | The tea is hot. [coll.]; It’s green tea (that is hot).; Tea is hot. | How far has … got? | to drink tea with sb.
            Glas {n} | Trink! | Nimm ihn! | Geht das? :: glass | Drink! | Take/Leave the tea. | "Is it all right?"
            Haus {n} :: house

            """
        #expect(
            try StockTexts.documents(of: "ding", at: "usr/share/trans/de-en", lines) == [
                "The tea is hot.\nIt's green tea.\nTea is hot.", "\"Is it all right?\"",
            ]
        )
    }

    @Test func aDamagedLineOfDingIsRefusedByItsNumber() throws {
        let failure = #expect(throws: ImportFailure.self) {
            try StockTexts.documents(of: "ding", at: "usr/share/trans/de-en", "# Version\nTee | Glas :: tea\n")
        }
        #expect(failure?.description == "usr/share/trans/de-en:2: there are 2 parts in German and 1 in English")
    }

    // MARK: - Dictionaries of dictd

    private func documents(of id: String, _ texts: String...) throws -> [String] {
        let files = DictdFiles(texts)
        let name = "usr/share/dictd/" + id
        return try StockTexts.documents(of: id, [name + ".index": files.index, name + ".dict.dz": files.compressed()])
    }

    @Test func anArticleOfFOLDOCIsADocumentOfItsProse() throws {
        let documents = try documents(
            of: "foldoc",
            """
            teapot
            pot

               <protocol> A {device} for {coffee (http://coffee.example/)}.

                  +---+

               It is short and stout.

               [{RFC 2324}]

               (1998-04-01)

            """,
            "cup\n\n   {teapot}\n\n"
        )
        #expect(documents == ["A device for coffee.\nIt is short and stout.", "teapot"])
    }

    @Test func aQuotationOfGCIDEIsADocumentWithoutItsAuthor() throws {
        let documents = try documents(
            of: "gcide",
            """
            Tea \\Tea\\, n. [Chin. tsh[=a].]
               1. The leaves of a shrub. "He drank
                  the tea." --Nobody.
                  [1913 Webster]

                        Here thou, great Anna,
                        Dost tea sometimes [ae]t take.
                                                              --Pope.
                  [1913 Webster]

                  (a) A meal.

                        Come to tea.      --Somebody.

            """,
            """
            Teacup \\Tea"cup`\\, n.
               A cup: "She broke the teacup" --X.
               [WordNet 1.5]

            """
        )
        #expect(
            documents == [
                "He drank the tea.", "Here thou, great Anna,\nDost tea sometimes æt take.", "Come to tea.",
            ]
        )
    }

    @Test(arguments: ["foldoc", "gcide"])
    func aDamagedDictionaryIsRefusedByItsFile(id: String) throws {
        let name = "usr/share/dictd/" + id
        let files = DictdFiles(["tea\n\n   A drink.\n"])
        let damaged = [name + ".index": files.index, name + ".dict.dz": Array(files.compressed().dropLast(12))]
        let failure = #expect(throws: ImportFailure.self) { try StockTexts.documents(of: id, damaged) }
        #expect(failure?.path == name + ".dict.dz")
    }

    // MARK: - Word counts

    @Test func wordsAreCountedAsTheyAreWritten() throws {
        let models = ["de_DE": "900 Tee\n700 tee\n", "de_AT": "900 Tee\n600 Jause\n", "de_CH": ""].map {
            ("usr/share/onboard/models/\($0).lm", Array("\\1-grams:\n\($1)\\2-grams:\n500 Tee trinken\n".utf8))
        }
        let german = try #require(StockCorpus.wiki.first { $0.language == .de })
        var root = DataRoot(try SampleLexicon.root(of: Dictionary(uniqueKeysWithValues: models)))
        #expect(try german.counts(in: &root) == ["Tee": 900, "tee": 700, "Jause": 600])
        #expect(StockCorpus.wiki.map(\.language) == [.en, .de, .es, .pt, .ro])
    }

    @Test func textsHaveNamesOfTheirOwn() {
        #expect(Set(StockCorpus.open.map(\.source.id)).count == StockCorpus.open.count)
    }
}
