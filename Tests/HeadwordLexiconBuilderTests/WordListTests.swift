import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// The readers of SCOWL, of CMU's dictionary, of tag counts and of noun classes, on a few lines of each.
@Suite struct WordListTests {
    private func words(_ lists: (String, UInt8, SCOWLEntry.Varieties)...) -> SCOWLWords {
        var words = SCOWLWords()
        for (list, size, variety) in lists {
            words.add(Array(list.utf8), size: size, variety: variety, kind: .words)
        }
        return words
    }

    @Test func aWordHasTheSizeOfItsSmallestListAndAllItsVarieties() throws {
        let words = words(("color\n", 50, .american), ("color\n", 10, .canadianVariant), ("cat\ncat's\n", 10, .english))
        let color = try #require(words.entries["color"])
        #expect(color.size == 10)
        #expect(color.isAmericanOnly)
        #expect(words.entries.keys.sorted() == ["cat", "color"])
    }

    @Test(arguments: [
        ("colour", "color"), ("organise", "organize"), ("centre", "center"), ("centred", "centered"),
        ("labelled", "labeled"), ("catalogue", "catalog"), ("sceptic", "skeptic"), ("anaemia", "anemia"),
        ("defence", "defense"), ("manoeuvre", "maneuver"), ("analyse", "analyze"),
    ])
    func britishSpellingsArePairedWithAmericanOnes(british: String, american: String) throws {
        let words = words(
            ("\(british)\nplough\n", 50, .british),
            ("\(american)\ncandor\n", 50, .american),
            ("cat\n", 10, .english)
        )
        let pairs = try SpellingPairs(words.entries)
        #expect(pairs.american == [british: american])
        #expect(pairs.british == [american: british])
    }

    @Test func doubtfulPairsAreLeftOut() throws {
        let rare = words(("goey\n", 80, .british), ("gey\n", 80, .american))
        #expect(try SpellingPairs(rare.entries).american.isEmpty)
        let ambiguous = words(("colour\ncolor\n", 20, .british), ("collor\n", 20, .american))
        #expect(try SpellingPairs(ambiguous.entries).american.isEmpty)
    }

    @Test func pronunciationsKeepPartOfSpeechAndSyllables() throws {
        let lines = """
            MNCL
            ("record" n (((r eh) 1) ((k er d) 0)))
            ("record" v (((r ax) 0) ((k ao r d) 1)))
            ("affixes" vl (((ax) 0) ((f ih k) 1) ((s ih z) 0)))

            """
        let records = try CMUDictionary(reading: Array(lines.utf8), path: "cmudict").pronunciations
        #expect(records["record"]?.map(\.partOfSpeech) == ["n", "v"])
        #expect(records["record"]?.first?.syllables.last == .init(["k", "er", "d"], isStressed: false))
        #expect(records["affixes"]?.first?.syllables.map(\.isStressed) == [false, true, false])
    }

