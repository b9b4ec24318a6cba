import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

/// Texts as they stand in FreeDict's dictionaries, some of them shortened.
@Suite struct FreeDictImporterTests {
    /// A lexicon of the texts of one source, a string for each dictionary; the English words are listed.
    private func lexicon(
        _ texts: String...,
        by importer: FreeDictImporter,
        english: [String] = [],
        before prepare: @escaping @Sendable (inout LexiconDraft) -> Void = { _ in }
    ) throws -> Lexicon {
        let files = importer.source.packages.enumerated().reduce(into: [String: [UInt8]]()) { files, package in
            let name = "usr/share/dictd/" + package.element.dropFirst("dict-".count)
            let text = package.offset < texts.count ? texts[package.offset] : ""
            let dictionary = DictdFiles(text.split(separator: "--\n").map { String($0) + "\n" })
            files[name + ".index"] = dictionary.index
            files[name + ".dict.dz"] = dictionary.compressed()
        }
        let root = try SampleLexicon.root(of: files)
        return try DraftLexicon.build { draft in
            for word in english {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
            }
            prepare(&draft)
            var root = DataRoot(root)
            try importer.read(&root, into: &draft, progress: Progress { _, _, _ in })
        }
    }

    private func entries(_ word: String, _ language: Language, _ lexicon: Lexicon) throws -> [Entry] {
        try lexicon.matches(of: word, in: language, by: .exact).flatMap(\.model.lexicalEntries).flatMap(\.entries)
    }

    // MARK: - The layout of Wiktionary

    @Test(arguments: [
        ("to sell for a lower]] price than a competitor", "to sell for a lower price than a competitor"),
        ("part of a printing press]", "part of a printing press"),
        ("symbol [ or ]", "symbol [ or ]"),
        ("a large grey wolf (Canis lupus", "a large grey wolf (Canis lupus)"),
        ("statistics, signal processing: a correlation", "a correlation"),
        ("(epistemology, logic) apparent contradiction", "apparent contradiction"),
        ("colloquial, usually childish: a horse", "a horse"),
        ("of hopes or dreams: to ruin", "of hopes or dreams: to ruin"),
        ("(nautical, of a vessel) Run aground.", "(of a vessel) Run aground."),
        ("For malevolent#Adjective reasons.", "For malevolent reasons."),
    ])
    func aDefinitionHasNoLabelsAndNoHalfBrackets(gloss: String, definition: String) throws {
        let lexicon = try lexicon("word /wˈɜːd/ <n>\n1. sana\n\(gloss)\n", by: .english)
        #expect(try entries("word", .en, lexicon).flatMap(\.senses).map(\.definitions) == [[definition]])
    }

