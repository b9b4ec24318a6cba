import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Lines of the dictionaries.
@Suite struct HunspellImporterTests {
    private func lexicon(_ package: String, _ file: String, affixes: String, words: String) throws -> Lexicon {
        try SampleLexicon.build(
            [package],
            from: [
                "usr/share/hunspell/\(file).aff": Array(affixes.utf8),
                "usr/share/hunspell/\(file).dic": Array(words.utf8),
            ]
        )
    }

    private func latvian() throws -> Lexicon {
        try lexicon(
            "hunspell-lv",
            "lv_LV",
            affixes: """
                SET UTF-8
                PFX -  0  ne .
                SFX O Y 3
                SFX O s a   [s]  is:vpg
                SFX O š a   [š]  is:vpg
                SFX o s iem  s  is:dpd
                SFX W s as s is:vsga
                SFX D t  u    [^āēīoeū]t  is:1vpt0
                SFX D t  ejas/]|    t  is:3xta0
                SFX D t  iet    t  is:2dttp
                SFX D s  jos    ties is:1vta0

                """,
            words: """
                6
                abats/Oo po:lietv1r
                balts/W po:īpv1i
                likt/D- po:darbv12t
                celties/D po:darbv12t
                un po:saiklis
                aizviekt/3J-
                Airons/O

                """
        )
    }

    @Test(arguments: [
        ("abats", LexicalCategory.noun), ("balts", .adjective), ("likt", .verb), ("un", .conjunction),
        ("aizviekt", .verb),
    ])
    func aLatvianWordIsListedWithItsCategory(word: String, category: LexicalCategory) throws {
        let match = try #require(try latvian().matches(of: word, in: .lv, by: .exact).first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == [category])
    }

    @Test func aWordThatNothingIsSaidOfIsLeftOut() throws {
        #expect(try latvian().matches(of: "Airons", in: .lv, by: .exact).isEmpty)
    }

    @Test(
        arguments: [
            ("abats", [("abata", [.singular]), ("abatiem", [.plural])]),
            ("balts", [("baltas", [.singular, .feminine])]),
            // Neither the imperative nor forms of the reflexive verb.
            ("likt", [("liku", [.first, .singular, .past])]),
            ("celties", [("celtiejos", [.first, .singular, .present])]), ("un", []),
        ] as [(String, [(String, [GrammaticalFeature])])]
    )
    func latvianFormsSayWhatTheyExpress(word: String, forms: [(String, [GrammaticalFeature])]) throws {
        let found = try latvian().forms(of: word, in: .lv).map(\.form)
        #expect(found.map(\.text) == forms.map(\.0))
        #expect(found.map(\.features) == forms.map(\.1))
    }

    private func portuguese() throws -> Lexicon {
        try lexicon(
            "hunspell-pt-pt",
            "pt_PT",
            affixes: """
                SET UTF-8
                SFX p   0               s               [^ã][^lsmrnzx]  +N=p
                SFX f   o               a               [^ã]o           +G=f
                SFX l   o               inho            [^cgçãi]o       +GR=dim
                SFX Y   r               va              ar              +P=1_3,N=s,T=pi
                SFX Y   ar              á-lo-ei         ar              +P=1,N=s,T=f
                SFX n   r               nte             [ae]r           +CAT=adj,G=_,N=s,FSEM=nte

                """,
            words: """
                7
                gato/fpl\t[CAT=nc,G=m,N=s]
                amar/Yn\t[CAT=v,T=inf,TR=t]
                Lisboa\t[CAT=np,SEM=cid,G=f,N=s]
                belo/fp\t[CAT=a_nc,G=m,N=s]
                haver\t[CAT=v,T=inf,TR=_]
                havia/L\t[$haver$CAT=v,T=inf,TR=_$P=1_3,N=s,T=pi]
                ,\t[CAT=punct1a]

                """
        )
    }

    @Test(
        arguments: [
            ("gato", [.noun], [[.masculine]]), ("amar", [.verb], [[.transitive]]),
            ("Lisboa", [.noun], [[.proper, .feminine]]), ("belo", [.adjective, .noun], [[.masculine], [.masculine]]),
        ] as [(String, [LexicalCategory], [[GrammaticalFeature]])]
    )
    func aPortugueseWordHasItsCategoriesAndFeatures(
        word: String,
        categories: [LexicalCategory],
        features: [[GrammaticalFeature]]
    ) throws {
        let match = try #require(try portuguese().matches(of: word, in: .pt, by: .exact).first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == categories)
        #expect(match.model.lexicalEntries.flatMap(\.entries).map(\.grammaticalFeatures) == features)
    }

    @Test(
        arguments: [
            // No diminutives, no derived adjectives, no attached pronouns.
            ("gato", [("gata", [.feminine]), ("gatos", [.plural])]),
            ("amar", [("amava", [.first, .singular, .past]), ("amava", [.third, .singular, .past])]),
            ("haver", [("havia", [.first, .singular, .past]), ("havia", [.third, .singular, .past])]),
        ] as [(String, [(String, [GrammaticalFeature])])]
    )
    func portugueseFormsSayWhatTheyExpress(word: String, forms: [(String, [GrammaticalFeature])]) throws {
        let found = try portuguese().forms(of: word, in: .pt).map(\.form)
        #expect(found.map(\.text) == forms.map(\.0))
        #expect(found.map(\.features) == forms.map(\.1))
    }

    @Test func aBrokenSuffixIsRefused() {
        let failure = #expect(throws: ImportFailure.self) {
            try lexicon("hunspell-lv", "lv_LV", affixes: "SET UTF-8\nSFX O s a [s is:vpg\n", words: "1\nabats/O\n")
        }
        #expect(failure?.description == "usr/share/hunspell/lv_LV.aff:2: this is not a suffix rule")
    }
}
