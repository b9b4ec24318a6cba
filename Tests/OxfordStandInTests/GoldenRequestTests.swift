import HeadwordJSON
import Testing

/// Requests as clients build them, each with a word or number that the answer must contain.
@Suite struct GoldenRequestTests {
    @Test(arguments: [
        ("entries/en/time_out", "a short rest"),
        ("entries/en/time_out/", "a short rest"),
        ("entries/en/time_out/regions=us", "a short rest"),
        ("entries/en/set/grammaticalFeatures=past,singular;lexicalCategory=noun", "things that belong together"),
        ("entries/en/set/grammaticalFeatures%3Dpast%2Csingular%3BlexicalCategory%3Dnoun", "things that belong"),
        ("entries/en/set/definitions", "put in a place"),
        ("entries/en/big/synonyms", "ever_so_big"),
        ("entries/en/big/antonyms", "\"small\""),
        ("entries/en/big/synonyms;antonyms", "\"small\""),
        ("entries/en/big/synonyms%3Bantonyms", "\"small\""),
        ("entries/es/casa/sentences", "La casa está cerca del río."),
        ("entries/en/house/translations=es", "\"casa\""),
        ("entries/en/house/translations%3Des", "\"casa\""),
        ("inflections/en/swam", "\"swim\""),
        ("inflections/en/swam/lexicalCategory=verb", "\"swim\""),
        ("search/en?q=eye%20ball&prefix=true&limit=50", "\"eyeball\""),
        ("search/en/translations=id?q=eye", "\"eye\""),
        (
            "wordlist/en/domains=sport;lexicalCategory=noun"
                + "?exclude=registers%3Drare&prefix=go&word_length=%3E5%2C%3C10", "\"golfer\""
        ),
        ("stats/frequency/word/en/?corpus=nmc&lemma=test&lexicalCategory=noun", "\"frequency\":269241"),
        (
            "stats/frequency/words/en/"
                + "?lemma=happy&grammaticalFeatures=-degreeType%3Asuperlative&sort=-frequency&limit=100", "happier"
        ),
        ("stats/frequency/ngrams/en/nmc/2/?tokens=a%20word&tokens=another%20word&format=oup", "[\"another\",\"word\"]"),
        ("languages", "Northern Sotho"),
        ("filters", "variantForms"),
        ("filters/translations", "lexicalCategory"),
        ("lexicalcategories/en", "Combining_Form"),
        ("grammaticalFeatures/en", "Non_Finiteness"),
        ("grammaticalfeatures/en", "Non_Finiteness"),
        ("registers/en", "Children%27s_Slang"),
        ("registers/en/es", "Informal"),
        ("domains/en", "Roman_Catholic_Church"),
        ("domains/en/es", "Air_Force"),
        ("regions/en", "North American"),
        ("entries/en/n%2Fa", "not to be had"),
        ("entries/en/n%2fa/lexicalCategory=residual", "not to be had"),
        ("entries/en/%27tis", "\"%27tis\""),
        ("entries/en/caf%C3%A9", "\"caf%C3%A9\""),
        ("entries/en/r%26b", "\"R%26B\""),
        ("entries/en/c%2B%2B", "a language for programs"),
        ("entries/en/100%25", "\"100%25\""),
    ])
    func theFirstVersionAnswers(_ path: String, _ part: String) async throws {
        try await withStandIn { try await Self.check("/api/v1/\(path)", part, on: $0) }
    }

    @Test(arguments: [
        ("entries/en-gb/time_out?strictMatch=false", "a short rest"),
        ("entries/en-us/time_out", "a short rest"),
        ("entries/en-gb/set?grammaticalFeatures=past,singular&lexicalCategory=noun", "things that belong together"),
        ("entries/en-gb/set?grammaticalFeatures=past%2Csingular&lexicalCategory=noun", "things that belong"),
        ("entries/en-gb/set?fields=definitions", "put in a place"),
        ("words/en-gb?q=SWAM", "move through water"),
        ("thesaurus/en/big?fields=synonyms,antonyms", "\"small\""),
        ("sentences/es/casa", "La casa está cerca del río."),
        ("translations/en/es/house", "\"casa\""),
        ("translations/es/en/casa", "\"house\""),
        ("translations/en/de/house", "\"Haus\""),
        ("lemmas/en/swam?lexicalCategory=verb", "\"swim\""),
        ("inflections/en-gb/swim", "\"swam\""),
        ("search/en-gb?q=eye%20ball&prefix=true&limit=50", "\"eyeball\""),
        ("search/translations/en/id?q=eye", "\"eye\""),
        ("search/thesaurus/en?q=big", "\"big\""),
        ("languages?sourceLanguage=en&targetLanguage=yo", "Yoruba"),
        ("fields", "thesaurus"),
        ("fields/entries", "variantForms"),
        ("filters", "lemmas"),
        ("filters/lemmas", "grammaticalFeatures"),
        ("lexicalCategories/en-gb", "combiningForm"),
        ("lexicalCategories/en/es", "combiningForm"),
        ("grammaticalFeatures/en-us", "pastParticiple"),
        ("registers/en-gb", "Vulgar Slang"),
        ("domains/en/es", "air_force"),
        ("domains/en-gb", "Air Force"),
        ("entries/en-gb/n%2Fa", "not to be had"),
        ("entries/en-gb/%27tis", "\"%27tis\""),
        ("entries/en-gb/caf%C3%A9", "\"caf%C3%A9\""),
        ("entries/en-gb/r%26b", "\"R%26B\""),
        ("entries/en-gb/c%2B%2B", "a language for programs"),
        ("entries/en-gb/100%25", "\"100%25\""),
    ])
    func theSecondVersionAnswers(_ path: String, _ part: String) async throws {
        try await withStandIn { try await Self.check("/api/v2/\(path)", part, on: $0) }
    }

    @Test(arguments: [
        "wordlist/en/domains=sport", "stats/frequency/word/en/?lemma=test", "regions/en", "lexicalcategories/en-gb",
        "entries/en-gb/big/synonyms",
    ])
    func theSecondVersionLacksWhatWasRemoved(_ path: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.send("/api/v2/\(path)").status == 404)
        }
    }

    private static func check(_ target: String, _ part: String, on service: Service) async throws {
        let response = try await service.send(target)
        #expect(response.status == 200, "\(response.text)")
        #expect(response.type == "application/json;charset=utf-8")
        #expect(response.text.contains(part), "\(response.text)")
        _ = try response.json
    }
}
