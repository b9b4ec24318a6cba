import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Facts that WordNet expresses only by its pointers.
@Suite struct GlossHeadsTests {
    private static let data = """
        00000100 26 n 01 fever 0 000 | a rise in the temperature of the body
        00000200 26 n 01 yellow_jack 0 001 @ 00000100 n 0000 | caused by a flavivirus
        00000300 04 n 01 behalf 0 001 @ 00000100 n 0000 | of somebody
        00000400 05 n 02 Uria 0 genus_Uria 0 001 %m 00000500 n 0000 | murres
        00000500 05 n 01 murre 0 000 | a black-and-white diving bird
        00000600 05 n 02 Alcidae 0 family_Alcidae 0 001 %m 00000400 n 0000 | coextensive with the order Alciformes
        00000700 06 n 01 Cardura 0 000 | an antihypertensive drug (trade name Cardura)
        00000800 06 n 01 doxazosin 0 000 | an antihypertensive drug (trade name Cardura)

        """
    private static let index = """
        alcidae n 1 0 1 0 00000600
        behalf n 1 0 1 0 00000300
        cardura n 1 0 1 0 00000700
        doxazosin n 1 0 1 0 00000800
        family_alcidae n 1 0 1 0 00000600
        fever n 1 0 1 0 00000100
        genus_uria n 1 0 1 0 00000400
        murre n 1 0 1 0 00000500
        uria n 1 0 1 0 00000400
        yellow_jack n 1 0 1 0 00000200

        """

    private func lexicon() throws -> Lexicon {
        let empty = ["verb", "adj", "adv"].flatMap { ["data.\($0)", "index.\($0)", "\($0).exc"] }
        var files = Dictionary(uniqueKeysWithValues: (empty + ["noun.exc", "cntlist.rev"]).map { ($0, "") })
        files["data.noun"] = Self.data
        files["index.noun"] = Self.index
        return try SampleLexicon.build(
            ["wordnet"],
            from: Dictionary(uniqueKeysWithValues: files.map { ("usr/share/wordnet/\($0.key)", Array($0.value.utf8)) })
        )
    }

    @Test(arguments: [
        ("yellow jack", "a fever caused by a flavivirus", []), ("behalf", "of somebody", []),
        ("Uria", "a genus of murres", []), ("genus Uria", "murres", ["Uria"]),
        ("Alcidae", "coextensive with the order Alciformes, such as the murre", []),
        ("Cardura", "an antihypertensive drug", []),
        ("doxazosin", "an antihypertensive drug (trade name Cardura)", []),
    ])
    func aDefinitionSaysWhatItsPointersSay(word: String, definition: String, synonyms: [String]) throws {
        let match = try #require(try lexicon().matches(of: word, by: .exact).first)
        let senses = match.model.lexicalEntries.flatMap(\.entries).flatMap(\.senses)
        #expect(senses.map(\.definitions) == [[definition]])
        #expect(senses.map(\.synonyms) == [synonyms])
    }
}
