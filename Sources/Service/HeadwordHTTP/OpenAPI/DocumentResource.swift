internal import HeadwordCore
package import HeadwordJSON
package import HeadwordService
internal import JSONRPC
package import JSONRPCHTTP

/// `/openapi.json` and `/openrpc.json`: what a service offers, for programs.
package struct DocumentResource: WebResource {
    /// A document that is written once.
    private struct Document: Sendable {
        let text: RenderedJSON
        let entityTag: String

        init(_ value: JSONObject) {
            text = RenderedJSON(JSONValue.object(value))
            entityTag = EntityTag.hash(text.bytes)
        }
    }

    /// How long a document may be kept, in seconds.
    private static let lifetime = 3600

    private let documents: PerService<[String: AsyncLazy<Document>]>

    /// Creates the resource.
    ///
    /// - Parameters:
    ///   - further: the paths of other services that this server has, too, for the OpenAPI document.
    ///   - service: the service that answers now.
    package init(further: JSONObject = [:], service: @escaping @Sendable () -> DictionaryService) {
        documents = PerService(service) { service in
            let endpoints = service.registry.descriptions
            return [
                "openapi.json": AsyncLazy { Document(OpenAPIDocument(describing: endpoints, further: further).value) },
                "openrpc.json": AsyncLazy {
                    Document(OpenRPCDocument(describing: endpoints + SessionMethods.descriptions).value)
                },
            ]
        }
    }

    /// Returns GET for the paths of the documents.
    package func methods(at path: [String]) -> WebMethods {
        path == ["openapi.json"] || path == ["openrpc.json"] ? [.get] : []
    }

    /// Answers when the document is written.
    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            try request.checkAcceptsJSON()
            return .pending { .success(await response(to: request)) }
        } catch {
            return .ready(WebResponse(error, at: request.target))
        }
    }

    private func response(to request: WebRequest) async -> WebResponse {
        do {
            guard let document = try await documents.value[request.path[0]]?.value() else {
                throw ErrorObject.internalError
            }
            return .json(document.text, caching: .seconds(Self.lifetime), entityTag: document.entityTag)
        } catch {
            return WebResponse(.internalError, at: request.target)
        }
    }
}
