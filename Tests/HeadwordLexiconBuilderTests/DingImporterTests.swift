import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Lines as they stand in Ding, some of them shortened.
@Suite struct DingImporterTests {
    /// A lexicon of lines of Ding, in which some English words are listed.
    private func lexicon(
        _ lines: String...,
        english: [String: LexicalCategory] = [:]
    ) throws -> Lexicon {
        let root = try SampleLexicon.root(of: [
            "usr/share/trans/de-en": Array((lines.joined(separator: "\n") + "\n").utf8)
        ])
        return try DraftLexicon.build { draft in
            for (word, category) in english {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: category)
            }
            var root = DataRoot(root)
            try DingImporter().read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
    }

    private func translations(_ word: String, _ lexicon: Lexicon) throws -> [TranslationGroup] {
        try lexicon.translationValues(of: word, in: .de, to: .en)
    }

    // MARK: - Translations

    @Test func whatStandsOppositeAWordMostOftenComesFirst() throws {
        let lexicon = try lexicon(
            "Geschlecht {n}; Familie {f} :: house",
            "Haus {n} | ein Haus bauen | ein Haus mieten :: house | to build a house | to lease a house",
            "Haus {n}; Zuhause {n} | nach Hause gehen :: home | to go home",
            "Haus {n} [astrol.] :: house",
            english: ["house": .noun]
        )
        let german = try lexicon.translationValues(of: "house", to: .de)
        #expect(german.map { $0.translations.map(\.text) } == [["Haus"], ["Haus"], ["Geschlecht", "Familie"]])
        // The labelled meaning comes last.
        #expect(german.map(\.domains) == [[], [.astrology], []])
        #expect(try translations("Haus", lexicon).flatMap(\.translations).map(\.text) == ["house", "house", "home"])
    }