    @Test func aLineThatIsNoPronunciationIsReported() {
        let lines = Array("MNCL\n(\"cat\" nil)\n".utf8)
        #expect {
            try CMUDictionary(reading: lines, path: "cmudict")
        } throws: {
            "\($0)" == "cmudict:2: this is not a pronunciation"
        }
    }

    @Test(arguments: [
        ("cat", "(((k ae t) 1))", "kæt"), ("kayak", "(((k ay) 1) ((ae k) 0))", "ˈkaɪæk"),
        ("information", "(((ih n) 1) ((f er) 0) ((m ey) 1) ((sh ax n) 0))", "ˌɪnfɚˈmeɪʃən"),
        ("elevator", "(((eh) 1) ((l ax) 0) ((v ey) 1) ((t er) 0))", "ˈɛləˌveɪtɚ"),
        ("judge", "(((jh ah jh) 1))", "dʒʌdʒ"),
    ])
    func phonesAreWrittenInThePhoneticAlphabet(word: String, syllables: String, text: String) throws {
        let line = "(\"\(word)\" nil \(syllables))"
        let dictionary = try CMUDictionary(reading: Array(line.utf8), path: "cmudict")
        let pronunciation = try #require(dictionary.pronunciations[word]?.first)
        #expect(try PhoneticAlphabet(accents: WebsterAccents()).transcription(of: word, pronunciation) == text)
    }

    @Test(arguments: [
        ("interview", "(((ih n) 1) ((t er) 0) ((v y uw) 1))", ["Interview \\In\"ter*view\\, n."], "ˈɪntɚˌvju"),
        ("interviews", "(((ih n) 1) ((t er) 0) ((v y uw z) 1))", ["Interview \\In\"ter*view\\, n."], "ˈɪntɚˌvjuz"),
        ("hospital", "(((hh aa) 1) ((s p ih) 1) ((t ax l) 0))", ["Hospital \\Hos\"pi*tal\\, n."], "ˈhɑspɪtəl"),
        ("require", "(((r iy) 1) ((k w ay) 1) ((er) 0))", ["Require \\Re*quire\"\\ (r?), v. t."], "ɹɪˈkwaɪɚ"),
        ("unhappy", "(((ax n) 0) ((hh ae) 1) ((p iy) 0))", ["Unhappy \\Un*hap\"py\\, a."], "ʌnˈhæpi"),
        (
            "compilation", "(((k aa m) 1) ((p ax) 0) ((l ey) 1) ((sh ax n) 0))",
            ["Compilation \\Com\"pi*la\"tion\\, n."], "ˌkɑmpəˈleɪʃən"
        ),
        ("unrelated", "(((ax n) 0) ((r iy) 1) ((l ey) 1) ((t ih d) 0))", ["Relate \\Re*late\"\\, v."], "ʌnˌɹiˈleɪtɪd"),
    ])
    func primaryStressIsWebsters(word: String, syllables: String, heads: [String], text: String) throws {
        let line = "(\"\(word)\" nil \(syllables))"
        let dictionary = try CMUDictionary(reading: Array(line.utf8), path: "cmudict")
        let pronunciation = try #require(dictionary.pronunciations[word]?.first)
        var accents = try WebsterAccents()
        for head in heads { accents.add(head: Array(head.utf8)[...]) }
        #expect(try PhoneticAlphabet(accents: accents).transcription(of: word, pronunciation) == text)
    }

    @Test func countsAreRecoveredFromProbabilities() throws {
        // ln(1/1000), ln(3/1000); ln(2/500), ln(5/500): the rarest form of a tag may have occurred twice.
        let lines = """
            MNCL
            ("ran" ((vbd -6.908) ) () )
            ("took" ((vbd -5.809) (1 -4.727) ) () )
            ("all" ((pdt -5.521) ) () )
            ("half" ((pdt -4.605) ) () )

            """
        let forms = try TagCounts(reading: Array(lines.utf8), path: "poslex").forms
        #expect(forms["ran"] == [.past: 1])
        #expect(forms["took"] == [.past: 3])
        #expect(forms["all"] == [.predeterminer: 2])
        #expect(forms["half"] == [.predeterminer: 5])
    }

    @Test(arguments: PennTag.allCases)
    func everyTagIsReadByItsName(tag: PennTag) {
        #expect(PennTag(rawValue: tag.rawValue) == tag)
        #expect(tag.category != nil || [.listMark, .possessiveEnding].contains(tag))
    }

    @Test func nounsLoseTheirClass() {
        #expect(
            NounClasses.words(Array("bacon.n-u\nterra_cotta w/o.n café.n".utf8)) == [
                "bacon", "terra cotta", "w/o", "café",
            ]
        )
    }

    @Test func wordListsBecomePronunciationsAndHeadwords() throws {
        let lexicon = try SampleLexicon.build(
            ["scowl", "festlex-cmu", "scowl-headwords"],
            from: [
                "usr/share/dict/scowl/english-words.10": Array("cat\n".utf8),
                "usr/share/dict/scowl/english-contractions.35": Array("can't\n".utf8),
                "usr/share/dict/scowl/english-proper-names.50": Array("Aaron\n".utf8),
                "usr/share/dict/scowl/english-abbreviations.35": Array("kg\n".utf8),
                "usr/share/festival/dicts/cmu/cmudict-0.4.out": Array(
                    "MNCL\n(\"aaron\" nil (((eh) 1) ((r ax n) 0)))\n".utf8
                ),
            ]
        )
        let aaron = try #require(try lexicon.matches(of: "Aaron").first?.model)
        #expect(aaron.pronunciations.map(\.text) == ["ˈɛɹən"])
        #expect(aaron.pronunciations.first?.region == .us)
        #expect(aaron.lexicalEntries.first?.entries.first?.grammaticalFeatures == [.proper])
        #expect(try lexicon.matches(of: "can't").first?.model.lexicalEntries.first?.lexicalCategory == .contraction)
        let kilogram = try #require(try lexicon.matches(of: "kg").first?.model.lexicalEntries.first)
        #expect(kilogram.entries.first?.grammaticalFeatures == [.abbreviation])
        #expect(try lexicon.matches(of: "cat").isEmpty)
    }
}
