internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP1

/// A request and its response: who may ask, and what the response says besides its contents.
struct Exchange: Sendable {
    let head: HTTPRequestHead
    private let site: WebSite
    private let settings: ConnectionSettings
    private let session: WebSession
    /// Whether only this machine reaches the server's end of the connection.
    private let isLoopback: Bool
    /// The address of the client, or the network of it.
    private let client: String
    /// What tells the client the data that answer the request.
    private let edition: String?

    init(
        _ head: HTTPRequestHead,
        _ site: WebSite,
        _ settings: ConnectionSettings,
        _ ends: ConnectionEnds,
        _ channel: any Channel
    ) {
        self.head = head
        self.site = site
        self.settings = settings
        isLoopback = ends.isLoopback
        client = site.proxies.client(of: head, ends)
        // Everything in a response comes from the same data, which the response names.
        let conversation = site.conversation.settled()
        edition = conversation.edition
        let session = conversation.session(settings.tokenCheck(for: channel, client))
        self.session = WebSession(
            session,
            requestID: head.headers.value(of: "X-Request-Id").flatMap(\.asRequestID) ?? "\(session.number)",
            trace: head.headers.value(of: "traceparent").flatMap(TraceParent.init),
            origin: WebOrigin(
                host: head.headers.value(of: "Host") ?? "",
                isEncrypted: settings.isEncrypted || site.proxies.isEncrypted(head, ends)
            )
        )
    }

    /// Begins to answer the request.
    func begin(_ body: [UInt8]) -> Answer<WebResponse, Never> {
        do throws(ErrorObject) {
            try site.origins.check(head.headers, isLoopback: isLoopback, isStrict: head.isStrict)
            guard let rate = site.rate else { return try authorised(body) }
            switch rate.take(for: client) {
            case .ready(let allowance): return try begin(body, allowance, rate)
            case .pending(let rest):
                return .pending { .success(await answer(body, await Answer.pending(rest).value(), rate)) }
            }
        } catch {
            return .ready(refusal(error))
        }
    }

    private func answer(_ body: [UInt8], _ allowance: RequestRate.Allowance, _ rate: RequestRate) async -> WebResponse {
        do throws(ErrorObject) {
            return try await begin(body, allowance, rate).value()
        } catch {
            return refusal(error)
        }
    }

    /// Begins to answer the request of a client that has sent no more than it may.
    private func begin(
        _ body: [UInt8],
        _ allowance: RequestRate.Allowance,
        _ rate: RequestRate
    ) throws(ErrorObject) -> Answer<WebResponse, Never> {
        let fields: HTTPHeaders = ["RateLimit-Policy": rate.policy, "RateLimit": allowance.field]
        guard !allowance.isExceeded else { return .ready(WebResponse(allowance.error, at: head.uri).adding(fields)) }
        return try authorised(body).map { $0.adding(fields) }
    }

    /// Begins to answer the request of a client that shows the token, if one is required.
    private func authorised(_ body: [UInt8]) throws(ErrorObject) -> Answer<WebResponse, Never> {
        guard settings.token != nil, !site.isOpenToAll(head) else { return site.begin(head, body, session) }
        guard let shown = head.headers.shownToken else { throw .noCredentials }
        switch try session.session.authenticate({ $0.isEqual(to: shown) }) {
        case .ready: return site.begin(head, body, session)
        case .pending(let rest):
            return .pending {
                switch await rest().map({ _ in () }) {
                case .success: .success(await site.begin(head, body, session).value())
                case .failure(let error): .success(refusal(error))
                }
            }
        }
    }

    /// Returns the response with an error that the transport has found.
    func refusal(_ error: ErrorObject) -> WebResponse {
        _ = session.session.refusal(error)
        var response = WebResponse(error, at: head.uri)
        if settings.token != nil, [401, 403].contains(response.status), error.isAboutToken {
            response.status = 401
            response.headers.add(name: "WWW-Authenticate", value: #"Bearer realm="headword""#)
            response.headers.add(name: "WWW-Authenticate", value: #"Basic realm="headword", charset="UTF-8""#)
        }
        return response
    }

    /// Returns the response as it is sent.
    func finished(_ response: WebResponse, isLast: Bool) -> FinishedResponse {
        var finished = FinishedResponse(response, to: head)
        finished.describeCaching(isPrivate: settings.token != nil, site.origins)
        finished.share(site.origins)
        if let edition = response.edition ?? edition { finished.headers.add(name: "Headword-Lexicon", value: edition) }
        if let id = session.requestID { finished.headers.add(name: "X-Request-Id", value: id) }
        finished.endHead(isLast: isLast)
        return finished
    }
}

extension ErrorObject {
    /// Whether the error is about the token of the listener.
    fileprivate var isAboutToken: Bool {
        let reason = data["reason"]?.text
        return reason == FailureReason.unauthenticated.rawValue || reason == FailureReason.wrongToken.rawValue
    }

    /// 401: the request has no token.
    fileprivate static let noCredentials = ErrorObject(
        .unauthenticated,
        "Send the server's token with each request, in the header field 'Authorization': 'Bearer TOKEN'."
    )
}
