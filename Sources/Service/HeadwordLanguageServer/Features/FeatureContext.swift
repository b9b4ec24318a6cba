internal import HeadwordConfiguration
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import HeadwordSpelling
internal import JSONRPC

/// What the features answer from: the methods of the service, as the editor sees them.
struct FeatureContext: Sendable {
    let service: DictionaryService
    let caller: Caller
    let settings: Configuration.Editor
    let capabilities: ClientCapabilities
    let checker: SpellingChecker
    /// The words that files of other spelling checkers accept.
    let foreignWords: Set<String>

    /// Calls a method.
    ///
    /// - Returns: the answer; nil if there is nothing to answer (404).
    /// - Throws: -32803 if the method fails for another reason.
    func ask(_ method: String, _ parameters: JSONObject) async throws(ErrorObject) -> JSONValue? {
        do throws(ErrorObject) {
            return try await service.ask(method, parameters, from: caller)
        } catch {
            guard error.data["status"]?.exactInteger != 404 else { return nil }
            throw ErrorObject(code: -32803, message: error.message, data: error.data)
        }
    }

    /// What is right in a document.
    var spelling: SpellingOptions { settings.spelling(accepting: foreignWords) }
}

/// A request about a place in a document, or about the whole.
struct FeatureRequest: Sendable {
    let context: FeatureContext
    let parameters: JSONValue
    /// The document; nil if it is not open.
    let document: EditorDocument?
    /// Its text when the request came.
    let snapshot: EditorDocument.Snapshot?

    var encoding: PositionEncoding { context.capabilities.encoding }

    /// The text, and the place of the cursor; nil if there is none.
    var cursor: (text: TextDocument, place: TextPlace)? {
        guard let text = snapshot?.text, let place = text.place(parameters["position"], in: encoding) else {
            return nil
        }
        return (text, place)
    }
}
