import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Lines of the thesauri, some of them shortened.
@Suite struct MyThesImporterTests {
    private func lexicon(_ source: String, _ file: String, _ text: String) throws -> Lexicon {
        try lexicon(source, file, Array(text.utf8))
    }

    private func lexicon(_ source: String, _ file: String, _ bytes: [UInt8]) throws -> Lexicon {
        try SampleLexicon.build(["mythes-\(source)"], from: ["usr/share/mythes/\(file)": bytes])
    }

    private func german() throws -> Lexicon {
        try lexicon(
            "de",
            "th_de_DE_v2.dat",
            """
            UTF-8
            #|1
            -|#|Rautenzeichen|Gartenzaun (ugs.)
            gartenzaun|2
            -|Gartenzaun (ugs.)|#|Rautenzeichen
            -|Gartenzaun|Zaun (Oberbegriff)|Lattenzaun|...zaun
            laut|2
            -|laut|geräuschvoll|(ziemlich) lautstark (ugs., abwertend)
            -|Laut (fachspr., veraltet)|Geräusch|(das) Tönen
            auf die schnelle|1
            -|auf die Schnelle|flugs (geh.)
            odd|1
            -|other|another

            """
        )
    }

    @Test(arguments: [
        ("Gartenzaun", LexicalCategory.noun), ("laut", .residual), ("Laut", .noun), ("auf die Schnelle", .idiomatic),
    ])
    func aGermanHeadwordHasTheCapitalOfTheWordInItsMeaning(word: String, category: LexicalCategory) throws {
        let matches = try german().matches(of: word, in: .de, by: .exact)
        #expect(matches.map(\.entry.word) == [word])
        #expect(matches.first?.model.lexicalEntries.map(\.lexicalCategory) == [category])
    }

    @Test func aHeadwordThatNoneOfTheWordsSpellsIsLeftOut() throws {
        #expect(try german().matches(of: "odd", in: .de, by: .folded).isEmpty)
    }

