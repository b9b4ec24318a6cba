import HeadwordModel
import Testing

@testable import HeadwordLexiconBuilder

/// Blocks as they stand in the files, some of them shortened.
@Suite struct GCIDEBlockTests {
    private func block(_ text: String, before next: String? = nil) throws -> GCIDEBlock {
        try #require(GCIDEBlock(Array(text.utf8)[...], before: next))
    }

    private func sense(_ text: String) throws -> GCIDESense {
        try #require(try block("Word \\Word\\, n.\n   \(text)\n").senses.first)
    }

    // MARK: - Heads

    @Test func aHeadTellsSyllablesSoundPartOfSpeechFormsAndOrigin() throws {
        let head = try block(
            """
            Abandon \\A*ban"don\\ ([.a]*b[a^]n"d[u^]n), v. t. [imp. & p. p.
               {Abandoned} (-d[u^]nd); p. pr. & vb. n. {Abandoning}.] [OF.
               abandoner, F. abandonner.]
               1. To give up absolutely.
            """
        ).head
        #expect(head.words.map(\.spelling) == ["Abandon"])
        #expect(head.words[0].respelling.map { GCIDERespelling.readable($0[...]) } == ["ȧ·băn′dŭn"])
        #expect(head.grammar.categories == [.verb])
        #expect(head.grammar.features == [.transitive])
        #expect(head.inflections.map(\.form) == ["Abandoned", "Abandoning"])
        #expect(head.inflections.map(\.features) == [[.past, .pastParticiple], [.presentParticiple]])
        #expect(head.etymology == "Old French abandoner, French abandonner.")
    }

    @Test(arguments: [
        ("Niter \\Ni\"ter\\, Nitre \\Ni\"tre\\, n.", ["Niter", "Nitre"]),
        ("AE \\[AE]\\ or Ae \\Ae\\", ["Æ", "Ae"]),
        ("Abrahamitic \\A`bra*ham*it\"ic\\, ical \\*ic*al\\, a.", ["Abrahamitic"]),
        ("911 \\9/11\\ (n[imac]n\" [-e]*l[e^]v\"[e^]n) n.", ["9/11"]),
    ])
    func aHeadMayNameSeveralWords(text: String, words: [String]) throws {
        #expect(try block(text).head.words.map(\.spelling) == words)
    }

    @Test(
        arguments: [
            ("v. t. & i.", [.verb], [.transitive, .intransitive]), ("prop. n. pl.", [.noun], [.proper, .plural]),
            ("a. & n.", [.adjective, .noun], []), ("p. a.", [.adjective], []), ("conj.", [.conjunction], []),
            ("n.; pl. {Words}.", [.noun], [.plural]),
        ] as [(String, [LexicalCategory], [GrammaticalFeature])]
    )
    func abbreviationsTellThePartOfSpeech(
        text: String,
        categories: [LexicalCategory],
        features: [GrammaticalFeature]
    ) throws {
        let grammar = try block("Word \\Word\\, \(text)").head.grammar
        #expect(grammar.categories == categories)
        #expect(grammar.features == features)
    }

    @Test(arguments: [
        ("n.; pl. {Abaci}.", ["Abaci"]), ("n.; pl. E. {Genuses}, L. {Genera}.", ["Genuses", "Genera"]),
        ("a. [Compar. {Abler}; superl. {Ablest}.]", ["Abler", "Ablest"]),
        ("v. i. [imp. {Abode}, formerly {Abid}; p. pr. & vb. n. {Abiding}.]", ["Abode", "Abid †", "Abiding"]),
    ])
    func formsAreNamed(text: String, forms: [String]) throws {
        let inflections = try block("Word \\Word\\, \(text)").head.inflections
        #expect(inflections.map { $0.form + ($0.isObsolete ? " †" : "") } == forms)
    }

    @Test func aFormPointsToItsWord() throws {
        let head = try block("Took \\Took\\ (t[oo^]k), imp. of {Take}.").head
        #expect(head.baseForms == ["Take"])
        #expect(head.grammar.formFeatures == [.past])
    }

