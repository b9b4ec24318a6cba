import HeadwordJSON
import HeadwordModel
import HeadwordTestSupport
import OxfordAPI
import Testing

/// Features of recorded replies that differ from the API's documentation.
@Suite struct RecordedQuirkTests {
    private func read<Body: OxfordBody>(_ json: String, as _: Body.Type = Body.self) throws -> Body {
        try Body(parsing: Array(json.utf8))
    }

    /// A reply about a headword with one sense.
    private func sense(_ json: String) throws -> Oxford.Sense {
        let entry = #"{"results": [{"id": "tea", "lexicalEntries": [{"entries": [{"senses": [\#(json)]}]}]}]}"#
        let body: Oxford.RetrieveEntry = try read(entry)
        return try #require(body.results?.first?.lexicalEntries?.first?.entries?.first?.senses?.first)
    }

    @Test func shortDefinitionsHaveOneNameInEachVersion() throws {
        #expect(try sense(#"{"short_definitions": ["hot drink"]}"#).olderShortDefinitions == ["hot drink"])
        #expect(try sense(#"{"shortDefinitions": ["hot drink"]}"#).shortDefinitions == ["hot drink"])
    }

    @Test(arguments: [
        #"{"synonyms": [{"text": "cuppa", "registers": "informal"}]}"#,
        #"{"synonyms": [{"text": "cuppa", "registers": ["informal"]}]}"#,
        #"{"synonyms": [{"text": "cuppa", "registers": [{"id": "informal", "text": "Informal"}]}]}"#,
        #"{"synonyms": [{"text": "cuppa", "registers": {"id": "informal", "text": "Informal"}}]}"#,
    ])
    func registersMayComeWithoutAList(json: String) throws {
        let synonym = try #require(try sense(json).synonyms?.first)
        #expect(synonym.registers?.elements.map(\.value) == [.informal])
    }

    @Test func numbersOfSearchesMayBeText() throws {
        let body: Oxford.Wordlist = try read(
            #"{"metadata": {"limit": "50", "offset": 0, "total": "123"}, "results": [{"id": "a", "score": "1.5"}]}"#
        )
        #expect([body.limit, body.offset, body.total] == [50, 0, 123])
        #expect(body.results?.first?.score?.value == 1.5)
    }

