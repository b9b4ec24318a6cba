import HeadwordJSON
import HeadwordModel
import HeadwordTestSupport
import OxfordAPI
import Testing

/// Clients see answers that look as if they came from Headword's own data.
@Suite struct HeadwordDialectTests {
    private func written<Body: OxfordBody>(_ json: String, as _: Body.Type) throws -> JSONValue {
        try Body(parsing: Array(json.utf8)).json(in: .headword)
    }

    private func expect<Body: OxfordBody>(_ results: String, as type: Body.Type, gives expected: String) throws {
        let results = try written(#"{"results": \#(results)}"#, as: type)["results"]
        let expected = try JSONValue(json: expected)
        #expect(
            results.map { String(decoding: $0.bytesInOrder, as: UTF8.self) }
                == String(decoding: expected.bytesInOrder, as: UTF8.self)
        )
    }

    @Test func bothVersionsOfAnEntryGiveOneShape() throws {
        let expected = """
            [{"id": "'tis_tea", "language": "en", "word": "'tis tea", "lexicalEntries": [{"language": "en",
              "lexicalCategory": "combining_form", "text": "'tis tea", "entries": [{"source": "oxford",
                "grammaticalFeatures": [{"text": "past_participle", "type": "Non Finiteness"}],
                "senses": [{"id": "s1", "shortDefinitions": ["drink"], "domains": ["oil_industry"],
                  "registers": ["informal", "unheard of"], "regions": ["north_american"]}]}]}]}]
            """
        try expect(
            """
            [{"id": "%27tis_tea", "language": "en", "word": "'tis tea", "lexicalEntries": [{"language": "en",
              "lexicalCategory": "Combining Form", "text": "'tis tea", "entries": [{
                "grammaticalFeatures": [{"text": "Past Participle", "type": "Non Finiteness"}],
                "senses": [{"id": "s1", "short_definitions": ["drink"], "domains": ["Oil_Industry"],
                  "registers": ["informal", "unheard of"], "regions": ["North American"]}]}]}]}]
            """,
            as: Oxford.RetrieveEntry.self,
            gives: expected
        )
        try expect(
            """
            [{"id": "%27tis_tea", "language": "en-gb", "word": "'tis tea", "lexicalEntries": [{"language": "en-gb",
              "lexicalCategory": {"id": "combiningForm", "text": "Combining Form"}, "text": "'tis tea", "entries": [{
                "grammaticalFeatures": [
                  {"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}],
                "senses": [{"id": "s1", "shortDefinitions": ["drink"],
                  "domains": [{"id": "oil_industry", "text": "Oil Industry"}],
                  "registers": [{"id": "informal", "text": "Informal"}, {"id": "unheard of", "text": "Unheard Of"}],
                  "regions": [{"id": "north_american", "text": "North_American"}]}]}]}]}]
            """,
            as: Oxford.RetrieveEntry.self,
            // The second version says which dictionary the answer comes from.
            gives: expected.replacing(#""language": "en","#, with: #""language": "en", "languageTag": "en-gb","#)
        )
    }

    @Test func pronunciationsAndFormsNameTheData() throws {
        try expect(
            """
            [{"id": "swim", "language": "en", "text": "swim", "pronunciations": [{"phoneticSpelling": "swɪm"}],
              "lexicalEntries": [{"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflections": [
                {"inflectedForm": "swam", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]}]}]}]
            """,
            as: Oxford.Inflections.self,
            gives: """
                [{"id": "swim", "language": "en", "word": "swim", "text": "swim",
                  "pronunciations": [{"phoneticSpelling": "swɪm", "source": "oxford"}],
                  "lexicalEntries": [{"language": "en", "lexicalCategory": "verb", "text": "swim", "inflections": [
                    {"inflectedForm": "swam", "grammaticalFeatures": [{"text": "past", "type": "Tense"}],
                     "source": "oxford"}]}]}]
                """
        )
    }

    @Test func relatedWordsGetTheIdentifiersThatTheyLack() throws {
        try expect(
            """
            [{"id": "tea", "language": "en", "lexicalEntries": [{"entries": [{"senses": [
              {"synonyms": [{"text": "cup of tea"}, {"id": "iced_tea"}], "antonyms": [{"id": "%27tis", "text": "it is"}],
              "subsenses": [{"synonyms": [{}]}]}]}, {}]}]}]
            """,
            as: Oxford.Thesaurus.self,
            gives: """
                [{"id": "tea", "language": "en", "word": "tea", "lexicalEntries": [{"language": "en", "text": "tea",
                  "entries": [{"source": "oxford", "senses": [
                    {"synonyms": [{"id": "cup_of_tea", "text": "cup of tea"}, {"id": "iced_tea", "text": "iced tea"}],
                     "antonyms": [{"id": "'tis", "text": "it is"}],
                     "subsenses": [{"unreadable": {"synonyms": [{}]}}]}]}, {"source": "oxford", "senses": []}]}]}]
                """
        )
    }

    @Test func sentencesNameTheData() throws {
        try expect(
            #"[{"word": "tea time", "lexicalEntries": [{"sentences": [{"text": "Tea again.", "senseIds": ["s1"]}]}]}]"#,
            as: Oxford.SentencesResults.self,
            gives: """
                [{"id": "tea_time", "word": "tea time", "language": "und", "lexicalEntries": [
                  {"language": "und", "text": "tea time", "sentences": [
                    {"text": "Tea again.", "senseIds": ["s1"], "source": "oxford"}]}]}]
                """
        )
    }

    @Test func lemmasAreReadable() throws {
        try expect(
            """
            [{"id": "swam", "language": "en", "word": "swam", "lexicalEntries": [{"lexicalCategory": "Verb",
              "inflectionOf": [{"id": "ice_skate", "text": "ice skate"}],
              "grammaticalFeatures": [{"text": "Odd", "type": "Oddness"}]}]}]
            """,
            as: Oxford.Lemmatron.self,
            gives: """
                [{"id": "swam", "language": "en", "word": "swam", "lexicalEntries": [{"language": "en", "text": "swam",
                  "lexicalCategory": "verb", "inflectionOf": [{"id": "ice_skate", "text": "ice skate"}],
                  "grammaticalFeatures": [{"text": "Odd", "type": "Oddness"}]}]}]
                """
        )
    }

    @Test func searchesTellTheirMatchesAsHeadwordDoes() throws {
        try expect(
            """
            [{"id": "caf%C3%A9", "word": "café", "matchType": "headword", "matchString": "café", "score": "7.5"},
             {"id": "swim", "matchType": "inflection", "inflection_id": "sw%61m"},
             {"id": "a", "matchType": "variantForm"}, {"word": "b", "matchType": "newType"}]
            """,
            as: Oxford.Wordlist.self,
            gives: """
                [{"id": "café", "word": "café", "matchType": "exact", "matchString": "café", "score": 7.5},
                 {"id": "swim", "word": "swim", "matchType": "lemma", "inflection_id": "swam"},
                 {"id": "a", "word": "a", "matchType": "variant"}, {"id": "b", "word": "b", "matchType": "newType"}]
                """
        )
    }

    @Test func frequenciesAreNumbers() throws {
        try expect(
            #"[{"lemma": "happy", "lexicalCategory": "Adjective", "frequency": "12", "normalizedFrequency": "0.5"}]"#,
            as: Oxford.WordListStats.self,
            gives: #"[{"lemma": "happy", "lexicalCategory": "adjective", "frequency": 12, "normalizedFrequency": 0.5}]"#
        )
    }

    @Test func keysOfLabelsAreCanonicalAndNamesReadable() throws {
        try expect(
            """
            {"roman_catholic_church": {"en": "Roman_Catholic_Church"}, "Air_Force": {"en": "Air_Force", "x": 1},
             "new%27s_field": {"en": "New%27s_Field"}}
            """,
            as: Oxford.UtilityLabels<Domain>.self,
            gives: """
                {"roman_catholic_church": {"en": "Roman Catholic Church"}, "air_force": {"en": "Air Force", "x": 1},
                 "new%27s_field": {"en": "New's Field"}}
                """
        )
    }

    @Test func featuresStandUnderTheirTypes() throws {
        try expect(
            #"{"Non_Finiteness": {"pastParticiple": {"en": "Past_Participle"}}, "Number": {}}"#,
            as: Oxford.GroupedUtilityLabels<GrammaticalFeature>.self,
            gives: #"{"Non Finiteness": {"past_participle": {"en": "Past Participle"}}, "Number": {}}"#
        )
    }

    @Test func ofTwoKeysOfOneLabelTheFirstIsWritten() throws {
        try expect(
            #"{"potter": {"en": "Potter"}, "pottery": {"en": "Pottery"}}"#,
            as: Oxford.UtilityLabels<Domain>.self,
            gives: #"{"pottery": {"en": "Potter"}}"#
        )
    }

    @Test func regionsAreLabelsWithNames() throws {
        try expect(
            #"{"gb": ["British"], "us": ["American", "US"], "nz": ["New Zealand"], "x": null}"#,
            as: Oxford.Regions.self,
            gives: #"{"british": {"en": "British"}, "us": {"en": "American, US"}, "nz": {"en": "New Zealand"}}"#
        )
    }

    @Test func filtersNameMethods() throws {
        try expect(
            #"{"entries": ["domains"], "inflections": ["lexicalCategory"], "newEndpoint": [""]}"#,
            as: Oxford.Filters.self,
            gives: """
                {"dictionary.entries": ["domains"], "inflections.lemmas": ["lexicalCategory"], "newEndpoint": [""]}
                """
        )
    }

    @Test func unknownMembersAreKeptWhereTheyDoNotClash() throws {
        try expect(
            """
            [{"id": "tea", "language": "en", "languageTag": "theirs", "lexicalEntries": [
              {"entries": [{"source": "theirs", "newKey": {"a": [null]}}], "extra": null}]}]
            """,
            as: Oxford.RetrieveEntry.self,
            gives: """
                [{"id": "tea", "word": "tea", "language": "en", "languageTag": "theirs", "lexicalEntries": [
                  {"language": "en", "text": "tea", "extra": null,
                   "entries": [{"source": "oxford", "newKey": {"a": [null]}}]}]}]
                """
        )
    }

    @Test func whatCannotBeReadStandsInOnePlaceOfItsObject() throws {
        try expect(
            """
            [{"id": "tea", "language": "en", "lexicalEntries": [7, {"text": "tea", "lexicalCategory": 1, "entries": [
              {"homographNumber": 101, "etymologies": ["a", null], "senses": [{"definitions": ["b", 7]}]}]}]}]
            """,
            as: Oxford.RetrieveEntry.self,
            gives: """
                [{"id": "tea", "word": "tea", "language": "en", "unreadable": {"lexicalEntries": [7]},
                  "lexicalEntries": [{"language": "en", "text": "tea", "unreadable": {"lexicalCategory": 1}, "entries": [
                    {"source": "oxford", "homographNumber": "101", "etymologies": ["a"],
                     "senses": [{"definitions": ["b"], "unreadable": {"definitions": [7]}}]}]}]}]
                """
        )
    }

    @Test(
        "examples of constructions are examples",
        arguments: [#"["x"]"#, #"[["x"]]"#, #"[{"text": "x"}]"#, #""x""#, #"[[{"text": "x"}]]"#]
    )
    func constructions(examples: String) throws {
        try expect(
            """
            [{"id": "tea", "language": "en", "lexicalEntries": [{"entries": [{"senses": [
              {"constructions": [{"text": "tea with", "examples": \(examples)}]}]}]}]}]
            """,
            as: Oxford.RetrieveEntry.self,
            gives: """
                [{"id": "tea", "word": "tea", "language": "en", "lexicalEntries": [{"language": "en", "text": "tea",
                  "entries": [{"source": "oxford", "senses": [
                    {"constructions": [{"text": "tea with", "examples": [{"text": "x"}]}]}]}]}]}]
                """
        )
    }

    @Test func languagesHaveTheirNames() throws {
        try expect(
            #"[{"sourceLanguage": {"id": "en-gb"}, "targetLanguage": {"id": "xx"}}, {"source": "x"}]"#,
            as: Oxford.Languages.self,
            gives: #"[{"sourceLanguage": {"id": "en-gb", "language": "English"}, "targetLanguage": {"id": "xx"}}]"#
        )
    }

    @Test func thereAreAlwaysResults() throws {
        #expect(try written("{\"metadata\": {}}", as: Oxford.Lemmatron.self)["results"] == [])
        #expect(try written("{\"metadata\": {}}", as: Oxford.Filters.self)["results"] == [:])
        #expect(try written("{\"results\": null}", as: Oxford.Wordlist.self)["results"] == [])
    }

    @Test func schemasHaveTheNamesThatTheAPIGivesThem() {
        #expect(Oxford.RetrieveEntry.schemaName == "RetrieveEntry")
        #expect(Oxford.Thesaurus.schemaName == "Thesaurus")
        #expect(Oxford.Ngrams.schemaName == "NgramsResult")
        #expect(Oxford.WordStats.schemaName == "StatsWordResult")
        #expect(Oxford.WordListStats.schemaName == "StatsWordResultList")
        #expect(Oxford.UtilityLabels<Domain>.schemaName == "UtilityLabels")
    }
}
