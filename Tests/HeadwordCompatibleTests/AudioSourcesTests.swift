import HeadwordCompatible
import HeadwordConfiguration
import HeadwordJSON
import HeadwordTestSupport
import JSONRPCHTTP
import Testing

@Suite struct AudioSourcesTests {
    @Test(arguments: ["?term=swim&reading=&language=en", "?term=swimz", "?term=swim&language=xx", ""])
    func withoutRecordingsTheListIsEmpty(query: String) async throws {
        let list = try await WebClient(.yomitan).json("/audio\(query)")
        #expect(list == ["type": "audioSourceList", "audioSources": []])
    }

    @Test func theRecordingsOfASourceAreListed() async throws {
        let pronunciations: JSONValue = [
            ["phoneticSpelling": "swɪm", "audioFile": "https://audio.example/swim.mp3", "regions": ["gb"]],
            ["phoneticSpelling": "swim"],
        ]
        let answer: JSONValue = ["results": [["word": "swim", "lexicalEntries": [["pronunciations": pronunciations]]]]]
        let list = try await WebClient(.yomitan, answering: OneAnswer(answer)).json("/audio?term=swim&reading=")
        #expect(list["audioSources"] == [["name": "gb", "url": "https://audio.example/swim.mp3"]])
    }

    @Test(arguments: [429, 503]) func aBusyServiceIsNoEmptyList(status: Int) async throws {
        let client = try WebClient(.yomitan, answering: OneAnswer(status: status))
        #expect(try await client.get("/audio?term=swim").status == status)
    }
}