    @Test(
        arguments: [
            ("Gr. ? bad smell, stink. Cf. {Brome}.", "a Greek word meaning bad smell, stink. Compare Brome."),
            ("OE. hous, AS. h?s; akin to OS & D. huis.", "Middle English hous; akin to Old Saxon & Dutch huis."),
            (
                "OE. apperen, F. apparoir, fr. L. ? to appear + ? to come forth, to be visible; prob. fr. ? to bear.",
                "Middle English apperen, French apparoir."
            ),
            ("OE. scole, AS. sc?lu, L. schola.", "Middle English scole, Latin schola."),
            (
                "OE. hous; akin to Goth. ?, Icel. h?s, D. huis, and prob. to E. hide.",
                "Middle English hous; akin to Dutch huis, and probably to English hide."
            ),
            ("L. systema, Gr. ?, fr. ? to place together; ? with + ? to place.", "Latin systema."),
            ("OE. hous; akin to ? house; and prob. to E. hide.", "Middle English hous."),
            ("AS. h?s (akin to Goth. ?), D. huis.", "Dutch huis."),
            ("D. huis (akin to Goth. ?), F. chez.", "French chez."),
            ("Lusts fr. AS. lust. Fr. OD. lust.", "Lusts from Old English lust. from Old Dutch lust."),
            ("AS. fram. [root]202. See {Fro}.", "Old English fram. See Fro."),
            ("F. fr. L. ab. ?202.", "French from Latin ab."),
            ("Gr. 'a`nqrwpos a man.", "Greek ἄνθρωπος a man."),
            ("Gr. o'yrano`s heaven; fr. L. ae.", "Greek οὐρανός heaven; from Latin ae."),
            ("AS. sce['o]tan. [root]159. See {Shoot}, v. t.", "Old English sceótan. See Shoot, verb."),
            ("L. extensus, p. p. See {Extend}.", "Latin extensus, past participle. See Extend."),
            ("L. p. p. of dare to give.", "Latin past participle of dare to give."), ("F.", "French."),
            ("Gr. ?.", nil), ("NL., fr. Gr. ?, ?.", nil), ("Gr. ?; fr. ? to bear + ? a goat.", nil),
        ] as [(String, String?)]
    )
    func anEtymologyIsMadeReadable(written: String, readable: String?) throws {
        #expect(try block("Word \\Word\\, n. [\(written)]").head.etymology == readable)
    }

    @Test(arguments: [
        ("inquire", ["enquire"], ["enquire"]), ("match", ["pot", "race"], []), ("economic", ["economical"], []),
        ("be", ["run", "on all fours"], []), ("colour", ["color"], ["color"]),
        ("Abel's law", ["Abelian law"], ["Abelian law"]),
    ])
    func aVariantResemblesItsWord(word: String, named: [String], variants: [String]) {
        #expect(GCIDEVariants.resembling(word, among: named) == variants)
    }

    @Test(arguments: [
        ("A secdond trial, ffirst of all.", "A second trial, first of all."),
        ("Boughts of a serpent", "Boughts of a serpent"),
        ("raving andcrazy", "raving and crazy"), ("été secdondé", "été secdondé"), ("", ""),
    ])
    func aMisprintIsCorrected(text: String, corrected: String) throws {
        #expect(try GCIDETables.read().misprints.corrected(text) == corrected)
    }

    @Test(arguments: [
        ("a earlier period; the a", "an earlier period; the a"), ("The blood shed started", "The bloodshed started"),
        ("blood", "blood"), ("chrosomal blood sheds", "chromosomal blood sheds"),
    ])
    func aMisprintOfWordNetIsCorrected(text: String, corrected: String) throws {
        #expect(try Misprints.wordNet().corrected(text) == corrected)
    }

    // MARK: - Lines

