package import HeadwordJSON
internal import HeadwordLexicon
package import JSONRPC

extension DictionaryService {
    /// The maximum nesting depth of answers, which may be deeper than parameters.
    private static let mostDepth = 512

    /// Calls a method for a front, which reads the answer itself.
    package func ask(
        _ method: String,
        _ parameters: JSONObject,
        from caller: Caller
    ) async throws(ErrorObject) -> JSONValue {
        do {
            let text = try JSONText(JSONValue.object(parameters).jsonBytes)
            let answer = try await begin(Call(method: method, parameters: text), from: caller).value()
            return try JSONText(answer.bytes).value(depth: Self.mostDepth)
        } catch let error as ErrorObject {
            throw error
        } catch {
            throw .internalError
        }
    }

    /// The titles of the sources of the lexicon by their identifiers.
    package var sourceTitles: [String: String] {
        Dictionary(lexicon.manifest.sources.map { ($0.id, $0.title) }) { first, _ in first }
    }
}
