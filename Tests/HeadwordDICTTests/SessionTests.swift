import JSONRPC
import Synchronization
import Testing

@testable import HeadwordDICT

@Suite struct SessionTests {
    @Test func aClientIsGreetedWithTheCapabilitiesAndAnIdentifierOfItsOwn() throws {
        let (one, other) = (try DictionaryClient().greeting, try DictionaryClient().greeting)
        let pattern = /220 headword \S+ <mime> <[^@ <>]+@headword>\r\n/
        #expect(one.wholeMatch(of: pattern) != nil && other.wholeMatch(of: pattern) != nil)
        #expect(one != other)
        #expect(try DictionaryClient(token: "0123456789abcdef").greeting.contains(" <auth.mime> "))
    }

    @Test func aDefinitionComesInTheFormOfTheRFC() async throws {
        let lines = try await DictionaryClient().say("DEFINE wordnet swim")
        #expect(lines.prefix(2) == ["150 1 definitions retrieved", #"151 "swim" wordnet "WordNet 3.0""#])
        #expect(lines.suffix(2) == [".", "250 ok"])
        #expect(lines.contains { $0.hasPrefix("swim  verb") })
        #expect(lines.allSatisfy { $0.count <= 72 })
    }

    @Test(arguments: ["swam", "Swam", "SWAM"])
    func anInflectedFormLeadsToItsHeadwordAndTheDefinitionSaysSo(word: String) async throws {
        let lines = try await DictionaryClient().say("DEFINE * \(word)")
        #expect(lines.contains(#"151 "swim" wordnet "WordNet 3.0""#))
        #expect(lines.contains { $0.hasPrefix("\(word): a form of swim (verb: past") })
    }

    @Test(
        arguments: [
            ("d swimz", 552), ("define nosuch swim", 550), ("define * swimz", 552), ("define ! swimz", 552),
            ("show info nosuch", 550), ("match nosuch exact swim", 550), ("match * nosuch swim", 551),
            ("match * nprefix swim", 501), ("define * \"\"", 501), ("client x", 250), ("option mime", 250),
            ("show db", 250), ("show strat", 250), ("show server", 250), ("show info wordnet", 250), ("help", 250),
            ("status", 210), ("foo", 500), ("d", 501), ("auth bob 00", 230), ("quit", 221),
        ]
    )
    func eachCommandEndsWithTheCodeOfTheRFC(line: String, code: Int) async throws {
        #expect(try await DictionaryClient().code(of: line) == code)
    }

    @Test func allDatabasesAreAskedForAStarAndOneForAnExclamationMark() async throws {
        let client = try DictionaryClient()
        let all = await client.say("DEFINE * swim").filter { $0.hasPrefix("151 ") }
        #expect(all.count > 1 && all.contains { $0.contains(" en-de ") })
        let first = await client.say("DEFINE ! swim").filter { $0.hasPrefix("151 ") }
        #expect(first == [#"151 "swim" wordnet "WordNet 3.0""#])
    }

    @Test func definitionsComeInTheOrderOfTheDatabases() async throws {
        let client = try DictionaryClient()
        let names = await client.say("SHOW DB").dropFirst().compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        for word in ["swim", "house", "march", "well"] {
            let databases = await client.say("DEFINE * \(word)").filter { $0.hasPrefix("151 ") }
                .compactMap { line in names.first { line.contains(" \($0) ") } }
            #expect(databases == databases.sorted { (names.firstIndex(of: $0) ?? 0) < (names.firstIndex(of: $1) ?? 0) })
        }
    }

    @Test func pronunciationsFromAnotherSourceAreCredited() async throws {
        let lines = try await DictionaryClient().say("DEFINE wordnet swim")
        #expect(lines.contains { $0.contains("/s") } == lines.contains { $0.hasPrefix("pronunciation: CMU") })
    }

    @Test func aPairOfLanguagesIsADatabaseOfTranslations() async throws {
        let client = try DictionaryClient()
        #expect(await client.say("SHOW DB").contains(#"en-de "English to German""#))
        let lines = await client.say("DEFINE en-de swim")
        #expect(lines.contains(#"151 "swim" en-de "English to German""#))
        #expect(lines.contains { $0.contains("schwimmen") })
    }

    @Test func theMatchesOfAPairAreTheHeadwordsWithTranslations() async throws {
        let client = try DictionaryClient()
        #expect(await client.say("MATCH en-de exact swim") == ["152 1 matches found", #"en-de "swim""#, ".", "250 ok"])
        let pair = await client.say("MATCH en-de prefix s").count
        let source = await client.say("MATCH wordnet prefix s").count
        #expect(pair == 4 && pair < source)
        #expect(await client.say("MATCH * exact swim").contains(#"en-de "swim""#))
    }

