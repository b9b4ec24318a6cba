import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Records in the form that wiktextract writes, about words that do not exist.
@Suite struct WiktextractImporterTests {
    private static let noun = """
        {"word":"flubble","pos":"noun","lang":"English","lang_code":"en","etymology_text":"From flub + bubble.",
        "sounds":[{"ipa":"/ˈflʌbəl/","tags":["General-American","Received-Pronunciation"]},{"ipa":"[x]","tags":["Mars"]}],
        "forms":[{"form":"flubbles","tags":["plural"]},{"form":"flubbel","tags":["alternative","obsolete"]},
        {"form":"no-table-tags","tags":["table-tags"]}],
        "senses":[{"glosses":["A mistake","in golf"],"tags":["informal","countable"],"topics":["ball-games","games","golf",
        "sports"],"examples":[{"text":"What a  flubble!","type":"quotation","ref":"1901, A. Nobody, Nothing:"}],
        "qualifier":"of a stroke","synonyms":[{"word":"botch"}]},
        {"glosses":["A bubble"],"tags":["UK","Martian"],"senseid":["en:bubble"]}],
        "synonyms":[{"word":"bleb","sense_index":2},{"word":"error"}],"antonyms":[{"word":"feat","sense_index":"1"}],
        "derived":[{"word":"flubbly"}],"hyphenations":[{"parts":["flub","ble"]}],
        "translations":[{"lang":"German","lang_code":"de","word":"Flubbel","sense":"mistake","tags":["masculine"]},
        {"lang":"German","code":"de","word":"Flubb","sense":"mistake"},{"lang":"Xx","lang_code":"xx","word":"y"}]}
        """.replacing("\n", with: "")

    @Test func sensesHaveTheirLabelsExamplesAndNotes() throws {
        let senses = try BroughtLexicon(Self.noun, file: "a.jsonl").senses("flubble")
        let sense = try #require(senses.first)
        #expect(senses.map(\.id) == ["mine:en.flubble.noun.1", "mine:en.flubble.noun.2"])
        #expect(sense.definitions == ["A mistake: in golf"])
        #expect(sense.registers == [.informal])
        #expect(sense.domains == [.golf])
        #expect(sense.examples == [Example(text: "What a flubble!", author: "1901, A. Nobody, Nothing")])
        #expect(sense.notes == [Note(text: "of a stroke", kind: .usage)])
        #expect(senses.last?.regions == [.british])
    }

    @Test func linkedWordsBelongToTheSenseThatTheyNumber() throws {
        let brought = try BroughtLexicon(Self.noun, file: "a.jsonl")
        let senses = try brought.senses("flubble")
        #expect(senses.map(\.synonyms) == [["botch"], ["bleb"]])
        #expect(senses.first?.antonyms == [Antonym(word: "feat", isIndirect: false)])
        let sets = try brought.lexicon.thesaurusValues(of: "flubble", in: .en)
        #expect(sets.map { $0.words.map(\.text) } == [["flubble", "error"]])
    }

    @Test func theEntryHasEtymologyPronunciationsVariantsAndDerivatives() throws {
        let brought = try BroughtLexicon(Self.noun, file: "a.jsonl")
        let lexicalEntry = try #require(try brought.entry("flubble")?.lexicalEntries.first)
        let entry = try #require(lexicalEntry.entries.first)
        #expect(entry.etymologies == ["From flub + bubble."])
        #expect(entry.pronunciations.map(\.text) == ["ˈflʌbəl", "ˈflʌbəl"])
        #expect(entry.pronunciations.map(\.region) == [.us, .british])
        #expect(entry.variantForms == [VariantForm(text: "flubbel", registers: [.obsolete])])
        #expect(lexicalEntry.derivatives == ["flubbly"])
    }

    @Test func translationsAreGroupedByLanguageAndMeaning() throws {
        let brought = try BroughtLexicon(Self.noun, file: "a.jsonl")
        let groups = try brought.lexicon.translationValues(of: "flubble", in: .en, to: .de)
        #expect(groups.map(\.gloss) == ["mistake"])
        #expect(groups.first?.translations.map(\.text) == ["Flubbel", "Flubb"])
        #expect(groups.first?.translations.first?.grammaticalFeatures == [.masculine])
    }

