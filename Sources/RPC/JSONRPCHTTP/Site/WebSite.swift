internal import HeadwordJSON
package import JSONRPC
package import JSONRPCTransport
internal import NIOHTTP1

/// What an HTTP listener serves: its resources, and who may ask for them how often.
package struct WebSite: Sendable {
    /// What answers the calls of requests.
    let conversation: Conversation
    let resources: [any WebResource]
    /// What tells people that nothing is served at an address; nil if people are told what programs are.
    let errorPages: (any ErrorPages)?
    /// What WebSockets speak, and where.
    let sockets: [WebSocketPath]
    let origins: OriginPolicy
    /// The proxies that say for whom they ask.
    let proxies: TrustedProxies
    /// How many requests a client may send; nil for any number.
    let rate: RequestRate?
    /// Serves connections in HTTP/2; nil if none can be.
    let multiplexing: Listener.Multiplexing?

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - conversation: what answers the calls of requests, with the limits for clients.
    ///   - resources: the resources; the first one that has a path answers for it.
    ///   - errorPages: what tells people that nothing is served at an address; nil to tell them what programs are told.
    ///   - sockets: what WebSockets speak.
    ///   - rate: how many requests a client may send; nil for any number.
    ///   - multiplexing: serves connections in HTTP/2; nil if none can be.
    package init(
        _ conversation: Conversation,
        resources: [any WebResource],
        errorPages: (any ErrorPages)? = nil,
        sockets: [WebSocketPath] = [],
        origins: OriginPolicy = OriginPolicy(),
        proxies: TrustedProxies = TrustedProxies(),
        rate: RequestRate? = nil,
        multiplexing: Listener.Multiplexing? = nil
    ) {
        self.conversation = conversation
        self.resources = resources
        self.errorPages = errorPages
        self.sockets = sockets
        self.origins = origins
        self.proxies = proxies
        self.rate = rate
        self.multiplexing = multiplexing
    }

    /// The largest contents of a request, in bytes.
    var requestBytes: Int { conversation.limits.requestBytes }

    /// Begins to answer a request.
    func begin(_ head: HTTPRequestHead, _ body: [UInt8], _ session: WebSession) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            let method = WebMethod(head.method)
            // The method does not matter for the path.
            guard let request = request(method ?? .get, head, body) else { throw .undecodable(head.uri) }
            if method != nil, isSocket(request.path) { return .ready(.upgradeRequired(at: head.uri)) }
            guard let resource = resource(at: request.path) else { return beginWithoutResource(request, session) }
            let allowed = resource.methods(at: request.path)
            guard let method, allowed.contains(method) else { return .ready(withoutMethod(head, allowed.fieldValue)) }
            return resource.begin(request, in: session)
        } catch {
            return .ready(WebResponse(error, at: head.uri))
        }
    }

    /// Whether a request is answered though its client shows no token.
    func isOpenToAll(_ head: HTTPRequestHead) -> Bool {
        head.method == .OPTIONS || request(.get, head, []).flatMap { resource(at: $0.path) }?.isOpenToAll == true
    }

    private func isSocket(_ path: [String]) -> Bool { path.count == 1 && sockets.contains { $0.name == path[0] } }

    private func resource(at path: [String]) -> (any WebResource)? {
        resources.first { !$0.methods(at: path).isEmpty }
    }

    private func request(_ method: WebMethod, _ head: HTTPRequestHead, _ body: [UInt8]) -> WebRequest? {
        WebRequest(method, head.uri, headers: head.headers, body: body)
    }

    /// Begins to answer a request for an address that no resource has.
    private func beginWithoutResource(_ request: WebRequest, _ session: WebSession) -> Answer<WebResponse, Never> {
        let error = ErrorObject(.noSuchAddress, "Nothing is served at '\(request.target.prefix(256))'.")
        guard let errorPages, request.headers.prefersHTML else {
            return .ready(WebResponse(error, at: request.target))
        }
        return errorPages.begin(error, to: request, in: session)
    }

    /// Answers a request with a method that its address does not have: for the options of the address, or with the reason.
    private func withoutMethod(_ head: HTTPRequestHead, _ allowed: String) -> WebResponse {
        guard head.method == .OPTIONS else {
            let error = ErrorObject(
                .methodNotAllowed,
                "'\(head.uri.prefix(256))' does not allow \(head.method.rawValue.prefix(32)), but \(allowed)."
            )
            var response = WebResponse(error, at: head.uri)
            response.headers.add(name: "Allow", value: allowed)
            return response
        }
        return WebResponse(204, headers: preflight(head, allowed))
    }

    /// Returns what a page of another origin is told about an address (the Fetch standard, CORS preflight).
    private func preflight(_ head: HTTPRequestHead, _ allowed: String) -> HTTPHeaders {
        var headers: HTTPHeaders = ["Allow": allowed]
        guard let origin = head.headers.value(of: "Origin"), origins.isShared(origin) else { return headers }
        headers.add(name: "Access-Control-Allow-Methods", value: allowed)
        headers.add(name: "Access-Control-Allow-Headers", value: Self.allowedFields)
        headers.add(name: "Access-Control-Max-Age", value: "\(WebLimits.preflightSeconds)")
        if head.headers.contains(name: "Access-Control-Request-Private-Network") {
            headers.add(name: "Access-Control-Allow-Private-Network", value: "true")
        }
        return headers
    }

    private static let allowedFields =
        "authorization, content-type, if-none-match, mcp-method, mcp-name, mcp-protocol-version, traceparent, x-request-id"
}

extension WebMethod {
    /// Creates a method; HEAD is read as GET.
    fileprivate init?(_ method: HTTPMethod) {
        switch method {
        case .GET, .HEAD: self = .get
        case .POST: self = .post
        default: return nil
        }
    }
}

extension WebResponse {
    /// 426: the address is for WebSockets (RFC 9110, section 15.5.22).
    fileprivate static func upgradeRequired(at address: String) -> WebResponse {
        let error = ErrorObject(.upgradeRequired, "Open a WebSocket of version 13 at this address.")
        var response = WebResponse(error, at: address)
        response.headers.add(name: "Upgrade", value: "websocket")
        response.headers.add(name: "Connection", value: "Upgrade")
        response.headers.add(name: "Sec-WebSocket-Version", value: "13")
        return response
    }
}

extension ErrorObject {
    fileprivate static func undecodable(_ address: String) -> ErrorObject {
        ErrorObject(
            .badHTTPRequest,
            "The address '\(address.prefix(256))' cannot be decoded: '%' must be followed by two hexadecimal digits, and "
                + "the result must be UTF-8."
        )
    }
}
