package import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordService
internal import HeadwordTestSupport
package import JSONRPC

/// Calls a method of the service, on the small lexicon by default, and on the small corpora.
package func call(
    _ method: String,
    _ parameters: JSONValue? = nil,
    on lexicon: Lexicon? = nil
) async throws -> JSONValue {
    let service = try DictionaryService(
        lexicon: try lexicon ?? FixtureLexicon.open(),
        corpora: try FixtureCorpora.library
    )
    return try await service.publishedAnswer(to: method, parameters)
}

/// The error that a call ends with.
package func failure(
    _ method: String,
    _ parameters: JSONValue,
    on lexicon: Lexicon? = nil
) async throws -> ErrorObject {
    do {
        throw UnexpectedAnswer(method: method, answer: try await call(method, parameters, on: lexicon))
    } catch let error as ErrorObject {
        return error
    }
}

/// A call that should have failed was answered.
private struct UnexpectedAnswer: Error {
    let method: String
    let answer: JSONValue
}
