import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

/// Calls a method of the service, on the small lexicon if no other is given, and on the small corpora.
func call(_ method: String, _ parameters: JSONValue? = nil, on lexicon: Lexicon? = nil) async throws -> JSONValue {
    let service = try Headword(lexicon: try lexicon ?? FixtureLexicon.open(), corpora: try FixtureCorpora.library)
    let text = try parameters.map { try JSONText($0.jsonBytes) }
    return try JSONText(try await service.answer(Call(method: method, parameters: text)).jsonBytes).value()
}

/// The error that a call ends with.
func failure(_ method: String, _ parameters: JSONValue, on lexicon: Lexicon? = nil) async throws -> ErrorObject {
    try #require(await #expect(throws: ErrorObject.self) { try await call(method, parameters, on: lexicon) })
}