    @Test func bothLanguagesAreTranslatedWithWhatTheLineSaysOfThem() throws {
        let lexicon = try lexicon(
            "Schwebstoffe {pl}; Schwebegut {n} [geh.] (in einer Flüssigkeit) [chem.] :: suspended matter;"
                + " suspended sediment [Am.] (in a liquid)",
            english: ["suspended sediment": .noun]
        )
        let german = try #require(try translations("Schwebegut", lexicon).first)
        #expect(german.gloss == "in einer Flüssigkeit")
        #expect(german.domains == [.chemistry])
        #expect(german.registers == [.formal])
        #expect(german.lexicalCategory == .noun)
        #expect(
            german.translations == [Translation("suspended matter"), Translation("suspended sediment", regions: [.us])]
        )
        let english = try #require(try lexicon.translationValues(of: "suspended sediment", to: .de).first)
        #expect(english.gloss == "in a liquid")
        #expect(english.regions == [.us])
        #expect(
            english.translations == [
                Translation("Schwebstoffe", grammaticalFeatures: [.plural]),
                Translation("Schwebegut", grammaticalFeatures: [.neuter], registers: [.formal]),
            ]
        )
    }

    @Test(arguments: [
        ("etw. wahrnehmen {vt} :: to descry sth.", "wahrnehmen", nil, "descry"),
        ("auf jdn./etw. warten {vi} :: to wait for sb./sth.", "warten", "auf jdn./etw.", "wait for"),
        ("sich ereignen {vr} :: to happen", "ereignen", "sich", "happen"),
        ("die Milchstraße [astron.] :: the Milky Way", "Milchstraße", nil, "the Milky Way"),
        ("(im Gedränge) aneinanderstoßen {vi} :: to jostle", "aneinanderstoßen", "im Gedränge", "jostle"),
        ("Bushel {m} (Raummaß) ~Scheffel :: bushel <bushels>", "Bushel", "Raummaß", "bushel"),
        ("Zank {m} <Streit> :: quarrel {vi}", "Zank", nil, "quarrel"),
    ])
    func whatAHeadwordGoesWithIsTakenOffIt(line: String, headword: String, gloss: String?, translation: String) throws {
        let group = try #require(try translations(headword, try lexicon(line)).first)
        #expect(group.gloss == gloss)
        #expect(group.translations.map(\.text) == [translation])
    }

    @Test func aPrepositionIsTakenOffAnEnglishVerbThatIsListedWithoutIt() throws {
        let lexicon = try lexicon(
            "auf etw. warten {vi} :: to wait for sth.",
            "sich um jdn. kümmern {vr} :: to look after sb.",
            english: ["wait": .verb, "look": .verb, "look after": .verb]
        )
        let wait = try #require(try lexicon.translationValues(of: "wait", to: .de).first)
        #expect(wait.gloss == "for sth.")
        #expect(wait.translations.map(\.text) == ["auf etw. warten"])
        #expect(try lexicon.translationValues(of: "look after", to: .de).first?.gloss == nil)
        #expect(try lexicon.translationValues(of: "look", to: .de).isEmpty)
    }

    @Test func abbreviationsAndOptionalLettersAreTermsOfTheirOwn() throws {
        let lexicon = try lexicon(
            "Lüftungsgerät {n} /LG/ [techn.]; hydrografisch(es) Gerät {n} :: air handling unit /AHU/; hydrographic(al) unit"
        )
        let group = try #require(try translations("LG", lexicon).first)
        #expect(
            group.translations == [
                Translation("air handling unit"), Translation("AHU", grammaticalFeatures: [.abbreviation]),
                Translation("hydrographic unit"), Translation("hydrographical unit"),
            ]
        )
        let entry = try #require(try lexicon.matches(of: "LG", in: .de).first?.model)
        #expect(entry.lexicalEntries[0].entries[0].grammaticalFeatures == [.abbreviation, .neuter])
    }

    @Test(arguments: [
        ("Zinnsalz {n} :: tin(II) chloride", "tin(II) chloride"),
        ("Kasten {m} :: a matter of life and/or death", "a matter of life and/or death"),
        ("Kasten {m} :: to run for (your) life", "run for your life"),
        ("Kasten {m} :: box (made of wood or (rarely) iron)", "box"),
        ("Kasten {m} :: don’t; let’s", "don't"),
    ])
    func otherBracketsAndSlashesStay(line: String, translation: String) throws {
        let group = try translations(line.hasPrefix("Zinn") ? "Zinnsalz" : "Kasten", try lexicon(line)).first
        #expect(group?.translations.first?.text == translation)
    }

    // MARK: - Headwords

    @Test func germanWordsAreListedAndPhrasesAreNot() throws {
        let lexicon = try lexicon(
            "Markt {m} | freier Markt {m} | Rachen… :: market | free market | pharyngeal",
            "blank; pur; rein {adj} (in reinster Form) :: sheer",
            "unbeschrieben :: undescribed",
            english: ["undescribed": .adjective]
        )
        #expect(
            try lexicon.headwords(in: .de) == [
                "blank", "Markt", "pur", "rein", "unbeschrieben",
            ]
        )
        let categories = try ["Markt", "pur", "unbeschrieben"].map {
            try lexicon.matches(of: $0, in: .de).first?.model.lexicalEntries.map(\.lexicalCategory)
        }
        #expect(categories == [[.noun], [.adjective], [.adjective]])
        #expect(
            try lexicon.matches(of: "Markt", in: .de).first?.model.lexicalEntries[0].entries == [
                Entry(source: "ding", grammaticalFeatures: [.masculine])
            ]
        )
    }

    @Test func britishAndAmericanSpellingsAreVariantsAndOtherWordsAreNot() throws {
        let lexicon = try lexicon(
            "Farbe {f}; Reifen {m} :: colour [Br.]; color [Am.]; tyre [Br.]; tire [Am.]",
            "Aufzug {m} :: lift [Br.]; elevator [Am.]",
            english: ["colour": .noun, "color": .noun, "tyre": .noun, "lift": .noun]
        )
        func variants(_ word: String) throws -> [VariantForm] {
            try lexicon.matches(of: word).flatMap(\.model.lexicalEntries).flatMap(\.entries).flatMap(\.variantForms)
        }
        #expect(try variants("colour") == [VariantForm(text: "color", regions: [.us])])
        #expect(try variants("color") == [VariantForm(text: "colour", regions: [.british])])
        #expect(try variants("tyre") == [VariantForm(text: "tire", regions: [.us])])
        #expect(try variants("lift").isEmpty)
    }

    // MARK: - Forms

    @Test(arguments: [
        (
            "Leuchte {f}; Licht {n} | Leuchten {pl}; Lichter {pl} | rote Lichter :: lamp; light | lamps; lights | red lights",
            "Licht", [(GrammaticalFeature.plural, "Lichter")]
        ),
        ("Mischer {m} | Mischer {pl} :: mixer | mixers", "Mischer", [(.plural, "Mischer")]),
        ("Garnele {f}; Krabbe {f} | Krabben {pl}; Garnelen {pl} :: shrimp | shrimps", "Krabbe", [(.plural, "Krabben")]),
        (
            "etw. zunähen; vernähen {vt} | zunähend; vernähend | zugenäht; vernäht | er/sie näht zu; er/sie vernäht"
                + " | ich/er/sie nähte zu; ich/er/sie vernähte | Er nähte zu. :: to sew up | sewing up | sewn up"
                + " | he/she sews up | I/he/she sewed up | He sewed up.",
            "zunähen",
            [
                (.presentParticiple, "zunähend"), (.pastParticiple, "zugenäht"), (.third, "näht zu"),
                (.past, "nähte zu"),
            ]
        ),
        (
            "sich ereignen {vr} | sich ereignend | sich ereignet | ereignet sich | ereignete sich"
                + " :: to happen | happening | happened | happens | happened",
            "ereignen",
            [
                (.presentParticiple, "ereignend"), (.pastParticiple, "ereignet"), (.third, "ereignet"),
                (.past, "ereignete"),
            ]
        ),
        (
            "rückständig {adj} | rückständiger | am rückständigsten :: backward | more backward | most backward",
            "rückständig", [(.comparative, "rückständiger"), (.superlative, "am rückständigsten")]
        ),
    ])
    func formsAreThoseOfTheWordsAtTheSamePlace(
        line: String,
        lemma: String,
        forms: [(GrammaticalFeature, String)]
    ) throws {
        let found = try lexicon(line).forms(of: lemma, in: .de).map(\.form)
        #expect(found.count == forms.count)
        for (feature, text) in forms {
            #expect(found.contains { $0.text == text && $0.features.contains(feature) }, "\(text)")
        }
    }

    @Test func formsAreNoTranslations() throws {
        let lexicon = try lexicon("Aal {m} | Aale {pl} | Aalfang {m} :: eel | eels | eel fishing")
        #expect(try lexicon.headwords(in: .de) == ["Aal", "Aalfang"])
        #expect(try translations("Aal", lexicon).count == 1)
    }

    // MARK: - Sentences

    @Test func phrasesShowTheHeadwordsThatTheyContain() throws {
        let lexicon = try lexicon(
            "bereuen; beklagen {vt} [übtr.] | etw. nicht bereuen | Das wirst du später bereuen. :: to regret; to deplore"
                + " | to have no regrets | You might regret it (one day).",
            english: ["regret": .verb, "deplore": .verb]
        )
        #expect(
            try lexicon.sentenceValues(of: "regret") == [
                Sentence(
                    text: "to have no regrets",
                    translation: .init(text: "etw. nicht bereuen", language: .de),
                    source: "ding"
                ),
                Sentence(
                    text: "You might regret it one day.",
                    translation: .init(text: "Das wirst du später bereuen.", language: .de),
                    source: "ding"
                ),
            ]
        )
        #expect(try lexicon.sentenceValues(of: "deplore").isEmpty)
        #expect(try lexicon.sentenceValues(of: "bereuen", in: .de).map(\.text) == ["Das wirst du später bereuen."])
    }

    @Test func aPhraseShowsOtherWordsThanThoseOfItsLineAFewTimes() throws {
        let phrases = (1...5).map { " | Das wirst du nie \($0)-mal bereuen." }.joined()
        let english = (1...5).map { " | You will never regret that \($0) times." }.joined()
        let lexicon = try lexicon(
            "bereuen {vt}\(phrases) :: to regret\(english)",
            english: ["regret": .verb, "never": .adverb, "time": .noun]
        )
        #expect(try lexicon.sentenceValues(of: "regret").count == 5)
        #expect(try lexicon.sentenceValues(of: "never").count == 3)
        #expect(try lexicon.sentenceValues(of: "time").first?.text == "You will never regret that 1 times.")
    }

    // MARK: - Tables and failures

    @Test func theLabelsAreThoseOfOurVocabularies() throws {
        _ = try DingLabels()
    }

    @Test(arguments: [
        ("Aal {m} : eel", "usr/share/trans/de-en:1: there is no ' :: '"),
        ("Aal {m} | Aale {pl} :: eel", "usr/share/trans/de-en:1: there are 2 parts in German and 1 in English"),
    ])
    func aLineThatCannotBeReadIsNamed(line: String, message: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try lexicon(line) }
        #expect(failure?.description == message)
    }
}
