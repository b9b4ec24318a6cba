import HeadwordModel
import Testing

@Suite struct VocabularyTests {
    @Test func theVocabulariesAreAsLongAsTheirSources() {
        #expect(Domain.labels.count == 256)
        #expect(Register.labels.count == 62)
        #expect(LexicalCategory.labels.count == 19)
        #expect(Set(Domain.labels).count == 256)
        #expect(Set(Register.labels).count == 62)
    }

    @Test(arguments: [
        "combining_form", "combiningForm", "Combining Form", "combining-form", "COMBINING_FORM", " combining  form ",
    ])
    func aLabelIsReadInAnyMixtureOfCaseSpaceAndUnderscore(spelling: String) {
        #expect(LexicalCategory(label: spelling) == .combiningForm)
    }

    @Test func canonicalLabelsAreEmitted() {
        #expect(LexicalCategory.combiningForm.label == "combining_form")
        #expect(GrammaticalFeature.pastParticiple.label == "past_participle")
        #expect(Register.nonStandard.label == "non-standard")
        #expect(Register.rafSlang.label == "R.A.F._slang")
        #expect(Domain.greekHistory.label == "greek_history")
    }

    @Test(arguments: [
        ("forestr", Domain.forestry), ("greek_histroy", .greekHistory), ("medieval_histor", .medievalHistory),
        ("potter", .pottery), ("veterinar", .veterinary),
    ])
    func misspeltDomainsAreAcceptedAndNeverEmitted(alias: String, domain: Domain) {
        #expect(Domain(label: alias) == domain)
        #expect(!Domain.labels.contains(alias))
    }

    @Test(arguments: ["raf_slang", "R.A.F_slang", "pseuodo_archaic", "nonce_use", "non_standard"])
    func misspeltRegistersAreAccepted(alias: String) {
        #expect(Register(label: alias) != nil)
        #expect(!Register.labels.contains(alias))
    }

    @Test(arguments: ["", "nuon", "nouns and verbs"])
    func whatIsNoLabelIsNotRead(text: String) {
        #expect(LexicalCategory(label: text) == nil)
    }

    @Test func blanksAroundALabelHaveAnEnd() {
        let room = LexicalCategory.table.longestSpelling - "noun".utf8.count
        #expect(LexicalCategory(label: String(repeating: " ", count: room) + "noun") == .noun)
        #expect(LexicalCategory(label: String(repeating: " ", count: room + 1) + "noun") == nil)
    }

    @Test func caseNamesThatAreGivenAreThoseOfSwift() {
        #expect(RecordKind.labels == RecordKind.allCases.map { String(describing: $0) })
        #expect(Region.labels.map { $0.filter { $0 != "_" } } == Region.allCases.map { "\($0)".lowercased() })
    }

    @Test(
        arguments: [
            (.en, "en"), (.de, "de"), (.es, "es"), (.fr, "fr"), (.gu, "gu"), (.hi, "hi"), (.id, "id"), (.lv, "lv"),
            (.ms, "ms"), (.nso, "nso"), (.pt, "pt"), (.ro, "ro"), (.sw, "sw"), (.ta, "ta"), (.tn, "tn"), (.ur, "ur"),
            (.zu, "zu"), (.ar, "ar"), (.el, "el"), (.fa, "fa"), (.ha, "ha"), (.ig, "ig"), (.it, "it"), (.ka, "ka"),
            (.mr, "mr"), (.qu, "qu"), (.ru, "ru"), (.te, "te"), (.tg, "tg"), (.tk, "tk"), (.tpi, "tpi"), (.tt, "tt"),
            (.xh, "xh"), (.yo, "yo"), (.zh, "zh"), (.bg, "bg"), (.ca, "ca"), (.fi, "fi"), (.ja, "ja"), (.nl, "nl"),
            (.no, "no"), (.pl, "pl"), (.sv, "sv"),
        ] as [(Language, String)]
    )
    func aLanguageThatTheCodeNamesHasItsPlaceInTheList(language: Language, tag: String) {
        #expect(language.label == tag)
    }

    @Test func everyLanguageHasATagAndANameOfItsOwn() {
        #expect(Set(Language.labels).count == Language.allCases.count)
        #expect(Set(Language.allCases.map(\.name)).count == Language.allCases.count)
        for language in Language.allCases { #expect(Language(label: language.name) == language) }
        #expect(Language.labels.allSatisfy { $0.wholeMatch(of: /[a-z]{2,3}/) != nil })
        #expect(Language(rawValue: UInt8(Language.allCases.count)) == nil)
    }

    @Test(arguments: ["Éire", "ＵＳ", "u\u{301}s"])
    func otherLettersThanThoseOfALabelAreNotLeftOut(text: String) {
        #expect(Region(label: text) == nil)
    }

    @Test func everyLabelIsReadBack() {
        for domain in Domain.allCases { #expect(Domain(label: domain.label) == domain) }
        for register in Register.allCases { #expect(Register(label: register.label) == register) }
        for feature in GrammaticalFeature.allCases { #expect(GrammaticalFeature(label: feature.label) == feature) }
        for language in Language.allCases { #expect(Language(label: language.label) == language) }
    }
}
