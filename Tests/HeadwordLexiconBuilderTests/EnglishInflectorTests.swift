import HeadwordLexiconBuilder
import HeadwordModel
import Testing

/// English inflection with little evidence.
@Suite struct EnglishInflectorTests {
    /// Returns evidence in which each word is a lemma and each form occurs in a word list.
    private func evidence(
        nouns: String = "",
        verbs: String = "",
        adjectives: String = "",
        attested: String = ""
    ) -> InflectionEvidence {
        var evidence = InflectionEvidence()
        let lemmas = [LexicalCategory.noun: nouns, .verb: verbs, .adjective: adjectives].mapValues { words in
            Set(words.split(separator: " ").map(String.init))
        }
        let forms = Set(attested.split(separator: " ").map(String.init))
        evidence.hasWordLists = true
        evidence.isLemma = { lemmas[$0.category]?.contains($0.word) ?? false }
        evidence.spelling = { forms.contains($0) ? SpellingEvidence(size: 35) : nil }
        return evidence
    }

    private func forms(
        _ word: String,
        _ category: LexicalCategory,
        _ kind: EnglishInflectionKind,
        _ evidence: InflectionEvidence = .init()
    ) throws -> [String] {
        try EnglishInflector(evidence).paradigm(of: word, category).forms(kind)
    }

    @Test(arguments: [
        ("cat", "cats"), ("box", "boxes"), ("church", "churches"), ("fly", "flies"), ("day", "days"),
        ("soliloquy", "soliloquies"), ("quiz", "quizzes"), ("potato", "potatoes"), ("radio", "radios"),
        ("gateman", "gatemen"), ("thesis", "theses"), ("sheep", "sheep"), ("spacecraft", "spacecraft"),
        ("cheese", "cheeses"),
    ])
    func aNounHasAPlural(noun: String, plural: String) throws {
        #expect(try forms(noun, .noun, .plural).first == plural)
    }

    @Test func aFinalChThatSoundsAsKTakesS() throws {
        var evidence = InflectionEvidence()
        evidence.pronunciations = { word in
            word == "monarch"
                ? [CMUPronunciation(partOfSpeech: nil, syllables: [.init(["n", "aa", "r", "k"], isStressed: true)])]
                : []
        }
        #expect(try forms("monarch", .noun, .plural, evidence) == ["monarchs"])
        #expect(try forms("march", .noun, .plural, evidence) == ["marches"])
    }

    @Test(arguments: [
        ("walk", "walked", "walking"), ("hope", "hoped", "hoping"), ("stop", "stopped", "stopping"),
        ("try", "tried", "trying"), ("play", "played", "playing"), ("panic", "panicked", "panicking"),
        ("layer", "layered", "layering"), ("kayak", "kayaked", "kayaking"), ("quit", "quit", "quitting"),
        ("tie", "tied", "tying"), ("agree", "agreed", "agreeing"), ("fix", "fixed", "fixing"),
        ("offer", "offered", "offering"), ("mope", "moped", "moping"),
    ])
    func aVerbHasAPastAndAPresentParticiple(verb: String, past: String, participle: String) throws {
        #expect(try forms(verb, .verb, .past).first == past)
        #expect(try forms(verb, .verb, .presentParticiple).first == participle)
    }

    @Test func aShortVerbIsDoubledThoughAnotherWordIsSpeltLikeItsUndoubledForm() throws {
        let evidence = evidence(verbs: "mop mope", attested: "moped mopped")
        #expect(try forms("mop", .verb, .past, evidence) == ["mopped"])
    }

