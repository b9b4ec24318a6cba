internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

extension EditorSession {
    /// What features answer from; nil when the connection is gone.
    var context: FeatureContext? {
        guard let caller = connection.caller else { return nil }
        let service = host.service()
        let foreignWords = foreignWords
        return state.withLock { state in
            FeatureContext(
                service: service,
                caller: caller,
                settings: state.settings.current,
                capabilities: state.capabilities,
                checker: state.spelling.checker(of: service.lexicon, for: caller),
                foreignWords: foreignWords
            )
        }
    }

    /// The words that files of other spelling checkers accept, which are read when this is first needed.
    private var foreignWords: Set<String> {
        guard isLocal, settings.readsForeignWords else { return [] }
        if let known = state.withLock(\.spelling.foreignWords) { return known }
        let words = ForeignWordFiles.words(of: roots)
        state.withLock { $0.spelling.foreignWords = words }
        return words
    }

    func answer(_ method: LanguageMethod, _ parameters: JSONValue) -> Answer<RenderedJSON, ErrorObject> {
        guard let context else { return .ready(.null) }
        let document = document(parameters)
        let snapshot = document?.snapshot
        return .pending { [self] in
            // Other messages of the connection are taken meanwhile.
            await Task.yield()
            do throws(ErrorObject) {
                let request = FeatureRequest(
                    context: context,
                    parameters: parameters,
                    document: document,
                    snapshot: snapshot
                )
                return .success(RenderedJSON(try await answer(method, request)))
            } catch {
                return .failure(error)
            }
        }
    }

    func answer(_ method: LanguageMethod, _ request: FeatureRequest) async throws(ErrorObject) -> JSONValue {
        switch method {
        case .hover: try await request.hover()
        case .definition: try await request.definition(isLocal: isLocal)
        case .completion: try await request.completion()
        case .resolveCompletion: try await request.resolvedCompletion()
        case .diagnostic: try await request.diagnosticReport()
        case .codeAction: try await request.codeActions()
        case .inlayHint: try await request.inlayHints()
        case .executeCommand: try await execute(request)
        case .textDocumentContent: try await request.entryText()
        default: .null
        }
    }
}