    @Test func aMeaningThatStandsUnderSeveralHeadwordsIsOneSet() throws {
        let lexicon = try german()
        let sets = try lexicon.thesaurusValues(of: "Gartenzaun", in: .de)
        #expect(
            sets.map { $0.words.map(\.text) } == [["#", "Rautenzeichen", "Gartenzaun"], ["Gartenzaun", "Lattenzaun"]]
        )
        #expect(try lexicon.thesaurusValues(of: "#", in: .de) == [sets[0]])
        #expect(lexicon.manifest.sources.first { $0.id == "mythes-de" }?.counts[.thesaurusSets] == 5)
    }

    @Test func labelsBecomeRegistersAndOtherBracketsGo() throws {
        let lexicon = try german()
        #expect(
            try lexicon.thesaurusValues(of: "laut", in: .de).map(\.words) == [
                [
                    ThesaurusWord("laut"), ThesaurusWord("geräuschvoll"),
                    ThesaurusWord("lautstark", registers: [.informal, .derogatory, .depreciative]),
                ]
            ]
        )
        #expect(
            try lexicon.thesaurusValues(of: "Laut", in: .de).map(\.words) == [
                [
                    ThesaurusWord("Geräusch"), ThesaurusWord("Tönen"),
                    ThesaurusWord("Laut", registers: [.technical, .dated]),
                ]
            ]
        )
    }

    @Test func indonesianAntonymsAreAMeaningOfTheirOwn() throws {
        // The file declares the wrong encoding.
        let lexicon = try lexicon(
            "id",
            "th_id_ID_v2.dat",
            "ISO-8859-1\nabadi|2\n[a]|awet|baka\n[ant]|sementara\nabah|1\n[v]benguk|café\n"
        )
        let sets = try lexicon.thesaurusValues(of: "abadi", in: .id)
        #expect(sets.map(\.relation) == [.antonyms, .synonyms])
        #expect(sets.map { $0.words.map(\.text) } == [["sementara"], ["abadi", "awet", "baka"]])
        #expect(sets.map(\.lexicalCategory) == [nil, .adjective])
        #expect(
            try lexicon.thesaurusValues(of: "abah", in: .id).first?.words.map(\.text)
                == ["abah", "benguk", "café"]
        )
    }

    @Test func romanianLabelsStandBeforeTheWordAndOppositesBehindASign() throws {
        let lexicon = try lexicon(
            "ro",
            "th_ro_RO_v2.dat",
            """
            UTF-8
            veșnicie|1
            (subst)|eternitate|(livr.) perpetuitate|(înv. și reg.) nemuritorie|(fam. fig.)  vecie|b)   sugel
            încontinuu|1
            ≠ discontinuu|întruna

            """
        )
        let set = try #require(try lexicon.thesaurusValues(of: "veșnicie", in: .ro).first)
        #expect(set.lexicalCategory == .noun)
        #expect(
            set.words == [
                ThesaurusWord("veșnicie"), ThesaurusWord("eternitate"),
                ThesaurusWord("perpetuitate", registers: [.literary]),
                ThesaurusWord("nemuritorie", registers: [.archaic, .dialect]),
                ThesaurusWord("vecie", registers: [.informal, .figurative]),
            ]
        )
        let opposed = try lexicon.thesaurusValues(of: "încontinuu", in: .ro)
        #expect(opposed.map(\.relation) == [.antonyms, .synonyms])
        #expect(opposed.first?.words.map(\.text) == ["discontinuu"])
    }

    @Test func spanishIsInLatin1AndItsAntonymLabelIsBroken() throws {
        let text = "ISO8859-1\nexcepción|1\n(f. fig.)|salvedad (p. us.)|regla (Ant#nimo)\n"
        // The bytes of a replacement character, which are misread as Latin-1.
        let bytes = text.unicodeScalars.flatMap { $0 == "#" ? [0xEF, 0xBF, 0xBD] : [UInt8($0.value)] }
        let lexicon = try lexicon("es", "th_es_ES_v2.dat", bytes)
        let sets = try lexicon.thesaurusValues(of: "excepción", in: .es)
        #expect(sets.map { $0.words.map(\.text) } == [["regla"], ["excepción", "salvedad"]])
        #expect(sets.last?.lexicalCategory == .noun)
        #expect(sets.last?.words.last?.registers == [.rare, .figurative])
    }

    @Test func brazilianMeaningsHaveTheirFirstWordTwice() throws {
        let lexicon = try lexicon(
            "pt-br",
            "th_pt_BR.dat",
            "UTF-8\naba|1\n(Sinônimo)amparo|amparo|aba|abrigo\nabrigo|1\n(Sinônimo)amparo|amparo|aba|abrigo\n"
        )
        #expect(
            try lexicon.thesaurusValues(of: "aba", in: .pt).map { $0.words.map(\.text) } == [
                ["amparo", "aba", "abrigo"]
            ]
        )
        #expect(try lexicon.thesaurusValues(of: "abrigo", in: .pt) == lexicon.thesaurusValues(of: "aba", in: .pt))
    }

    @Test(arguments: [("(s.)", LexicalCategory.noun), ("(adv.)", .adverb), ("(-)", .residual)])
    func theLexicalCategoryIsReadAndOtherwiseUnknown(part: String, category: LexicalCategory) throws {
        let lexicon = try lexicon("pt-pt", "th_pt_PT_v2.dat", "UTF-8\naparte|1\n   \(part) |à parte\n")
        let match = try #require(try lexicon.matches(of: "aparte", in: .pt).first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == [category])
        let isKnown = category != .residual
        #expect(
            try lexicon.thesaurusValues(of: "aparte", in: .pt).map(\.lexicalCategory) == [isKnown ? category : nil]
        )
    }

    @Test(
        arguments: [
            ("reza", .verb), ("orar", .verb),
            // Its synonyms have two different lexical categories, or none.
            ("mixto", .residual), ("lejos de todo", .idiomatic),
        ] as [(String, LexicalCategory)]
    )
    func anUnknownLexicalCategoryIsThatOfTheSynonyms(word: String, category: LexicalCategory) throws {
        let lexicon = try lexicon(
            "es",
            "th_es_ES_v2.dat",
            """
            ISO8859-1
            rezar|1
            (tr.)|orar
            orar|1
            -|rezar
            reza|1
            -|rezar|orar
            vaca|1
            (f.)|res
            mixto|1
            -|rezar|vaca
            lejos de todo|1
            -|apartado

            """
        )
        let match = try #require(try lexicon.matches(of: word, in: .es, by: .exact).first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == [category])
    }

    @Test(arguments: ["UTF-8\nabc\n", "UTF-8\nabc|2\n-|x", "UTF-8\nabc|x\n"])
    func aFileThatIsCutIsRefused(text: String) {
        let failure = #expect(throws: ImportFailure.self) { try lexicon("ro", "th_ro_RO_v2.dat", text) }
        #expect(
            failure?.description
                == "usr/share/mythes/th_ro_RO_v2.dat:2: a headword and the number of its meanings are needed"
        )
    }
}