    @Test func whatTheLexiconHasNoPlaceForIsCounted() throws {
        let remarks = try BroughtLexicon(Self.noun, file: "a.jsonl").remarks
        #expect(
            remarks == [
                "mine: left out: entries of tables that are no forms of the word (1), hyphenations (1), labels (1), "
                    + "pronunciations of other regions (1), translations into other languages (1)"
            ]
        )
    }

    @Test func formsOfOtherLanguagesLeadToTheirLemma() throws {
        let brought = try BroughtLexicon(
            #"{"word":"Flubbel","pos":"noun","lang_code":"de","senses":[{"glosses":["mistake"]}],"forms":"#
                + #"[{"form":"Flubbeln","tags":["dative","plural"]},{"form":"wir flubbeln","tags":["multiword-construction"]}]}"#,
            #"{"word":"Flubbels","pos":"noun","lang_code":"de","senses":[{"glosses":["genitive of Flubbel"],"#
                + #""tags":["form-of","genitive","singular"],"form_of":[{"word":"Flubbel"}]}]}"#,
            file: "a.jsonl"
        )
        #expect(try brought.entry("Flubbels", in: .de) == nil)
        for form in ["Flubbeln", "Flubbels"] {
            let matches = try brought.lexicon.matches(of: form, in: .de, by: .lemma)
            #expect(matches.map(\.entry.word) == ["Flubbel"])
        }
    }

    @Test func anEnglishFormIsNotAHeadwordOfItsOwn() throws {
        let brought = try BroughtLexicon(
            #"{"word":"flube","pos":"noun","lang_code":"en","senses":[{"glosses":["a thing"]}]}"#,
            #"{"word":"flubes","pos":"noun","lang_code":"en","senses":[{"glosses":["plural of flube"],"#
                + #""tags":["form-of","plural"],"form_of":[{"word":"flube"}]}]}"#,
            file: "a.jsonl"
        )
        #expect(try brought.entry("flubes") == nil)
        #expect(try brought.lexicon.matches(of: "flubes", in: .en, by: .lemma).map(\.entry.word) == ["flube"])
    }

    @Test func anotherSpellingLeadsToTheUsualOne() throws {
        let brought = try BroughtLexicon(
            #"{"word":"flubble","pos":"noun","lang_code":"en","senses":[{"glosses":["a thing"]}]}"#,
            #"{"word":"phlubble","pos":"noun","lang_code":"en","senses":[{"glosses":["Alternative spelling of flubble"],"#
                + #""tags":["alt-of","alternative"],"alt_of":[{"word":"flubble"}]}]}"#,
            #"{"title":"Flubbles (thing)","redirect":"flubble","pos":"hard-redirect"}"#,
            file: "a.jsonl"
        )
        for name in ["phlubble", "Flubbles (thing)"] {
            #expect(try brought.lexicon.matches(of: name, in: .en, by: .variant).map(\.entry.word) == ["flubble"])
        }
    }

    @Test func anAbbreviationKeepsItsExpansion() throws {
        let brought = try BroughtLexicon(
            #"{"word":"FBL","pos":"noun","lang_code":"en","senses":[{"glosses":["Initialism of flubble"],"#
                + #""tags":["alt-of","initialism"],"alt_of":[{"word":"flubble"}]}]}"#,
            file: "a.jsonl"
        )
        let sense = try #require(try brought.senses("FBL").first)
        #expect(sense.definitions == ["Initialism of flubble"])
        #expect(sense.crossReferences == [CrossReference(word: "flubble", type: .seeAlso)])
    }

    @Test func theSensesOfEachEtymologyAreNumberedOn() throws {
        let line = #"{"word":"flub","pos":"verb","lang_code":"en","etymology_number":"1","senses":[{"glosses":["X"]}]}"#
        let brought = try BroughtLexicon(
            line.replacing("X", with: "to err"),
            line.replacing("X", with: "to blow"),
            file: "a.jsonl"
        )
        #expect(try brought.senses("flub").map(\.id) == ["mine:en.flub.verb.1", "mine:en.flub.verb.2"])
    }

    @Test func aTranslatedExampleIsASentence() throws {
        let line =
            #"{"word":"Flub","pos":"noun","lang_code":"de","senses":[{"glosses":["mistake"],"examples":"#
            + #"[{"text":"So ein Flub!","translation":"What a mistake!"}]}]}"#
        let brought = try BroughtLexicon(line, file: "a.jsonl", glossLanguage: .en)
        let sentences = try brought.lexicon.sentenceValues(of: "Flub", in: .de)
        #expect(sentences.map(\.translation) == [.init(text: "What a mistake!", language: .en)])
    }

    @Test func onlyTheRequestedLanguageIsRead() throws {
        let brought = try BroughtLexicon(
            #"{"word":"flub","pos":"noun","lang_code":"en","senses":[{"glosses":["a mistake"]}]}"#,
            #"{"word":"Flub","pos":"noun","lang_code":"de","senses":[{"glosses":["mistake"]}]}"#,
            file: "a.jsonl",
            language: .de
        )
        #expect(try brought.entry("flub") == nil)
        #expect(try brought.senses("Flub", in: .de).count == 1)
        #expect(brought.remarks == ["mine: left out: records in other languages (1)"])
    }

    @Test(arguments: [
        ("[]", "expected an object"), ("{\"word\":\"x\"}", "expected a member 'lang_code' that is a string"),
        ("{\"lang_code\":\"en\"}", "expected a member 'word' that is a string of at most 64 KiB"),
        ("{\"word\":", "at byte 9 "),
        (String(repeating: "[", count: 200) + String(repeating: "]", count: 200), "at byte"),
    ])
    func aBrokenLineCostsThatLine(line: String, reason: String) throws {
        let good = #"{"word":"flub","pos":"noun","lang_code":"en","senses":[{"glosses":["a mistake"]}]}"#
        let brought = try BroughtLexicon(good, line, good.replacing("flub", with: "flob"), file: "a.jsonl")
        #expect(brought.remarks.count == 1)
        #expect(brought.remarks.first?.hasPrefix("a.jsonl:2: \(reason)") == true)
        #expect(try brought.senses("flob").count == 1)
    }

    @Test(arguments: [("a.jsonl", "hello\n"), ("a.jsonl", ""), ("a.jsonl", "{\"id\":1}\n")])
    func aFileOfAnotherKindIsRefusedWithItsPlace(name: String, text: String) throws {
        let failure = #expect(throws: ImportFailure.self) { try BroughtLexicon(Array(text.utf8), named: name) }
        #expect(failure?.description.contains(name) == true)
    }
}
