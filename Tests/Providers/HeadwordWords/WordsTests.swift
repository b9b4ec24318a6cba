import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// Methods that change layers, for connections of one service that has no files.
@Suite struct WordsTests {
    private let service: DictionaryService

    init() throws {
        service = try DictionaryService(lexicon: try FixtureLexicon.open())
    }

    private func call(_ method: String, _ parameters: JSONValue, from caller: Caller) async throws -> JSONValue {
        let call = Call(method: method, parameters: try JSONText(parameters.jsonBytes))
        return try JSONText(try await service.begin(call, from: caller).value().bytes).value()
    }

    /// Whether a look-up finds a word.
    private func isFound(_ word: String, by caller: Caller) async throws -> Bool {
        do {
            _ = try await call("dictionary.entries", ["word": .string(word)], from: caller)
            return true
        } catch let error as ErrorObject where error.code == 404 {
            return false
        }
    }

    @Test func aWordOfASessionIsSeenByItsConnectionAndByNoOther() async throws {
        let (one, other) = (Caller(isTrusted: false), Caller(isTrusted: false))
        // The answers before are cached.
        #expect(try await !isFound("zorple", by: one))
        let answer = try await call("words.add", ["word": "zorple", "layer": "session"], from: one)
        #expect(answer == ["layer": "session", "added": true, "removed": 0])
        #expect(try await isFound("zorple", by: one))
        #expect(try await isFound("Zorple", by: one))
        #expect(try await !isFound("zorple", by: other))
        #expect(try await !isFound("zorple", by: Caller(isTrusted: true)))
    }

    @Test func aWordOfASessionIsListedUntilItIsRemoved() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "zorple", "layer": "session", "definition": "a test"], from: caller)
        let row: JSONValue = ["word": "zorple", "layer": "session", "status": "accepted", "definition": "a test"]
        guard case .object(let list) = try await call("words.list", ["prefix": "zor"], from: caller) else { return }
        #expect(list["results"] == [row])
        let answer = try await call("words.remove", ["word": "zorple", "layer": "session"], from: caller)
        #expect(answer == ["layer": "session", "removed": 1])
        #expect(try await !isFound("zorple", by: caller))
    }

    @Test func whatIsSaidLastCounts() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "swim", "layer": "session", "forbid": true], from: caller)
        #expect(try await !isFound("swim", by: caller))
        _ = try await call("words.add", ["word": "swim", "layer": "session"], from: caller)
        #expect(try await isFound("swim", by: caller))
        let again = try await call("words.add", ["word": "swim", "layer": "session"], from: caller)
        #expect(again == ["layer": "session", "added": false, "removed": 0])
    }

    @Test func aWordToUseInsteadIsSuggested() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "swim", "layer": "session", "use": "bathe"], from: caller)
        let error = await #expect(throws: ErrorObject.self) {
            try await call("dictionary.entries", ["word": "swim"], from: caller)
        }
        guard case .array(let suggestions)? = error?.data["suggestions"] else {
            Issue.record("there are no suggestions")
            return
        }
        #expect(suggestions.first == "bathe")
    }

    @Test(arguments: ["project", "user"])
    func aServiceWithoutFilesChangesNone(layer: JSONValue) async throws {
        let error = await #expect(throws: ErrorObject.self) {
            try await call("words.add", ["word": "zorple", "layer": layer], from: Caller(isTrusted: true))
        }
        #expect(error?.code == 409)
    }

    @Test(arguments: ["team", "system", "/etc/passwd", "../words.txt"])
    func aLayerThatIsReadOnlyOrAPathIsRefused(layer: JSONValue) async throws {
        let error = await #expect(throws: ErrorObject.self) {
            try await call("words.add", ["word": "zorple", "layer": layer], from: Caller(isTrusted: true))
        }
        #expect(error?.code == -32602)
    }

    @Test func aSessionHasABoundedNumberOfWords() async throws {
        let caller = Caller(isTrusted: false)
        let definition = JSONValue.string(String(repeating: "x", count: 1000))
        let error = await #expect(throws: ErrorObject.self) {
            for number in 0..<2000 {
                let word = JSONValue.string("word\(number)")
                let parameters: JSONValue = ["word": word, "layer": "session", "definition": definition]
                _ = try await call("words.add", parameters, from: caller)
            }
        }
        #expect(error?.code == 409)
    }

    /// The words of a list that a connection gets.
    private func words(_ method: String, _ parameters: JSONValue, by caller: Caller) async throws -> [JSONValue] {
        guard case .object(let answer) = try await call(method, parameters, from: caller),
            case .array(let rows)? = answer["results"]
        else { return [] }
        return rows.compactMap { if case .object(let row) = $0 { row["word"] } else { nil } }
    }

    @Test(arguments: [
        ("search.query", ["q": "swim", "prefix": true] as JSONValue),
        ("wordlist.query", ["prefix": "swim"] as JSONValue),
    ])
    func listsOfBeginningsHaveTheWordsOfLayers(method: String, parameters: JSONValue) async throws {
        let caller = Caller(isTrusted: false)
        let before = try await words(method, parameters, by: caller)
        #expect(before.contains("swim"))
        _ = try await call("words.add", ["word": "Swimzle", "layer": "session"], from: caller)
        _ = try await call("words.add", ["word": "swim", "layer": "session", "forbid": true], from: caller)
        let after = try await words(method, parameters, by: caller)
        #expect(Set(after) == Set(before).subtracting(["swim"]).union(["Swimzle"]))
        #expect(after.count == before.count)
        #expect(try await words(method, parameters, by: Caller(isTrusted: false)) == before)
    }

    @Test func aListWithTheWordsOfLayersComesInPages() async throws {
        let caller = Caller(isTrusted: false)
        for word in ["swimaa", "swimzz", "aaaa"] {
            _ = try await call("words.add", ["word": .string(word), "layer": "session"], from: caller)
        }
        let all = try await words("wordlist.query", ["prefix": "swim"], by: caller)
        #expect(all.contains("swimaa") && all.contains("swimzz"))
        var paged: [JSONValue] = []
        for offset in all.indices {
            let page: JSONValue = ["prefix": "swim", "limit": 1, "offset": .integer(Int64(offset))]
            paged += try await words("wordlist.query", page, by: caller)
        }
        #expect(paged == all)
    }

    @Test func aSearchFindsAWordThatOnlyALayerHas() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "zorple", "layer": "session"], from: caller)
        #expect(try await words("search.query", ["q": "zorple"], by: caller).first == "zorple")
    }

    @Test func misspeltWordsOfLayersAreSuggestedAndForbiddenOnesAreNot() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "zorple", "layer": "session"], from: caller)
        let error = await #expect(throws: ErrorObject.self) {
            try await call("dictionary.entries", ["word": "zorpel"], from: caller)
        }
        #expect(error?.data["suggestions"] == ["zorple"])
        _ = try await call("words.add", ["word": "swim", "layer": "session", "forbid": true], from: caller)
        #expect(try await !words("search.query", ["q": "swimm", "fuzzy": true], by: caller).contains("swim"))
    }

    @Test func theWordAtACursorMayBeOneOfALayer() async throws {
        let caller = Caller(isTrusted: false)
        _ = try await call("words.add", ["word": "ice zorple", "layer": "session"], from: caller)
        let answer = try await call("search.at", ["text": "an ice zorple here", "offset": 5], from: caller)
        #expect(String(decoding: answer.jsonBytes, as: UTF8.self).contains(#""ice zorple""#))
    }
}