    @Test func regionsAreSaidWhereSpellingsDiffer() throws {
        var evidence = InflectionEvidence()
        evidence.spelling = { form in
            switch form {
            case "traveled": SpellingEvidence(size: 20, region: .us)
            case "travelled": SpellingEvidence(size: 20, region: .british)
            default: nil
            }
        }
        let pasts = try EnglishInflector(evidence).paradigm(of: "travel", .verb).forms.filter { $0.features == [.past] }
        #expect(
            pasts == [
                EnglishForm("traveled", [.past], regions: [.us]),
                EnglishForm("travelled", [.past], regions: [.british]),
            ]
        )
    }

    @Test(arguments: [
        ("take", "took taken taking", "took", "taken"), ("swim", "swam swum", "swam", "swum"),
        ("begin", "began begun", "began", "begun"), ("buy", "bought", "bought", "bought"),
        ("run", "ran", "ran", "run"), ("become", "became", "became", "become"),
        ("bear", "bore borne", "bore", "borne"), ("think", "thought", "thought", "thought"),
        ("shine", "shone", "shone", "shone"), ("bind", "bound", "bound", "bound"),
    ])
    func pastAndParticipleAreToldApart(verb: String, irregular: String, past: String, participle: String) throws {
        var evidence = InflectionEvidence()
        evidence.setIrregularForms([EnglishLemma(verb, .verb): irregular.split(separator: " ").map(String.init)])
        #expect(try forms(verb, .verb, .past, evidence) == [past])
        #expect(try forms(verb, .verb, .pastParticiple, evidence) == [participle])
    }

    @Test func countsInTextTellParticiplesToo() throws {
        var evidence = InflectionEvidence()
        evidence.setIrregularForms([EnglishLemma("get", .verb): ["got", "gotten"]])
        evidence.tagCounts = { $0 == "got" ? [.past: 145, .pastParticiple: 30] : [:] }
        #expect(try forms("get", .verb, .past, evidence) == ["got"])
        #expect(try forms("get", .verb, .pastParticiple, evidence) == ["got", "gotten"])
    }

    @Test func aVerbWithAPrefixIsInflectedLikeTheVerbUnlessItsRegularFormIsInUse() throws {
        var evidence = evidence(verbs: "write have", attested: "rewrote rewritten behaved")
        evidence.setIrregularForms([
            EnglishLemma("write", .verb): ["wrote", "written"], EnglishLemma("have", .verb): ["had"],
        ])
        #expect(try forms("rewrite", .verb, .past, evidence) == ["rewrote"])
        #expect(try forms("rewrite", .verb, .pastParticiple, evidence) == ["rewritten"])
        #expect(try forms("behave", .verb, .past, evidence) == ["behaved"])
    }

    @Test func aMisprintedFormIsNotBelieved() throws {
        var evidence = evidence(attested: "appealed appeased")
        evidence.statedForms = [EnglishLemma("appease", .verb): [StatedForm(.past, "appealed")]]
        #expect(try forms("appease", .verb, .past, evidence) == ["appeased"])
    }

    @Test(arguments: [
        ("ice cream", "ice creams"), ("mother-in-law", "mothers-in-law"), ("attorney general", "attorneys general"),
        ("major general", "major generals"), ("man of letters", "men of letters"), ("passerby", "passersby"),
        ("schoolchild", "schoolchildren"), ("merry-go-round", "merry-go-rounds"), ("runner-up", "runners-up"),
    ])
    func aCompoundNounIsInflectedInItsHead(noun: String, plural: String) throws {
        var evidence = evidence(nouns: "cream mother attorney major man runner", attested: "schoolchildren passersby")
        evidence.setIrregularForms([
            EnglishLemma("passer-by", .noun): ["passers-by"], EnglishLemma("man", .noun): ["men"],
        ])
        #expect(try forms(noun, .noun, .plural, evidence) == [plural])
    }

    @Test(arguments: [
        ("look up", "looked up"), ("spoon-feed", "spoon-fed"), ("take care", "took care"),
        ("test drive", "test drove"),
    ])
    func aCompoundVerbIsInflectedInItsVerb(verb: String, past: String) throws {
        var evidence = evidence(nouns: "spoon|test drive", verbs: "look take care feed test drive")
        evidence.setIrregularForms([
            EnglishLemma("feed", .verb): ["fed"], EnglishLemma("take", .verb): ["took", "taken"],
            EnglishLemma("drive", .verb): ["drove", "driven"],
        ])
        let isLemma = evidence.isLemma
        evidence.isLemma = { isLemma($0) || $0 == EnglishLemma("test drive", .noun) }
        #expect(try forms(verb, .verb, .past, evidence) == [past])
    }

    @Test func wordsWithoutAPluralSaySo() throws {
        var evidence = evidence(nouns: "rice trouser", attested: "rice")
        evidence.isMassNoun = { $0 == "rice" }
        let inflector = try EnglishInflector(evidence)
        #expect(inflector.paradigm(of: "rice", .noun) == EnglishParadigm(number: .singularOnly))
        #expect(inflector.paradigm(of: "Paris", .noun, traits: .proper) == EnglishParadigm(number: .singularOnly))
        #expect(inflector.paradigm(of: "genus Felis", .noun).number == .singularOnly)
        #expect(
            inflector.paradigm(of: "trousers", .noun)
                == EnglishParadigm(forms: [EnglishForm("trousers", [.plural])], number: .pluralOnly)
        )
    }

    @Test func aSpeciesHasNoPluralUnlikeAPlantNamedAfterAGenus() throws {
        var evidence = InflectionEvidence()
        let nouns: Set<String> = ["genus Grevillea", "genus Cannabis", "plant"]
        evidence.isLemma = { $0.category == .noun && nouns.contains($0.word) }
        let inflector = try EnglishInflector(evidence)
        #expect(inflector.paradigm(of: "Grevillea robusta", .noun) == EnglishParadigm(number: .singularOnly))
        #expect(inflector.paradigm(of: "Cannabis plant", .noun).forms.map(\.form) == ["Cannabis plants"])
    }

    @Test func adjectivesCompareOnlyWhenBothFormsAreInUse() throws {
        let evidence = evidence(attested: "bigger biggest happier happiest former")
        #expect(try forms("big", .adjective, .comparative, evidence) == ["bigger"])
        #expect(try forms("happy", .adjective, .superlative, evidence) == ["happiest"])
        #expect(try forms("form", .adjective, .comparative, evidence).isEmpty)
        #expect(try forms("good", .adjective, .comparative, evidence) == ["better"])
    }

    @Test func auxiliariesHaveTheirOwnForms() throws {
        let inflector = try EnglishInflector(InflectionEvidence())
        let be = inflector.paradigm(of: "be", .verb).forms
        #expect(be.contains(EnglishForm("am", [.first, .singular, .present])))
        #expect(be.contains(EnglishForm("been", [.pastParticiple])))
        #expect(inflector.paradigm(of: "must", .verb).forms == [EnglishForm("must", [.past])])
        #expect(inflector.paradigm(of: "have left", .verb).forms(.past) == ["had left"])
    }

    @Test func otherCategoriesAreNotInflected() throws {
        #expect(try EnglishInflector(InflectionEvidence()).paradigm(of: "of", .preposition) == EnglishParadigm())
    }
}