    @Test func aDefinitionIsToldFromTheRestOfALongHead() throws {
        let block = try block(
            """
            Bromine \\Bro"mine\\, n. [Gr. ? bad smell, stink. Cf. {Brome}.]
               (Chem.)
               One of the halogen elements, related in its chemical
               qualities to chlorine and iodine.
               [1913 Webster]
            """
        )
        #expect(block.head.labels == ["Chem."])
        #expect(
            block.senses.map(\.definition) == [
                "One of the halogen elements, related in its chemical qualities to chlorine and iodine"
            ]
        )
    }

    @Test func sensesAndSubsensesKeepTheirOrder() throws {
        let block = try block(
            """
            Trail \\Trail\\ (tr[=a]l), v. t.
               1.
                  (a) To hunt by the track; to track.
                  (b) to follow behind.
                      [1913 Webster +PJC]

               2. To draw or drag, as along the ground.
                  [1913 Webster]

                        They shall not trail me through their streets
                        Like a wild beast.                    --Milton.
                  [1913 Webster]

                        Long behind he trails his pompous robe. --Sir W.
                                                              Scott.
                  [1913 Webster]
            """
        )
        #expect(block.senses.map(\.mark) == ["1", "2"])
        #expect(block.senses[0].subsenses.map(\.definition) == ["To hunt by the track; to track", "to follow behind"])
        #expect(
            block.senses[1].blockQuotations == [
                .init(text: "They shall not trail me through their streets / Like a wild beast.", author: "Milton"),
                .init(text: "Long behind he trails his pompous robe.", author: "Sir Walter Scott"),
            ]
        )
    }

    @Test func theHeadOfTheNextBlockIsNoPartOfThisOne() throws {
        let text = "Upgush \\Up\"gush`\\, n.\n   A gushing upward.\n   [1913 Webster] Uphaf\n"
        #expect(try block(text).senses.map(\.definition) == ["A gushing upward"])
        let bare = "Upgush \\Up\"gush`\\, n.\n   A gushing upward.\n\n   Uphaf\n"
        #expect(try block(bare, before: "Uphaf").senses.map(\.definition) == ["A gushing upward"])
    }

    @Test func aReferenceToASubsenseIsNotTheBeginningOfOne() throws {
        let block = try block("Mock \\Mock\\, a.\n   Not real.\n\n   {Mock lead}. See {Blende} (\n   a ).\n")
        #expect(block.collocations.map(\.phrases) == [["Mock lead"]])
        #expect(block.collocations[0].senses.map(\.crossReferences) == [["Blende"]])
    }

    // MARK: - Senses

    @Test func labelsUsageQuotationsAndReferencesLeaveTheDefinition() throws {
        let sense = try sense(
            "(Naut.) To haul; as, to haul a rope; to haul away. [Obs.] \"Haul it in.\" --Shak. See {Heave}."
        )
        #expect(sense.definition == "To haul")
        #expect(sense.labels.domains == [.nautical])
        #expect(sense.labels.registers == [.obsolete])
        #expect(sense.usages == ["to haul a rope", "to haul away"])
        #expect(sense.inlineQuotations == [.init(text: "Haul it in.", author: "Shakespeare")])
        #expect(sense.crossReferences == ["Heave"])
    }

    @Test func aRemarkBehindItsUseHasAUseOfItsOwn() throws {
        let sense = try sense("To raise; as, to raise a price; hence, to make worse; as, to raise crime.")
        #expect(sense.definition == "To raise; hence, to make worse")
        #expect(sense.usages == ["to raise a price", "to raise crime"])
    }

    @Test(arguments: [
        ("The \"thing\" itself.", "The \"thing\" itself"), ("To hunch; -- often with up.", "To hunch (often with up)"),
        ("A pole of 23[deg] and 10^{3} ergs.", "A pole of 23° and 10³ ergs"), ("A relic. --Bp. Hall.", "A relic"),
        ("See {Docket}.", ""), ("Same as {Aloe[3]}.", "Same as Aloe"), ("Ropes, etc.", "Ropes, etc."),
        ("A cask. It holds oil.", "A cask. It holds oil."), ("A drug. --[RHUD] [WordNet 1.5 +PJC]", "A drug"),
        ("A duty paid in i. e. England.", "A duty paid in i. e. England"),
        ("A doubling,esp. of cloth; N,N-dimethyl.", "A doubling, esp. of cloth; N,N-dimethyl"),
    ])
    func aDefinitionIsMadeReadable(text: String, definition: String) throws {
        #expect(try sense(text).definition == definition)
    }

    @Test(
        arguments: [
            ("A wind. [Scot. & Prov. Eng.]", [.dialect], [.scottish, .british]), ("A gun. [U. S.]", [], [.us]),
            ("A wag. [Colloq. or Low]", [.informal], []),
            ("Fig.: A pest.", [.figurative], []),
        ] as [(String, [Register], [Region])]
    )
    func bracketsAndWordingTellWhereAndHowAWordIsUsed(text: String, registers: [Register], regions: [Region]) throws {
        let labels = try sense(text).labels
        #expect(labels.registers == registers)
        #expect(labels.regions == regions)
    }

    @Test(
        arguments: [
            ("Chem.", [.chemistry]), ("Bot. & Zool.", [.botany, .zoology]), ("Zo[\"o]l.", [.zoology]),
            ("O. Eng. Law", [.law]), ("Patent Law", [.law]), ("Crystallography", [.crystallography]),
        ] as [(String, [Domain])]
    )
    func parenthesesTellSubjectFields(label: String, domains: [Domain]) throws {
        #expect(try sense("(\(label)) A thing.").labels.domains == domains)
    }

    @Test func anotherPartOfSpeechIsAnotherSense() throws {
        let senses = try block("Acadian \\A*ca\"di*an\\, a.\n   Of Acadia. -- n. A native of Acadia.\n").senses
        #expect(senses.map(\.definition) == ["Of Acadia", "A native of Acadia"])
        #expect(senses.map { $0.grammar?.categories } == [nil, [.noun]])
    }

    @Test(arguments: ["Roband \\Rob\"and\\, n. See {Roperand}.", "A house to e?slave them."])
    func damagedTextIsNoDefinition(text: String) throws {
        #expect(try block("Word \\Word\\, n.\n   \(text)\n").senses.isEmpty)
    }

    @Test func whatTheWordIsAlsoCalledMeansTheSame() throws {
        let sense = try sense("A bird of prey. Called also {glede}, and {puttock}. Opposite of {dove}.")
        #expect(sense.synonyms == ["glede", "puttock"])
        #expect(sense.antonyms == ["dove"])
        #expect(sense.definition == "A bird of prey. Called also glede, and puttock.")
    }

    // MARK: - Below the senses

    @Test func collocationsSynonymsAndDerivativesAreTold() throws {
        let block = try block(
            """
            Exact \\Ex*act"\\, a.
               Precisely right. -- {Ex*act"ly}, adv. -- {Ex*act"ness}, n.
               [1913 Webster]

               {Exact science} (Math.), or {Precise science}, one that can be
                  measured.

               Syn: To be accurate; correct, right; precise. See {Accurate}.
            """
        )
        #expect(block.senses.map(\.definition) == ["Precisely right"])
        #expect(block.derivatives.map(\.word) == ["Exactly", "Exactness"])
        #expect(block.derivatives.map(\.grammar.categories) == [[.adverb], [.noun]])
        #expect(block.collocations.map(\.phrases) == [["Exact science", "Precise science"]])
        #expect(block.collocations[0].senses.map(\.definition) == ["one that can be measured"])
        #expect(block.collocations[0].senses.map(\.labels.domains) == [[.mathematics]])
        #expect(block.synonyms == ["be accurate", "correct", "right", "precise"])
    }

    @Test func theTablesHoldNothingButLabelsOfTheVocabularies() throws {
        let tables = try GCIDETables.read()
        #expect(tables.domains.count > 500)
        #expect(tables.registers.count > 100)
        #expect(tables.regions.count > 50)
    }

    // MARK: - Reading again

    @Test(
        arguments: [
            ("definite article. [AS. [eth][=e].]", [.determiner], []),
            ("interrog. adv.", [.adverb], [.interrogative]), ("possessive pron.", [.pronoun], [.possessive]),
            ("indef. pron.", [.pronoun], []), ("pred. a.", [.adjective], [.predicative]),
            ("pr. n.", [.noun], [.proper]), ("v. n.", [.verb], [.intransitive]),
        ] as [(String, [LexicalCategory], [GrammaticalFeature])]
    )
    func rareAbbreviationsTellThePartOfSpeechToo(
        text: String,
        categories: [LexicalCategory],
        features: [GrammaticalFeature]
    ) throws {
        let grammar = try block("Word \\Word\\, \(text)").head.grammar
        #expect(grammar.categories == categories)
        #expect(grammar.features == features)
    }

    @Test(arguments: [
        ("Swam \\Swam\\,\n   imp. of {Swim}.", "Swim"),
        ("Flain \\Flain\\, obs.\n   p. p. of {Flay}. --Chaucer.", "Flay"),
        ("Bigger \\Big\"ger\\, a.,\n   compar. of {Big}.", "Big"),
        ("Simpering \\Sim\"per*ing\\, a. & n. from {Simper}, v.", "Simper"),
    ])
    func aFormIsNoDefinition(text: String, base: String) throws {
        let block = try block(text)
        #expect(block.head.baseForms == [base])
        #expect(!block.senses.contains { !$0.definition.isEmpty })
    }

    @Test func aFormWithADefinitionPointsToItsWord() throws {
        let block = try block("Bad \\Bad\\ (b[a^]d), imp. of {Bid}. Bade. [Obs.] --Dryden.\n")
        #expect(block.senses.map(\.definition) == ["Bade"])
        #expect(block.senses.map(\.crossReferences) == [["Bid"]])
    }

    @Test func sensesThatRunOnAreParted() throws {
        let sense = try sense(
            "(1) A trembler, as of an electric bell. (2) A vibrating reed for transmitting currents. (3) An oscillator."
        )
        #expect(
            sense.subsenses.map(\.definition) == [
                "A trembler, as of an electric bell", "A vibrating reed for transmitting currents", "An oscillator",
            ]
        )
    }

    @Test func aListIsNoListOfSenses() throws {
        let sense = try sense("A brother of a religious order, viz: (a) Minors. (b) Augustines. (c) Dominicans.")
        #expect(sense.subsenses.isEmpty)
    }

    @Test(arguments: [
        ("(c) A beautiful Brazilian toucan {Ramphastos ariel}).", "A beautiful Brazilian toucan (Ramphastos ariel)"),
        (
            "The staff of a bishop (also of an archbishop, being the shepherd of the flock of God.",
            "The staff of a bishop (also of an archbishop, being the shepherd of the flock of God)"
        ),
        (
            "An American flounder ({Paralichthys dentatus}, or brail.",
            "An American flounder (Paralichthys dentatus), or brail"
        ),
        (
            "One who intervenes; especially (Law), a person who assumes a part.",
            "One who intervenes; especially (law), a person who assumes a part"
        ),
        (
            "A gift; a word from the parable of the talents (--Matt. xxv. 14-30).",
            "A gift; a word from the parable of the talents (Matt. xxv. 14-30)"
        ),
        (
            "The relative length of a tone; thus, a quarter note (?) has two eighths (?).",
            "The relative length of a tone; thus, a quarter note has two eighths"
        ),
        ("A combining form of Gr. ?, ?, a muscle.", "A combining form of Greek a muscle"),
        ("A slap; esp.,, a blow; maturity;; perfection.", "A slap; esp., a blow; maturity; perfection"),
        (
            "The concluding portion of an acknowledgment in court. (b).",
            "The concluding portion of an acknowledgment in court"
        ),
    ])
    func whatIsDamagedInADefinitionIsMended(text: String, definition: String) throws {
        let sense = try sense(text)
        #expect((sense.subsenses.first ?? sense).definition == definition)
    }

    @Test func aWordAloneTakesThePlaceOfTheLastOfAPhrase() throws {
        let block = try block(
            """
            Word \\Word\\, n.
               A word.
               [1913 Webster]

               {To take acquaintance of} or {with}, to make the acquaintance of.
                  [Obs.]
               [1913 Webster]
            """
        )
        #expect(block.collocations.map(\.phrases) == [["To take acquaintance of", "To take acquaintance with"]])
    }

    @Test func aNameEndsWithItsChapterAndVerse() throws {
        let sense = try sense(
            "Used in the predicate; as, \"Vengeance is mine; I will repay.\" --Rom. xii. 19. Also, in the old style, before a noun."
        )
        #expect(!sense.inlineQuotations.contains { $0.author != "Rom. xii. 19" })
        #expect(sense.definition.contains("before a noun"))
    }

    @Test func aSenseMayNameItsPartOfSpeech() throws {
        let sense = try sense("As a conjunction, that retains much of its force as a demonstrative pronoun.")
        #expect(sense.grammar?.categories == [.conjunction])
    }

    @Test func aReferenceLosesTheFullStopBehindIt() throws {
        #expect(try sense("See {Groan.}").crossReferences == ["Groan"])
    }

    @Test(arguments: [
        ("Proof. [Obs.] --Spenser. Lydgate.", "Proof"),
        ("The middle part; half; moiety. [Obs.] --Sir T. Browne. Medievalism", "The middle part; half; moiety"),
    ])
    func aWordBehindTheAuthorIsNotPartOfTheDefinition(text: String, definition: String) throws {
        #expect(try sense(text).definition == definition)
    }
}
