import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import Testing

@Suite struct OnboardImporterTests {
    private static let american = """

        \\data\\
        ngram 1=6
        ngram 2=1

        \\1-grams:
        1 <unk>
        1 <s>
        42921 ABC
        92165 abc
        123456 color
        5000 the

        \\2-grams:
        700 the color

        \\end\\

        """

    private func lexicon(british: String) throws -> Lexicon {
        var files = ["en_US": Self.american, "en_GB": british]
        for name in ["en_CA", "en_AU"] { files[name] = "\\1-grams:\n" }
        return try SampleLexicon.build(
            ["onboard-en"],
            from: Dictionary(
                uniqueKeysWithValues: files.map { ("usr/share/onboard/models/\($0.key).lm", Array($0.value.utf8)) }
            )
        )
    }

    @Test(arguments: [
        ("abc", 92165), ("ABC", 42921), ("color", 123_456), ("colour", 120_000), ("the", 5000), ("<unk>", nil),
        ("the color", nil), ("Abc", nil),
    ])
    func aWordHasTheCountOfTheModelThatHasIt(word: String, count: Int?) throws {
        let lexicon = try lexicon(british: "\\1-grams:\n120000 colour\n5000 the\n\\2-grams:\n")
        #expect(try lexicon.count(of: word) == count)
    }

    @Test(arguments: ["abc def", "-5 abc", "9223372036854775807 abc", "500"])
    func aLineWithoutACountAndAWordIsRefused(line: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try lexicon(british: "\\1-grams:\n\n\(line)\n") }
        #expect(failure?.description == "usr/share/onboard/models/en_GB.lm:3: a count and a word are needed")
    }
}