    @Test func eachGlossOfANumberedSenseIsASense() throws {
        let lexicon = try lexicon(
            """
            curse //kɜːs// //kɝs// /[kɜs]/ /kˈɜːs/ <n>
            1. kirous 2.
            prayer that harm may befall someone
             3.
            supernatural detriment
            2. menkat
            informal: woman's monthly period
            """,
            by: .english
        )
        let senses = try entries("curse", .en, lexicon).flatMap(\.senses)
        #expect(
            senses.map(\.definitions) == [
                ["prayer that harm may befall someone"], ["supernatural detriment"], ["woman's monthly period"],
            ]
        )
        #expect(senses.map(\.id) == ["curse.noun.1", "curse.noun.2", "curse.noun.3"].map { "wiktionary:" + $0 })
        #expect(senses.map(\.registers) == [[], [], [.informal]])
        let entry = try #require(try lexicon.matches(of: "curse").first?.model)
        #expect(entry.lexicalEntries.flatMap(\.pronunciations).map(\.text) == ["kɜːs", "kɝs"])
        #expect(entry.lexicalEntries.flatMap(\.pronunciations).allSatisfy { $0.region == nil })
        #expect(try lexicon.translationValues(of: "curse", to: .de).isEmpty)
    }

    @Test(arguments: [
        ("music, informal: a tune", "a tune", [Domain.music], [Register.informal]),
        ("(law) a writ", "a writ", [.law], []),
        ("form of olivine: a gem", "form of olivine: a gem", [], []),
        ("an elderly man’s name for [1]", "an elderly man's name for word", [], []),
        ("a piece of chalk[1, 2]", "a piece of chalk", [], []),
        ("pertaining to a [[two-spirit]] [person]", "pertaining to a two-spirit [person]", [], []),
    ])
    func labelsAndNumbersAreTakenOffGlosses(
        gloss: String,
        definition: String,
        domains: [Domain],
        registers: [Register]
    ) throws {
        let lexicon = try lexicon("word <n>\nsana\n\(gloss)", by: .english)
        let sense = try #require(try entries("word", .en, lexicon).first?.senses.first)
        #expect(sense.definitions == [definition])
        #expect(sense.domains == domains)
        #expect(sense.registers == registers)
    }

    @Test(arguments: [
        ("(transitive) To draw. [from 14th c.]", "To draw.", "from 14th century"),
        ("A coat. [15th–19th c.]", "A coat.", "15th–19th century"),
        ("A coat. [First attested in the mid 16th century.]", "A coat.", "first attested in the mid 16th century"),
        ("A pass. [2009–]", "A pass.", "2009–"), ("A hat [from 1786].", "A hat", "from 1786"),
        ("A hat. [from Template:SAFESUBST: c.]", "A hat.", nil),
        ("To object. [with to]", "To object. [with to]", nil),
        ("(originally, _, AAVE, slang) Alert. [from 1940s]", "Alert.", "from 1940s"),
    ])
    func datesBecomeNotes(gloss: String, definition: String, date: String?) throws {
        let lexicon = try lexicon("word <n>\nsana\n\(gloss)", by: .english)
        let sense = try #require(try entries("word", .en, lexicon).first?.senses.first)
        #expect(sense.definitions == [definition])
        #expect(sense.notes.map(\.text) == [date].compactMap(\.self))
    }

    @Test(arguments: [
        ("A piccolo flute\n A transverse flute that is smaller.", "A transverse flute that is smaller."),
        ("To pick nits from someone's hair.\nI nitpicked his hair.", "To pick nits from someone's hair."),
        ("(law, originally\n, slang) A person in a dispute.", "A person in a dispute."),
    ])
    func aCaptionIsNoDefinition(lines: String, definition: String) throws {
        let lexicon = try lexicon("word <n>\nsana\n\(lines)", by: .english)
        #expect(try entries("word", .en, lexicon).flatMap(\.senses).map(\.definitions) == [[definition]])
    }

    @Test func whatWordNetSaysAlreadyIsNotRepeated() throws {
        let lexicon = try lexicon(
            "mouse <n>\n1. a\nA quiet or shy person.\n2. b\nAn input device.",
            by: .english,
            before: { draft in
                draft.evidence.update(KnownDefinitions.self) {
                    $0.add("person who is quiet or timid", of: "mouse")
                }
            }
        )
        #expect(try entries("mouse", .en, lexicon).flatMap(\.senses).flatMap(\.definitions) == ["An input device."])
    }

    @Test func theSensesThatMostDictionariesHaveComeFirst() throws {
        let lexicon = try lexicon(
            "bank <n>\n1. a 2.\nThe edge of a river.\n 3.\nA row of keys.\n2. b\nA branch office.",
            "bank <n>\n1. c\nThe edge of a river.\n2. d\nA branch office.",
            "bank <n>\nA\nA branch office.\n--\nbank <v>\ne\nTo put into a bank.",
            by: .english
        )
        let senses = try entries("bank", .en, lexicon).flatMap(\.senses)
        #expect(
            senses.flatMap(\.definitions) == [
                "A branch office.", "The edge of a river.", "A row of keys.", "To put into a bank.",
            ]
        )
        #expect(senses.first?.id == "wiktionary:bank.noun.1")
    }

    @Test(arguments: ["logic", "Word", "transliteration of }}", "translations to be checked"])
    func whatDefinesNothingIsLeftOut(gloss: String) throws {
        let lexicon = try lexicon("word <n>\nsana\n\(gloss)", by: .english)
        #expect(try lexicon.matches(of: "word").isEmpty)
    }

    @Test func theGermanDictionariesDoNotRepeatEachOther() throws {
        let lexicon = try lexicon(
            """
            Katze /ˈkat͡sə/ /kˈatsə/ <n, fem>
            1. chat
            anschmiegsames Haustier
            2. chatte
            weibliches Exemplar von [1]
            """,
            """
            Katze /ˈkat͡sə/ <n, fem>
            1. katt
            anschmiegsames Haustier
            2. katta
            Familie von Raubtieren
            """,
            by: .german
        )
        let entry = try #require(try entries("Katze", .de, lexicon).first)
        #expect(entry.grammaticalFeatures == [.feminine])
        #expect(
            entry.senses.flatMap(\.definitions) == [
                "anschmiegsames Haustier", "weibliches Exemplar von Katze", "Familie von Raubtieren",
            ]
        )
        let translations = try lexicon.translationValues(of: "Katze", in: .de, to: .fr)
        #expect(translations.map(\.translations) == [[Translation("chat")], [Translation("chatte")]])
        #expect(translations[0].gloss == "anschmiegsames Haustier")
        #expect(
            try lexicon.matches(of: "Katze", in: .de).flatMap(\.model.lexicalEntries).flatMap(\.pronunciations).map(
                \.text
            )
                == ["ˈkat͡sə"]
        )
    }

    // MARK: - The classic layout

    @Test func hindiIsTranslatedBothWaysWithEnglishSentences() throws {
        let lexicon = try lexicon(
            """
            crunch /kɹˈʌntʃ/ <VT>
            1. चर्वण~करना, कुचलना
                  "The boy was crunching the popcorns"
                  "राम भोजन कर रहा है."
            2. ?
            """,
            by: .englishHindi,
            english: ["crunch"]
        )
        let group = try #require(try lexicon.translationValues(of: "crunch", to: .hi).first)
        #expect(group.translations == [Translation("चर्वण करना"), Translation("कुचलना")])
        #expect(group.lexicalCategory == .verb)
        #expect(try lexicon.translationValues(of: "crunch", to: .hi).count == 1)
        #expect(
            try lexicon.translationValues(of: "कुचलना", in: .hi, to: .en).map(\.translations)
                == [[Translation("crunch")]]
        )
        #expect(
            try lexicon.sentenceValues(of: "crunch") == [
                Sentence(text: "The boy was crunching the popcorns", source: "freedict-eng-hin")
            ]
        )
        #expect(try lexicon.matches(of: "crunch").flatMap(\.model.lexicalEntries).flatMap(\.pronunciations).isEmpty)
    }

    @Test func marksOfTranslationsAreUnderstood() throws {
        let lexicon = try lexicon(
            """
             [coloq.] eclipse /eklˈipse/ <n, m>
            1. Sonnenfinsternis <n, f> [Astronomie], Finsternis <n, f>, (am Himmel)
            2. (Brief) einwerfen [ugs.]
            --
            absurdo, absurda /apsˈuɾðo/ <adj>
            lächerlich
            """,
            by: try #require(FreeDictImporter.translations.first { $0.source.id == "freedict-spa-deu" })
        )
        let groups = try lexicon.translationValues(of: "eclipse", in: .es, to: .de)
        #expect(
            groups.map(\.translations) == [
                [
                    Translation("Sonnenfinsternis", grammaticalFeatures: [.feminine]),
                    Translation("Finsternis", grammaticalFeatures: [.feminine]),
                ],
                [Translation("einwerfen", registers: [.informal])],
            ]
        )
        #expect(groups.map(\.gloss) == ["am Himmel", "Brief"])
        #expect(groups.map(\.domains) == [[.astronomy], []])
        #expect(groups.map(\.registers) == [[.informal], [.informal]])
        #expect(try entries("eclipse", .es, lexicon).map(\.grammaticalFeatures) == [[.masculine]])
        #expect(try lexicon.forms(of: "absurdo", in: .es).map(\.form.text) == ["absurda"])
    }

    @Test func swahiliPluralsAreForms() throws {
        let lexicon = try lexicon(
            """
            ziwa /zˈiwa/ <n> (pl: {maziwa})
            1.
            lake
            2.
            breast (of a woman, at least)
            --
            wageni /waɡˈeni/ <n>

             Plural of {mgeni}: 1. stranger, foreigner 2. guest

            --
            mgeni /mɡˈeni/ <n>

            stranger
               See also: {mtu}
            """,
            by: try #require(FreeDictImporter.translations.first { $0.source.id == "freedict-swh-eng" })
        )
        #expect(
            try lexicon.forms(of: "ziwa", in: .sw).map(\.form) == [InflectedForm(text: "maziwa", features: [.plural])]
        )
        #expect(try lexicon.forms(of: "mgeni", in: .sw).map(\.form.text) == ["wageni"])
        let groups = try lexicon.translationValues(of: "ziwa", in: .sw, to: .en)
        #expect(groups.map(\.translations) == [[Translation("lake")], [Translation("breast")]])
        #expect(groups.map(\.gloss) == [nil, "of a woman, at least"])
        #expect(
            try lexicon.translationValues(of: "mgeni", in: .sw, to: .en).flatMap(\.translations) == [
                Translation("stranger")
            ]
        )
    }

    // MARK: - Tables

    @Test func theTablesAreOfOurVocabularies() throws {
        _ = try FreeDictLabels()
        _ = try FreeDictGrammar.Table()
    }
}
