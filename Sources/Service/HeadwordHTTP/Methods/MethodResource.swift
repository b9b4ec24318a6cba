package import HeadwordJSON
package import HeadwordService
internal import JSONRPC
package import JSONRPCHTTP

/// The methods, each at an address of its own: `/v1/dictionary.entries?word=mice`.
package struct MethodResource: WebResource {
    /// The first segment of their addresses.
    static let root = "v1"

    private let shelf: PerService<MethodShelf>

    /// Creates the resource.
    ///
    /// - Parameter service: the service that answers now.
    package init(service: @escaping @Sendable () -> DictionaryService) {
        shelf = PerService(service, MethodShelf.init)
    }

    /// Returns GET for everything below the root, since a method that does not exist is told with suggestions.
    package func methods(at path: [String]) -> WebMethods { path.first == Self.root ? [.get] : [] }

    /// Returns the entity tag that the answer to a request would have; nil if there is no method, or its answers may
    /// differ each time.
    package func entityTag(for request: WebRequest) -> String? {
        (try? shelf.value.question(of: request))?.entityTag
    }

    /// Begins to call the method of an address.
    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            try request.checkAcceptsJSON()
            return begin(try shelf.value(in: session).question(of: request), request, in: session)
        } catch {
            return .ready(WebResponse(error, at: request.target))
        }
    }

    private func begin(
        _ question: MethodQuestion,
        _ request: WebRequest,
        in session: WebSession
    ) -> Answer<WebResponse, Never> {
        if session.session.isAuthenticated, let tag = question.entityTag, request.headers.listsAsKnown(tag) {
            return .ready(WebResponse(304, caching: question.caching, entityTag: tag))
        }
        do throws(ErrorObject) {
            switch try session.begin(question.method, .written(question.parameters)) {
            case .ready(let answer): return .ready(question.response(answer))
            case .pending(let rest):
                return .pending { .success(question.response(await rest(), at: request.target)) }
            }
        } catch {
            return .ready(question.response(error, at: request.target))
        }
    }
}

extension MethodQuestion {
    fileprivate func response(_ outcome: Result<RenderedJSON, ErrorObject>, at target: String) -> WebResponse {
        switch outcome {
        case .success(let answer): response(answer)
        case .failure(let error): response(error, at: target)
        }
    }

    fileprivate func response(_ answer: RenderedJSON) -> WebResponse {
        .json(answer, caching: caching, entityTag: entityTag)
    }

    fileprivate func response(_ error: ErrorObject, at target: String) -> WebResponse {
        WebResponse(error, at: target, caching: caching(of: error))
    }
}
