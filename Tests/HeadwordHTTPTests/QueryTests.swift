import HeadwordHTTP
import HeadwordJSON
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Testing

/// What the values of queries stand for, and what is said of those that stand for nothing.
@Suite struct QueryTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var query: String
        var detail: String
        var status = 400

        var testDescription: String { query }
    }

    private static let mistakes = [
        Mistake(
            query: "dictionary.entries",
            detail: "'word' is missing; it must be a string of 1 to 128 characters."
        ),
        Mistake(
            query: "dictionary.entries?wrod=mice",
            detail: "There is no parameter 'wrod'. Did you mean 'word'?"
        ),
        Mistake(
            query: "dictionary.entries?word=mice&word=men",
            detail: "'word' must be a string of 1 to 128 characters, not a list of 2."
        ),
        Mistake(
            query: "dictionary.entries?word=",
            detail: #"'word' must be a string of 1 to 128 characters, not ""."#
        ),
        Mistake(
            query: "dictionary.entries?word=mice&lexicalCategory=noun,vreb",
            detail:
                #"'lexicalCategory' must be a list of 1 to 19 lexical category labels, not "vreb". Did you mean 'verb'?"#
        ),
        Mistake(
            query: "dictionary.entries?word=mice&lexicalCategory=",
            detail: "'lexicalCategory' must be a list of 1 to 19 lexical category labels, not a list of 0."
        ),
        Mistake(
            query: "search.query?q=mice&limit=ten",
            detail: #"'limit' must be an integer from 1 to 5000, not "ten"."#
        ),
        Mistake(
            query: "search.query?q=mice&limit=2.5",
            detail: "'limit' must be an integer from 1 to 5000, not 2.5."
        ),
        Mistake(
            query: "search.query?q=mice&limit=1&limit=2",
            detail: "'limit' must be an integer from 1 to 5000, not a list of 2."
        ),
        Mistake(
            query: "search.query?q=mice&prefix=yes",
            detail: #"'prefix' must be true or false, not "yes"."#
        ),
        Mistake(
            query: "dictionary.entries?word=mouze",
            detail: "There is no entry for 'mouze'.",
            status: 404
        ),
        Mistake(
            query: "dictionary.entry?word=mice",
            detail: "Method not found: 'dictionary.entry'. Did you mean 'dictionary.entries'?",
            status: 404
        ),
        Mistake(
            query: "",
            detail: "A method is missing: /v1/dictionary.entries; see /openapi.json.",
            status: 404
        ),
        Mistake(
            query: "words.add?word=zorple",
            detail: "'words.add' has no address, since it changes words: call it by POST /rpc.",
            status: 404
        ),
        Mistake(
            query: "server.authenticate?token=x",
            detail: "'server.authenticate' has no address, since it concerns a connection: "
                + "send the token in the header field 'Authorization'.",
            status: 404
        ),
    ]

    @Test(arguments: mistakes) func aMistakeIsToldAsByJSONRPC(mistake: Mistake) async throws {
        let target = "/v1/\(mistake.query)"
        let response = try await WebDesk().get(target)
        #expect(response.status == mistake.status)
        #expect(response.type == "application/problem+json")
        let problem = try response.json
        #expect(problem["detail"] == .string(mistake.detail))
        #expect(problem["instance"] == .string(target))
        #expect(problem["status"] == .integer(Int64(mistake.status)))
    }

    @Test(
        arguments: [
            ("application/json", 200), ("text/html, */*;q=0.8", 200), ("APPLICATION/*", 200), ("text/html", 406),
            ("application/json;q=0, text/html", 406),
        ]
    )
    func onlyClientsThatAcceptJSONAreAnswered(accepted: String, status: Int) async throws {
        let desk = try WebDesk()
        let service = desk.service
        #expect(try await desk.get("/v1/server.ping", ["Accept": accepted]).status == status)
        let documents = DocumentResource { service }
        #expect(try await desk.get("/openrpc.json", ["Accept": accepted], from: documents).status == status)
    }

    /// Addresses, and the parameters that they stand for in JSON-RPC.
    private static let meanings: [(String, String, JSONObject)] = [
        ("dictionary.entries?word=ice+cream", "dictionary.entries", ["word": "ice cream"]),
        ("dictionary.entries?word=true", "dictionary.entries", ["word": "true"]),
        (
            "rhymes.lookup?word=dog&kind=perfect&kind=near", "rhymes.lookup",
            ["word": "dog", "kind": ["perfect", "near"]]
        ),
        ("rhymes.lookup?word=dog&kind=perfect,near", "rhymes.lookup", ["word": "dog", "kind": ["perfect", "near"]]),
        ("rhymes.lookup?word=adder&syllables=2-3", "rhymes.lookup", ["word": "adder", "syllables": "2-3"]),
        ("rhymes.lookup?word=adder&syllables=2", "rhymes.lookup", ["word": "adder", "syllables": 2]),
        ("wordlist.query?wordLength=%3E5,%3C8", "wordlist.query", ["wordLength": ">5,<8"]),
        ("wordlist.query?minZipf=2.5", "wordlist.query", ["minZipf": .real(2.5)]),
        (
            "wordlist.query?prefix=s&exclude=%7B%22lexicalCategory%22%3A%5B%22noun%22%5D%7D", "wordlist.query",
            ["prefix": "s", "exclude": ["lexicalCategory": ["noun"]]]
        ),
        ("wordlist.query?prefix=s&exclude=%7Bnoun", "wordlist.query", ["prefix": "s", "exclude": "{noun"]),
        ("lexistats.words?lemma=a,b", "lexistats.words", ["lemma": ["a,b"]]),
        ("lexistats.words?lemma=a&lemma=b", "lexistats.words", ["lemma": ["a", "b"]]),
    ]

    @Test(arguments: meanings) func aQueryStandsForParameters(
        address: String,
        method: String,
        parameters: JSONObject
    ) async throws {
        let desk = try WebDesk()
        let response = try await desk.get("/v1/" + address)
        let json = try response.json
        do throws(ErrorObject) {
            let answer = try await desk.session.ask(method, parameters)
            #expect(json == answer)
        } catch {
            #expect(json["detail"] == .string(error.message))
        }
    }
}
