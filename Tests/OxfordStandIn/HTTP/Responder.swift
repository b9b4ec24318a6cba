internal import HeadwordJSON
internal import NIOCore
internal import NIOHTTP1
internal import Synchronization

/// Answers requests to control paths; for all others, checks credentials and quota before the API answers.
///
/// Equal requests have equal answers, so answers are cached.
final class Responder: Sendable {
    private struct State {
        var requests: [RecordedRequest] = []
        var plan = FaultPlan()
        var meter: QuotaMeter?
        var kept: [String: Delivery] = [:]
    }

    /// The minimum number of requests kept.
    private static let requestLimit = 10_000
    /// The maximum number of cached answers.
    private static let answerLimit = 512

    private let options: OxfordStandIn.Options
    private let api: API
    private let state: Mutex<State>
    private let replies = Atomic(0)

    init(_ options: OxfordStandIn.Options) {
        self.options = options
        api = API(numbersAsStrings: options.numbersAsStrings)
        state = Mutex(State(meter: options.quota.map { QuotaMeter($0) }))
    }

    var requests: [RecordedRequest] { state.withLock { $0.requests } }

    func clearRequests() { state.withLock { $0.requests = [] } }

    func inject(_ fault: Fault, times: Int, after requestsBefore: Int = 0) {
        state.withLock { $0.plan.add(fault, times: times, after: requestsBefore) }
    }

    func clearFaults() { state.withLock { $0.plan = FaultPlan() } }

    /// Returns a number that is unique to each reply.
    func nextNumber() -> Int { replies.add(1, ordering: .relaxed).newValue }

    /// Answers a request.
    func delivery(for head: HTTPRequestHead, body: ByteBuffer) -> Delivery {
        if head.uri.hasPrefix("/control/") { return Delivery(controlReply(to: head, body)) }
        let request = RecordedRequest(head, body: body, hiding: options.credentials.key)
        let planned = take(request)
        let delivery = delivery(for: head, body, planned)
        options.onRequest?(request, delivery.isSilent ? nil : delivery.reply.status)
        return delivery
    }

    private func take(_ request: RecordedRequest) -> [Fault] {
        state.withLock { state in
            if state.requests.count >= 2 * Self.requestLimit { state.requests.removeFirst(Self.requestLimit) }
            state.requests.append(request)
            return state.plan.next()
        }
    }

    private func delivery(for head: HTTPRequestHead, _ body: ByteBuffer, _ planned: [Fault]) -> Delivery {
        if let refusal = refusal(of: head) { return Delivery(refusal, spoiledBy: planned) }
        let isPlain = planned.isEmpty && head.method == .GET
        if isPlain, let kept = state.withLock({ $0.kept[head.uri] }) { return kept }
        let target = RequestTarget(head.uri)
        guard let asked = target.faults else {
            let known = Fault.spellings.joined(separator: ", ")
            return Delivery(.text("x-fault is none of \(known)\n", status: 400, mediaType: "text/plain"))
        }
        let mediaType = head.headers.first(name: "content-type") ?? ""
        let call = Call(head.method.rawValue, target, body: Array(body.readableBytesView), mediaType: mediaType)
        let delivery = Delivery(api.reply(to: call), spoiledBy: planned + asked)
        if isPlain { keep(delivery, for: head.uri) }
        return delivery
    }

    private func keep(_ delivery: Delivery, for target: String) {
        guard delivery.body.readableBytes < 1 << 20 else { return }
        state.withLock { state in
            if state.kept.count >= Self.answerLimit { state.kept = [:] }
            state.kept[target] = delivery
        }
    }
}

extension Responder {
    private func refusal(of head: HTTPRequestHead) -> Reply? {
        let credentials = options.credentials
        let (id, key) = (head.headers.first(name: "app_id"), head.headers.first(name: "app_key"))
        if id == credentials.id, key == credentials.key { return state.withLock { $0.meter?.count() } }
        let isMissing = id == nil || key == nil
        return .text("Authentication failed", status: options.isModern && isMissing ? 401 : 403)
    }

    private func controlReply(to head: HTTPRequestHead, _ body: ByteBuffer) -> Reply {
        switch (head.method, head.uri) {
        case (.POST, "/control/faults"): return injection(String(buffer: body))
        case (.DELETE, "/control/faults"): clearFaults()
        case (.DELETE, "/control/requests"): clearRequests()
        case (.GET, "/control/requests"):
            return Reply(status: 200, mediaType: Reply.jsonType, body: .bytes(requests.jsonBytes))
        default:
            let paths = "POST or DELETE /control/faults, GET or DELETE /control/requests"
            return .text("There are: \(paths)\n", status: 404)
        }
        return .text("done\n", status: 200)
    }

    /// Injects all the faults listed in a body, or none.
    private func injection(_ text: String) -> Reply {
        var lines: [FaultLine] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let fault = FaultLine(line) else {
                let known = Fault.spellings.joined(separator: ", ")
                return .text("'\(line)' is none of \(known), with ' xN' for N requests\n", status: 400)
            }
            lines.append(fault)
        }
        for line in lines { inject(line.fault, times: line.times) }
        return .text("done\n", status: 200)
    }
}

extension Delivery {
    /// Whether no status is sent.
    fileprivate var isSilent: Bool {
        switch manner {
        case .hangUp, .silence: true
        case .whole, .chunked, .cut: false
        }
    }
}