    @Test func databasesAreListedWithTheirNumberAndDescribedWithTheirLicence() async throws {
        let client = try DictionaryClient()
        let list = await client.say("SHOW DB")
        #expect(list.first == "110 \(list.count - 3) databases present")
        let text = await client.say("SHOW INFO wordnet").joined(separator: "\n")
        #expect(text.contains("WordNet 3.0") && text.contains("licence"))
    }

    @Test func strategiesAreListedWithTheirNumber() async throws {
        let list = try await DictionaryClient().say("SHOW STRAT")
        #expect(list.first == "111 \(list.count - 3) strategies available")
        #expect(list.contains { $0.hasPrefix("exact ") } && list.contains { $0.hasPrefix("prefix ") })
    }

    @Test func afterOptionMIMEEachTextBeginsWithAnEmptyLine() async throws {
        let client = try DictionaryClient()
        #expect(await client.say("OPTION MIME") == ["250 ok - using MIME headers"])
        for command in ["SHOW DB", "SHOW STRAT", "SHOW SERVER", "SHOW INFO wordnet", "HELP"] {
            #expect(await client.say(command)[1].isEmpty, "\(command)")
        }
        #expect(await client.say("DEFINE wordnet swim")[2].isEmpty)
    }

    @Test func whatIsNoTextIsRefusedAndTheSessionGoesOn() async throws {
        let client = try DictionaryClient()
        for bytes in [[0x64, 0x20, 0x00], [0x64, 0x20, 0xFF], [0x64, 0x20, 0x1B, 0x5B]] as [[UInt8]] {
            #expect(await client.say(bytes: bytes).first?.hasPrefix("501 ") == true)
        }
        #expect(await client.code(of: "d " + String(repeating: "\u{E9}", count: 1100)) == 500)
        #expect(await client.code(of: "d swim") == 250)
    }

    @Test func quitEndsTheSession() async throws {
        let client = try DictionaryClient()
        #expect(!client.isEnded)
        #expect(await client.say("QUIT") == ["221 bye"])
        #expect(client.isEnded)
    }

    @Test func callsAreObservedAsThoseOfOtherClients() async throws {
        let record = CallRecord()
        let client = try DictionaryClient(observer: record)
        _ = await client.say("DEFINE wordnet swim")
        #expect(record.methods.withLock { Set($0) } == ["dictionary.entries"])
    }
}

/// Records the methods that are called.
private final class CallRecord: SessionObserver {
    let methods = Mutex<[String]>([])

    func callBegan(_ call: Call) {}
    func callEnded(_ call: FinishedCall) { methods.withLock { $0.append(call.call.method) } }
    func messageRefused(_ error: ErrorObject, session: Int) {}
}

@Suite struct AuthenticationTests {
    private static let token = "correct horse battery"

    private func proof(_ client: DictionaryClient, of token: String = token) throws -> String {
        let identifier = try #require(client.greeting.split(separator: " ").last).dropLast(1)
        return "AUTH bob " + DictionarySession.digest(Array((identifier + token).utf8))
    }

    /// The example of RFC 1939, section 7, whose digest RFC 2229 takes over.
    @Test func theDigestIsThatOfTheRFC() {
        let text = "<1896.697170952@dbc.mtview.ca.us>tanstaaf"
        #expect(DictionarySession.digest(Array(text.utf8)) == "c4c9334bac560ecc979e58001b3e22fb")
    }

    @Test func withoutTheTokenNothingIsLookedUp() async throws {
        let client = try DictionaryClient(token: Self.token)
        for command in ["DEFINE * swim", "MATCH * exact swim", "SHOW DB", "SHOW INFO wordnet", "STATUS"] {
            #expect(await client.code(of: command) == 530, "\(command)")
        }
        #expect(await client.code(of: "HELP") == 250)
    }

    @Test func theDigestOfTheTokenOpensTheSession() async throws {
        let client = try DictionaryClient(token: Self.token)
        #expect(await client.say(try proof(client)) == ["230 authenticated"])
        #expect(await client.code(of: "DEFINE * swim") == 250)
    }

    @Test func aWrongDigestIsRefusedAndTooManyEndTheSession() async throws {
        let client = try DictionaryClient(token: Self.token, attempts: 2)
        #expect(await client.code(of: try proof(client, of: "wrong")) == 531)
        #expect(!client.isBarred)
        #expect(await client.code(of: "AUTH bob") == 501)
        #expect(await client.code(of: "AUTH bob \(String(repeating: "0", count: 32))") == 531)
        #expect(client.isBarred)
        #expect(await client.code(of: try proof(client)) == 531)
    }

    @Test func theDigestOfAnotherSessionIsWrong() async throws {
        let (one, other) = (try DictionaryClient(token: Self.token), try DictionaryClient(token: Self.token))
        #expect(await other.code(of: try proof(one)) == 531)
    }
}
