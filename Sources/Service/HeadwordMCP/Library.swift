internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

/// What the server answers from.
enum Library: Sendable {
    case open(DictionaryService)
    /// There is no lexicon; the text says what to do about it.
    case missing(String)

    /// Whether the service has a method.
    func hasMethod(_ name: String) -> Bool {
        if case .open(let service) = self { service.registry.contains(method: name) } else { false }
    }

    // MARK: Lists

    /// Answers `tools/list`.
    var toolList: ModelContextResult {
        let facts = facts
        let tools = Toolbox.tools.map { $0.description(facts) }
        // Without a lexicon, less is known of parameters.
        return ModelContextResult(members: ["tools": .array(tools)], lifetime: facts.registry == nil ? 0 : 300)
    }

    /// Answers `resources/list`.
    var resourceList: ModelContextResult {
        ModelContextResult(members: ["resources": .array(ResourceShelf.list)], lifetime: 300)
    }

    /// Answers `resources/templates/list`.
    static var templateList: ModelContextResult {
        ModelContextResult(members: ["resourceTemplates": .array(ResourceShelf.templates)], lifetime: 300)
    }

    private var facts: EndpointFacts {
        if case .open(let service) = self {
            EndpointFacts(registry: service.registry)
        } else {
            EndpointFacts(registry: nil)
        }
    }

    // MARK: Answers

    /// Answers a request that needs the lexicon.
    func answer(_ request: ModelContextRequest, from caller: Caller) async throws(ErrorObject) -> ModelContextResult {
        let parameters = request.parameters
        if request.method == .callTool {
            guard let name = parameters["name"].text else { throw .invalidParameters("'name' must be a string.") }
            return ModelContextResult(
                members: try await call(Toolbox.tool(named: name), parameters["arguments"], caller)
            )
        }
        guard case .open(let service) = self else { throw .noLexicon(reason) }
        let shelf = ResourceShelf(desk: Desk(service: service, caller: caller))
        return request.method == .readResource
            ? try await read(parameters, on: shelf, era: request.era) : try await complete(parameters, on: shelf)
    }

    /// Returns the answer of a tool; what is wrong with the call is an answer, too, since the model can correct it.
    private func call(
        _ tool: any Tool,
        _ arguments: JSONValue?,
        _ caller: Caller
    ) async throws(ErrorObject) -> JSONObject {
        guard case .open(let service) = self else { return Self.refusal(reason) }
        let checked: ToolArguments
        do throws(ArgumentFailure) {
            checked = try ToolArguments(arguments, for: tool, tool.parameters(facts))
        } catch {
            return Self.refusal(error.message)
        }
        do throws(ErrorObject) {
            let answer = try await tool.answer(checked, at: Desk(service: service, caller: caller))
            return [
                "content": Self.content(answer.text), "structuredContent": .object(answer.structure), "isError": false,
            ]
        } catch {
            return Self.refusal(tool.message(for: error))
        }
    }

    private static func refusal(_ message: String) -> JSONObject { ["content": content(message), "isError": true] }

    private static func content(_ text: String) -> JSONValue { [["type": "text", "text": .string(text)]] }

    private func read(
        _ parameters: JSONValue,
        on shelf: ResourceShelf,
        era: Era
    ) async throws(ErrorObject) -> ModelContextResult {
        guard let uri = parameters["uri"].text else { throw .invalidParameters("'uri' must be a string.") }
        guard let text = try await shelf.text(at: uri) else { throw .missingResource(uri, in: era) }
        let contents: JSONValue = ["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]
        return ModelContextResult(members: ["contents": [contents]], lifetime: 300)
    }

    private func complete(
        _ parameters: JSONValue,
        on shelf: ResourceShelf
    ) async throws(ErrorObject) -> ModelContextResult {
        let (reference, argument) = (parameters["ref"], parameters["argument"])
        guard reference["type"].text == "ref/resource", let template = reference["uri"].text else {
            throw .invalidParameters("'ref' must name a template of a resource.")
        }
        guard let name = argument["name"].text, let value = argument["value"].text else {
            throw .invalidParameters("'argument' must have a name and a value.")
        }
        let others = parameters["context"]["arguments"]
        let completion = try await shelf.completion(of: template, name, value, others: others)
        return ModelContextResult(members: ["completion": .object(completion)])
    }

    private var reason: String {
        if case .missing(let reason) = self { reason } else { "" }
    }
}

extension ErrorObject {
    /// -32603: there is no lexicon.
    fileprivate static func noLexicon(_ reason: String) -> ErrorObject {
        ErrorObject(code: -32603, message: reason, data: ["status": 503, "reason": "lexicon"])
    }
}
