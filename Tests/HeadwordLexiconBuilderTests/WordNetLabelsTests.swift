import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct WordNetLabelsTests {
    @Test(arguments: [
        ("(British informal) cuddle and kiss", "cuddle and kiss", [Register.informal], [Region.british], [Domain]()),
        ("(informal British) sexually attractive", "sexually attractive", [.informal], [.british], []),
        ("(old-fashioned or informal) in a little while", "in a little while", [.dated, .informal], [], []),
        ("(ethnic slur) a person", "a person", [.offensive, .derogatory], [], []),
        ("(physics, chemistry) a thing", "a thing", [], [], [.physics, .chemistry]),
        ("(poetic )beautiful, especially to the sight", "beautiful, especially to the sight", [.poetic], [], []),
        ("informal terms for the human head", "the human head", [.informal], [], []),
        ("an offensive term for a person", "a person", [.offensive], [], []),
        ("an offensive and derogatory term for a person", "a person", [.offensive, .derogatory], [], []),
        ("British slang for a look", "a look", [.slang], [.british], []),
        ("street names for cocaine", "cocaine", [.slang], [], []), ("slang for a jail", "a jail", [.slang], [], []),
        ("alternative names for the body", "the body", [], [], []),
        ("literal meanings; being at the top", "being at the top", [], [], []),
        // These parentheses say more than our labels.
        ("a tool for digging", "a tool for digging", [], [], []),
        ("trade name for a drug", "trade name for a drug", [], [], []),
        ("(Greek mythology) a goddess", "(Greek mythology) a goddess", [], [], [.mythology]),
        ("(criminal law) an act", "(criminal law) an act", [], [], [.law]),
        ("(physics or criminal law) an act", "(physics or criminal law) an act", [], [], [.physics, .law]),
        ("(Maine colloquial) a visitor", "(Maine colloquial) a visitor", [], [], []),
        ("(of a color) deep", "(of a color) deep", [], [], []),
        // Nothing would be left.
        ("(slang)", "(slang)", [], [], []),
        ("a thing (informal)", "a thing (informal)", [], [], []),
        ("", "", [], [], []),
    ])
    func aRemarkThatOurLabelsSayIsTakenOut(
        written: String,
        definition: String,
        registers: [Register],
        regions: [Region],
        domains: [Domain]
    ) throws {
        var text = written
        let remark = try WordNetLabels().takeRemark(from: &text)
        #expect(text == definition)
        #expect(remark.registers == registers)
        #expect(remark.regions == regions)
        #expect(remark.domains == domains)
    }
}

/// A poodle, its hypernyms, and a songwriter; WordNet has ten more kinds of animals in between.
@Suite struct WordNetDomainsTests {
    private static let data = """
        00015388 03 n 02 animal 0 beast 0 000 | a living organism characterized by voluntary movement
        01886756 05 n 01 mammal 0 001 @ 00015388 n 0000 | any warm-blooded vertebrate
        02084071 05 n 01 dog 0 001 @ 01886756 n 0000 | a member of the genus Canis
        02113335 05 n 01 poodle 0 001 @ 02084071 n 0000 | an intelligent dog
        06118563 09 n 01 fashion 0 000 | the latest style
        02084072 05 n 01 clip 0 002 ;c 06118563 n 0000 @i 02113335 n 0000 | (fencing) a clipped poodle
        10624540 18 n 01 songwriter 0 000 | a composer of words or music for popular songs

        """
    private static let index = """
        animal n 1 0 1 0 00015388
        beast n 1 0 1 0 00015388
        clip n 1 0 1 0 02084072
        dog n 1 0 1 0 02084071
        fashion n 1 0 1 0 06118563
        mammal n 1 0 1 0 01886756
        poodle n 1 0 1 0 02113335
        songwriter n 1 0 1 0 10624540

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
        ("beast", [Domain.zoology]), ("dog", [.breed, .mammal, .zoology]), ("poodle", [.breed, .mammal, .zoology]),
        // The sense's own labels come first.
        ("clip", [.fashion, .fencing, .breed, .mammal, .zoology]), ("songwriter", [.people]),
    ])
    func aSenseHasTheDomainsOfAllThatItIsAKindOfTheNearestFirst(word: String, domains: [Domain]) throws {
        let match = try #require(try lexicon().matches(of: word).first)
        #expect(match.model.lexicalEntries.flatMap(\.entries).flatMap(\.senses).map(\.domains) == [domains])
    }
}
