package import HeadwordJSON
package import HeadwordService
package import JSONRPC

/// Answers the Model Context Protocol (MCP) from the providers of a service: in the version 2026-07-28, which has no
/// sessions, and in the older ones, which `initialize` opens a session for. It keeps nothing but that session's version.
///
/// Its conversations speak ``ClientProtocol/modelContext``.
package struct ModelContextServer: Answering {
    private let library: Library
    /// What tells clients the lexicon of the service; nil if there is none.
    package let edition: String?

    /// Creates a server.
    ///
    /// - Parameter service: the service that answers the current message.
    package init(service: DictionaryService) {
        library = .open(service)
        edition = service.edition
    }

    /// Creates a server without a lexicon, which says so whenever a tool is called.
    ///
    /// - Parameter reason: what is missing, and what to do about it.
    package init(unavailable reason: String) {
        library = .missing(reason)
        edition = nil
    }

    package func begin(_ call: Call, from caller: Caller) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        guard let id = call.id else { return .ready(RenderedJSON(JSONValue.null)) }
        guard id != .null else { throw .invalidRequest("'id' must be a string or a number") }
        let session = caller.belonging(ClientSession.self)?.version
        let request = try ModelContextRequest(call, in: session, isOurs: library.hasMethod)
        switch request.method {
        case .initialize: return .ready(initialize(request, caller))
        case .ping: return ready([:], request)
        case .discover: return .ready(ServerDescription.discovery.rendered(for: request.era))
        case .listTools: return .ready(library.toolList.rendered(for: request.era))
        case .listResources: return .ready(library.resourceList.rendered(for: request.era))
        case .listTemplates: return .ready(Library.templateList.rendered(for: request.era))
        case .callTool, .readResource, .complete: return later(request, caller)
        }
    }

    /// Notes the version that a client agreed on in a session that has left nothing else behind.
    package static func resume(_ version: ProtocolVersion, of caller: Caller) {
        caller.belonging { ClientSession() }.version = version
        caller.speak(version == .ofMarch2025 ? .batchingModelContext : .modelContext)
    }

    private func initialize(_ request: ModelContextRequest, _ caller: Caller) -> RenderedJSON {
        let version = ProtocolVersion.negotiated(request.parameters["protocolVersion"].text)
        Self.resume(version, of: caller)
        return ServerDescription.session(in: version).rendered(for: request.era)
    }

    private func ready(_ members: JSONObject, _ request: ModelContextRequest) -> Answer<RenderedJSON, ErrorObject> {
        .ready(ModelContextResult(members: members).rendered(for: request.era))
    }

    private func later(_ request: ModelContextRequest, _ caller: Caller) -> Answer<RenderedJSON, ErrorObject> {
        .pending { [library] in
            // A tool asks several methods; meanwhile others are served on the thread that reads messages.
            await Task.yield()
            do throws(ErrorObject) {
                let result = try await library.answer(request, from: caller)
                return .success(result.rendered(for: request.era))
            } catch {
                return .failure(error)
            }
        }
    }
}

extension ModelContextServer {
    /// The names of the methods of the protocol that are handled here, for those who count calls.
    package static var methods: [String] {
        ModelContextMethod.allCases.map(\.rawValue) + ModelContextMethod.notifications
    }
}