    @Test func metadataThatMakeNoSenseDoNoHarm() throws {
        let body: Oxford.Wordlist = try read(#"{"metadata": {"limit": "many", "total": [1]}, "results": []}"#)
        #expect(body.limit == nil)
        #expect(body.total == nil)
    }

    @Test func normalizedFrequencyIsADecimal() throws {
        let body: Oxford.WordStats = try read(#"{"result": {"frequency": 1000, "normalizedFrequency": 12.75}}"#)
        #expect(body.result?.frequency?.integer == 1000)
        #expect(body.result?.normalizedFrequency?.value == 12.75)
        #expect(body.result?.normalizedFrequency?.integer == nil)
    }

    @Test(arguments: [#"{"tokens": "a word"}"#, #"{"tokens": ["a", "word"]}"#])
    func tokensMayBeOneText(row: String) throws {
        let body: Oxford.Ngrams = try read(#"{"results": [\#(row.dropLast()), "frequency": 1}]}"#)
        #expect(body.results?.first?.tokens == ["a", "word"])
        #expect(body.json(in: .headword)["results"]?[0]?["tokens"] == ["a", "word"])
    }

    @Test func matchStringMayBeNull() throws {
        let body: Oxford.Wordlist = try read(#"{"results": [{"id": "tea", "word": "tea", "matchString": null}]}"#)
        #expect(body.results?.first?.matchString == nil)
        #expect(body.json(in: .oxford)["results"]?[0]?["matchString"] == .null)
        #expect(body.json(in: .headword)["results"]?[0] == ["id": "tea", "word": "tea"])
    }

    @Test func anAbsentListAndAnEmptyListAreTwoThings() throws {
        #expect(try read("{\"metadata\": {}}", as: Oxford.Lemmatron.self).results == nil)
        #expect(try read("{\"results\": []}", as: Oxford.Lemmatron.self).results == [])
    }

    @Test func aProjectionLeavesLexicalEntriesWithoutEntries() throws {
        let body: Oxford.RetrieveEntry = try read(
            #"{"results": [{"id": "tea", "lexicalEntries": [{"pronunciations": [{"phoneticSpelling": "tiː"}]}]}]}"#
        )
        let lexicalEntry = try #require(body.results?.first?.lexicalEntries?.first)
        #expect(lexicalEntry.entries == nil)
        #expect(lexicalEntry.pronunciations?.first?.phoneticSpelling == "tiː")
    }

    @Test func identifiersArePercentEncodedAndDecodedOnce() throws {
        let body: Oxford.Lemmatron = try read(
            #"{"results": [{"id": "a", "lexicalEntries": [{"inflectionOf": [{"id": "caf%C3%A9_noir", "text": "café noir"}]}]}]}"#
        )
        let id = try #require(body.results?.first?.lexicalEntries?.first?.inflectionOf?.first?.id)
        #expect(id.word == "café noir")
        #expect(id.wire == "caf%C3%A9_noir")
    }

    @Test func oneLemmaMayBeNamedTwice() throws {
        let body: Oxford.Lemmatron = try read(
            #"{"results": [{"id": "a", "lexicalEntries": [{"inflectionOf": [{"id": "swim"}, {"id": "swim"}]}]}]}"#
        )
        #expect(body.results?.first?.lexicalEntries?.first?.inflectionOf?.count == 2)
    }

    @Test(arguments: [
        "<!DOCTYPE html>\n<title>200 OK</title>", "Authentication failed", "", "   ", "{\"results\": []",
        "{\"results\"",
        "{\"results\": [\u{0}]}", "{\"results\": []}\u{0}", "{\"results\": []} {}",
        "{\"results\": [], \"results\": []}",
        "{\"results\": [{\"score\": 1e999}]}", "{\"results\": [\"\\ud800\"]}", "\u{FEFF}{\"results\": []}",
    ])
    func whatIsNoJSONIsAFaultWithItsPlace(text: String) throws {
        let failure = #expect(throws: ShapeFailure.self) { try read(text, as: Oxford.Wordlist.self) }
        #expect(try (0...text.utf8.count).contains(#require(failure?.position)))
        #expect(failure?.path == "")
    }

    @Test func textThatIsNotUTF8IsAFaultWithItsPlace() {
        let bytes = Array(#"{"results": [""#.utf8) + [0xC3, 0x28] + Array(#""]}"#.utf8)
        let failure = #expect(throws: ShapeFailure.self) { try Oxford.Wordlist(parsing: bytes) }
        #expect(failure?.position == 14)
    }

    @Test func sensesMayNestThirtyTimes() throws {
        let deep = (0..<30).reduce(#"{"id": "s0"}"#) { #"{"id": "s\#($1 + 1)", "subsenses": [\#($0)]}"# }
        var sense = try sense(deep)
        var depth = 0
        while let subsense = sense.subsenses?.first {
            sense = subsense
            depth += 1
        }
        #expect(depth == 30)
        #expect(sense.id == "s0")
    }

    @Test func nestingBeyondReasonIsAFailure() {
        let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        #expect(throws: ShapeFailure.self) { try read(#"{"results": [], "x": \#(deep)}"#, as: Oxford.Wordlist.self) }
    }

    @Test(arguments: [
        ("[]", "an object", "an array"), ("null", "an object", "null"), ("\"tea\"", "an object", "a string"),
        ("{}", "'results'", "nothing"), (#"{"error": "No entry"}"#, "'results'", "'error'"),
        (#"{"metadata": {}, "error": "No entry"}"#, "'results'", "'error'"),
        (#"{"message": "404 Not Found"}"#, "'results'", "nothing"), (#"{"result": {}}"#, "'results'", "nothing"),
    ])
    func whatIsNoReplyOfTheKindIsAFailure(text: String, expected: String, found: String) {
        for read in [refusal(of: text, by: Oxford.RetrieveEntry.self), refusal(of: text, by: Oxford.Filters.self)] {
            #expect(read == ShapeFailure(expected: expected, found: found))
        }
    }

    private func refusal<Body: OxfordBody>(of text: String, by _: Body.Type) -> ShapeFailure? {
        do throws(ShapeFailure) {
            _ = try Body(parsing: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        (#"{"results": 7}"#, "results: an object was expected, a number was found"),
        (
            #"{"results": [{"lexicalEntries": []}]}"#,
            "results[0]: an object with 'id' or 'text' or 'word' was expected, another was found"
        ),
        (#"{"results": [null, 7]}"#, "results[1]: an object was expected, a number was found"),
        ("{\"results\": [}", "not JSON at byte 13: found '}' where a value was expected"),
    ])
    func aFaultIsToldInOneSentence(text: String, description: String) {
        #expect(refusal(of: text, by: Oxford.RetrieveEntry.self)?.description == description)
    }

    @Test(
        "one odd member costs no more than itself",
        arguments: [
            #"{"id": "s", "definitions": ["hot drink"], "constructions": [{"text": "t", "examples": [["x"]]}]}"#,
            #"{"id": "s", "definitions": ["hot drink"], "domains": 7, "notes": [null, 7, {"type": "x"}]}"#,
            #"{"id": "s", "definitions": ["hot drink", null], "subsenses": {"id": []}, "regions": [[]]}"#,
            #"{"id": "s", "definitions": "hot drink", "examples": [{"text": 7}], "domains": [{}, {"id": "sport"}]}"#,
            #"{"id": "s", "definitions": ["hot drink", {}], "synonyms": [{"text": "a", "registers": 7}, false]}"#,
        ]
    )
    func oddMembers(json: String) throws {
        let sense = try sense(json)
        #expect(sense.id == "s")
        #expect(sense.definitions?.elements == ["hot drink"])
        #expect(sense.json(in: .oxford).bytesInOrder == (try JSONValue(json: json)).bytesInOrder)
    }
}
