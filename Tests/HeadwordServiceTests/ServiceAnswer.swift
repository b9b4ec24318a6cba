import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

/// Calls a method of the service, on the small lexicon if no other is given.
func answer(
    _ method: String,
    _ parameters: JSONValue,
    from lexicon: Lexicon? = nil
) async throws -> JSONValue {
    let service = try Headword(lexicon: try lexicon ?? FixtureLexicon.open())
    let call = Call(method: method, parameters: try JSONText(parameters.jsonBytes))
    return try JSONText(try await service.answer(call).jsonBytes).value()
}

/// What a call fails with.
func failure(
    _ method: String,
    _ parameters: JSONValue,
    from lexicon: Lexicon? = nil
) async throws -> ErrorObject {
    try #require(await #expect(throws: ErrorObject.self) { try await answer(method, parameters, from: lexicon) })
}

extension JSONValue {
    /// The texts of grammatical features, translations and the like.
    var texts: [String] { elements.compactMap { $0["text"]?.text } }
}
