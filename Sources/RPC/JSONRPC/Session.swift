public import HeadwordJSON
internal import HeadwordWork
internal import Synchronization

/// One client's part of a conversation: takes its messages, returns replies, and tracks its calls in flight.
///
/// Each call ends exactly once: with its answer, by a cancellation or at its deadline. Work that outlives its call is
/// counted until it stops, so that a client cannot pile up work by cancelling.
public final class Session: Sendable {
    /// The methods that cancel a call, except in the Model Context Protocol.
    static let cancelMethods = ["rpc.cancel", "$/cancelRequest"]

    private struct InFlight {
        var id: RequestID?
        var pending: PendingCall
        var task: Task<Void, Never>
    }

    private struct State {
        var calls: [Int: InFlight] = [:]
        var nextNumber = 0
        var isOver = false
        var wrongTokens = 0
    }

    /// The method that a client calls first if a token is required.
    static let authenticationMethod = "server.authenticate"

    /// The methods that sessions answer themselves.
    public static var methods: [String] { cancelMethods + [authenticationMethod] }

    /// The number of sessions created in this process.
    private static let count = Atomic(0)

    /// The number of the session in this process, from 1.
    public let number = Session.count.add(1, ordering: .relaxed).newValue
    private let conversation: Conversation
    /// The client, as the methods that it calls see it.
    private let caller: Caller
    /// The session's share of the memory for requests and answers.
    private let share: AnswerRoom.Share
    private let check: TokenCheck?
    private let hasShownToken: Atomic<Bool>
    private let state = Mutex(State())
    private let abandoned = Atomic(0)
    private let onRelease: @Sendable () -> Void

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - check: the check of the token that the client must show before its first call; nil for none.
    ///   - caller: the client, as the methods that it calls see it.
    ///   - onRelease: called when work that outlived its call stops.
    init(
        _ conversation: Conversation,
        check: TokenCheck?,
        caller: Caller,
        onRelease: @escaping @Sendable () -> Void
    ) {
        self.conversation = conversation
        self.caller = caller
        if conversation.spoken != .plain { caller.speak(conversation.spoken) }
        share = AnswerRoom.Share(of: conversation.room)
        self.check = check
        hasShownToken = Atomic(check == nil)
        self.onRelease = onRelease
    }

    /// The number of calls that have ended while their work continues.
    public var abandonedCalls: Int { abandoned.load(ordering: .relaxed) }

    /// Whether half of the memory for requests and answers is taken, or this client alone holds as much of it as the
    /// longest answer needs. A transport should then begin a message only when the previous one is answered.
    public var isShortOfMemory: Bool {
        share.takenBytes >= conversation.limits.responseBytes
            || conversation.room.takenBytes > conversation.room.limit / 2
    }

    /// Messages of up to this many bytes are parsed on the current thread. Answers of up to this many bytes that did
    /// not suspend are not counted: a transport takes no more messages while such answers are unread.
    static let freeBytes = 1 << 16

    /// Whether the client may call methods: it has shown the token, or none is required.
    public var isAuthenticated: Bool { hasShownToken.load(ordering: .relaxed) }

    /// Whether the client has shown the maximum number of wrong tokens: nothing more should be accepted from it.
    public var isBarred: Bool {
        guard let check else { return false }
        return state.withLock(\.wrongTokens) >= check.guesses.attempts
    }

    /// Whether the client gets the notification `server.closing`, which other protocols do not know.
    package var isToldOfClosing: Bool { caller.spoken == .plain }

    /// Whether the client speaks the Model Context Protocol.
    package var speaksModelContext: Bool { caller.spoken.isModelContext }

    /// What answers a message that arrives now.
    package var answering: any Answering { conversation.answering() }

    /// Whether the client has asked for the end: nothing more should be accepted from it.
    public var isEndedByClient: Bool { caller.hasEnded }

    /// Begins to answer a message. The reply is nil for notifications and for a client's replies.
    ///
    /// A client of the Language Server Protocol relies on the order of its messages, so that its long ones are not
    /// parsed elsewhere.
    public func begin(_ message: [UInt8]) -> Answer<Reply?, Never> {
        message.count > Self.freeBytes && caller.spoken != .languageServer
            ? beginElsewhere(message) : begin(message, uncountedBytes: message.count)
    }

    /// Begins to answer a long message in the thread pool: parsing a megabyte takes milliseconds.
    private func beginElsewhere(_ message: [UInt8]) -> Answer<Reply?, Never> {
        guard let hold = share.hold(message.count) else {
            return .ready(Reply(refusal(ErrorObject(WritingFailure.noRoom))))
        }
        return .pending {
            let answered = await WorkPool.$client.withValue(self.number) {
                await WorkPool.shared.run { self.isOver ? .ready(nil) : self.begin(message, uncountedBytes: 0) }
            }
            let reply = await answered?.value()
            return withExtendedLifetime(hold) { .success(reply) }
        }
    }

    /// - Parameter uncountedBytes: the length of the message, if it is not counted yet.
    // Inlined: a separate call would cost a short answer 1,500 of its 32,400 instructions.
    @inline(__always)
    private func begin(_ message: [UInt8], uncountedBytes: Int) -> Answer<Reply?, Never> {
        do throws(ErrorObject) {
            switch try Message(message, limits: conversation.limits) {
            case .single(let item): return begin(item, conversation.answering(), uncountedBytes: uncountedBytes)
            case .batch(let items):
                guard caller.spoken.hasBatches else { throw .noBatches }
                let holds = try share.holds(on: uncountedBytes)
                return .pending {
                    let reply = await self.reply(to: items)
                    return withExtendedLifetime(holds) { .success(reply) }
                }
            }
        } catch {
            return .ready(Reply(refusal(error)))
        }
    }

    /// Whether a message cancels a call; such a message can be handled even if there is no place for another.
    public func isCancellation(_ message: [UInt8]) -> Bool {
        guard message.count <= Self.freeBytes else { return false }
        guard case .single(.call(let call))? = try? Message(message, limits: conversation.limits) else { return false }
        return caller.spoken.isCancellation(call)
    }

    /// Answers a message.
    ///
    /// The calls of a batch are answered concurrently, and their replies keep the batch's order. If nothing suspends on
    /// the way to the answers, neither does this method.
    ///
    /// - Returns: the message to send back; nil for notifications and for a client's replies.
    public func reply(to message: [UInt8]) async -> [UInt8]? {
        await begin(message).value()?.bytes
    }

    /// Returns the reply to a message that was refused before it was read.
    public func refusal(_ error: ErrorObject) -> [UInt8] {
        conversation.observer?.messageRefused(error, session: number)
        return conversation.refusal(error)
    }

    /// Ends all calls, since nobody waits for their answers any longer.
    public func end() {
        let calls = state.withLock { state in
            state.isOver = true
            return Array(state.calls.values)
        }
        for call in calls { abandon(call, .cancelled) }
    }

    // MARK: Replies

    /// - Parameter uncountedBytes: the item's part of a message that is not counted yet.
    private func begin(
        _ item: Message.Item,
        _ answering: any Answering,
        uncountedBytes: Int = 0
    ) -> Answer<Reply?, Never> {
        switch item {
        case .reply(let reply):
            if isAuthenticated { answering.receive(reply, from: caller) }
            return .ready(nil)
        case .invalid(let error, let id):
            conversation.observer?.messageRefused(error, session: number)
            return .ready(Reply(.failure(error), id: caller.spoken.shown(id)))
        case .call(let call):
            let observed = conversation.observer.map { ObservedCall(call, session: number, observer: $0) }
            do throws(ErrorObject) {
                switch try begin(call, answering) {
                case .ready(let result):
                    return .ready(end(call, observed, with: .success(result), freeBytes: Self.freeBytes))
                case .pending(let rest):
                    let holds = try share.holds(on: uncountedBytes)
                    return .pending {
                        let outcome = await self.outcome(of: call, rest)
                        return withExtendedLifetime(holds) { .success(self.end(call, observed, with: outcome)) }
                    }
                }
            } catch {
                return .ready(end(call, observed, with: .failure(error), freeBytes: Self.freeBytes))
            }
        }
    }

    private func end(
        _ call: Call,
        _ observed: ObservedCall?,
        with outcome: PendingCall.Outcome,
        freeBytes: Int = 0
    ) -> Reply? {
        let (reply, error) = reply(outcome, to: call, freeBytes: freeBytes)
        observed?.end(error, replyBytes: reply?.count ?? 0)
        return reply
    }

    /// Returns the reply to a call, and the error that it contains.
    private func reply(_ outcome: PendingCall.Outcome, to call: Call, freeBytes: Int) -> (Reply?, ErrorObject?) {
        guard let id = call.id else { return (nil, outcome.error) }
        let error = outcome.error
        if let error, caller.spoken.leavesUnanswered(error) { return (nil, error) }
        let reply = Reply(outcome, id: error == nil ? id : caller.spoken.shown(id))
        let limit = conversation.limits.responseBytes
        if reply.count <= min(freeBytes, limit) { return (reply, error) }
        do throws(ErrorObject) {
            guard reply.count <= limit else { throw ErrorObject(WritingFailure.tooLong(limit)) }
            // Errors are short, and must get through when no memory is left.
            if let error { return (reply, error) }
            return (reply.holding(try share.holds(on: reply.count)), nil)
        } catch {
            return (Reply(.failure(error), id: id), error)
        }
    }

    private func reply(to batch: [Message.Item]) async -> Reply? {
        let answering = conversation.answering()
        let outcome = await withTaskGroup(of: (Int, Reply?).self) { group in
            do throws(ErrorObject) {
                return Result<Reply?, ErrorObject>.success(try await replies(to: batch, answering, &group).joined)
            } catch {
                // Nobody will see the answers to the other calls.
                group.cancelAll()
                return .failure(error)
            }
        }
        switch outcome {
        case .success(let reply): return reply
        case .failure(let error): return Reply(refusal(error))
        }
    }

    private func replies(
        to batch: [Message.Item],
        _ answering: any Answering,
        _ group: inout TaskGroup<(Int, Reply?)>
    ) async throws(ErrorObject) -> BatchReplies {
        var replies = BatchReplies(count: batch.count, conversation.limits, share)
        let width = conversation.limits.batchWidth
        let clock = ContinuousClock()
        var (waiting, turnEnd) = (0, clock.now)
        for (index, item) in batch.enumerated() {
            if waiting == width, let (index, reply) = await group.next() {
                try replies.put(reply, at: index)
                waiting -= 1
            }
            // A long batch must not monopolise its thread: it leaves that of the transport soon, others later.
            if index > 0, index.isMultiple(of: width) {
                if clock.now >= turnEnd {
                    await Task.yield()
                    turnEnd = clock.now + Self.turn
                }
                if isOver { throw .cancelled }
            }
            switch begin(item, answering) {
            case .ready(let reply): try replies.put(reply, at: index)
            case .pending(let rest):
                group.addImmediateTask { (index, await rest().get()) }
                waiting += 1
            }
        }
        for await (index, reply) in group { try replies.put(reply, at: index) }
        return replies
    }

    /// How long the calls of a batch may occupy a thread of Swift's tasks before others get their turn.
    private static let turn = Duration.microseconds(500)

    private var isOver: Bool { state.withLock(\.isOver) }

    // MARK: Calls

    private func begin(
        _ call: Call,
        _ answering: any Answering
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        if call.method.isSame(as: Self.authenticationMethod) { return try authentication(call) }
        guard isAuthenticated else { throw .unauthenticated }
        guard !caller.spoken.isCancellation(call) else { return .ready(try cancellation(call)) }
        return try answering.begin(call, from: caller)
    }

    /// Begins to answer a call that a front makes for the client: observed, within the limits of the session, and with
    /// its deadline.
    package func begin(_ call: Call) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        let observed = conversation.observer.map { ObservedCall(call, session: number, observer: $0) }
        do throws(ErrorObject) {
            switch try begin(call, conversation.answering()) {
            case .ready(let result):
                observed?.end(nil, replyBytes: result.bytes.count)
                return .ready(result)
            case .pending(let rest):
                return .pending {
                    let outcome = await self.outcome(of: call, rest)
                    observed?.end(outcome.error, replyBytes: (try? outcome.get().bytes.count) ?? 0)
                    return outcome
                }
            }
        } catch {
            observed?.end(error, replyBytes: 0)
            throw error
        }
    }

    /// Returns a reply of a front, counted against the memory for answers if it is long.
    ///
    /// - Throws: 503 if no memory is left for it.
    package func reply(_ bytes: [UInt8]) throws(ErrorObject) -> Reply {
        Reply(bytes, holds: bytes.count > Self.freeBytes ? try share.holds(on: bytes.count) : [])
    }

    /// Finishes a pending call. Long work takes turns with that of other sessions.
    private func outcome(
        of call: Call,
        _ rest: @escaping @Sendable () async -> PendingCall.Outcome
    ) async -> PendingCall.Outcome {
        let pending = PendingCall()
        let task = Task.immediate { [self] in
            guard !pending.end(await WorkPool.$client.withValue(self.number, operation: rest)) else { return }
            abandoned.subtract(1, ordering: .relaxed)
            onRelease()
        }
        // If it did not suspend after all, it needs no deadline.
        if let outcome = pending.outcome { return outcome }
        let inFlight = InFlight(id: call.id, pending: pending, task: task)
        let number = add(inFlight)
        let deadline = Task { [self, deadline = conversation.limits.deadline] in
            guard (try? await Task.sleep(for: deadline)) != nil else { return }
            abandon(inFlight, .deadlinePassed(deadline))
        }
        let outcome = await withTaskCancellationHandler {
            await pending.end()
        } onCancel: {
            abandon(inFlight, .cancelled)
        }
        deadline.cancel()
        state.withLock { $0.calls[number] = nil }
        return outcome
    }

    private func add(_ call: InFlight) -> Int {
        let (number, isOver) = state.withLock { state in
            state.nextNumber += 1
            state.calls[state.nextNumber] = call
            return (state.nextNumber, state.isOver)
        }
        if isOver { abandon(call, .cancelled) }
        return number
    }

    /// Ends a call before its answer, and asks its work to stop.
    @discardableResult
    private func abandon(_ call: InFlight, _ error: ErrorObject) -> Bool {
        // Counted first, since the work may stop at any moment from here on.
        abandoned.add(1, ordering: .relaxed)
        guard call.pending.end(.failure(error)) else {
            abandoned.subtract(1, ordering: .relaxed)
            return false
        }
        call.task.cancel()
        return true
    }

    private func authentication(_ call: Call) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        let shown = try call.shownToken()
        return try authenticate { $0.isEqual(to: shown) }
    }

    /// Authenticates the client if it has proved that it knows the token; the answer is delayed if this proof or an
    /// earlier one is wrong.
    ///
    /// - Parameter isProven: whether the client has proved that it knows a token.
    /// - Throws: 403 after too many wrong proofs.
    package func authenticate(
        _ isProven: (Token) -> Bool
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        guard let check else { return .ready(.authenticated) }
        guard !isBarred else { throw .tooManyWrongTokens }
        let isRight = isProven(check.token)
        guard isRight, state.withLock(\.wrongTokens) == 0 else {
            return .pending { await self.delayedAuthentication(isRight: isRight, check) }
        }
        hasShownToken.store(true, ordering: .relaxed)
        return .ready(.authenticated)
    }

    /// Answers a client that has shown a wrong token, after a pause.
    ///
    /// The pause grows with the wrong tokens of the session and, if this token is wrong too, with those of the address:
    /// a client with the right token should not suffer from others behind the same address.
    private func delayedAuthentication(isRight: Bool, _ check: TokenCheck) async -> PendingCall.Outcome {
        let count = state.withLock { state in
            state.wrongTokens += isRight ? 0 : 1
            return state.wrongTokens
        }
        let countOfPeer = isRight ? 0 : check.guesses.add(from: check.peer)
        if !isRight { check.onWrongToken(count) }
        try? await Task.sleep(for: check.guesses.pause(after: max(count, countOfPeer)))
        guard isRight else { return .failure(.wrongToken) }
        hasShownToken.store(true, ordering: .relaxed)
        return .success(.authenticated)
    }

    /// Cancels the calls that a client no longer wants answered.
    private func cancellation(_ call: Call) throws(ErrorObject) -> RenderedJSON {
        let id = try call.cancelledID(in: caller.spoken)
        let calls = state.withLock { state in state.calls.values.filter { $0.id != nil && $0.id == id } }
        let count = calls.count { abandon($0, caller.spoken.cancellation) }
        return RenderedJSON(JSONValue.object(["cancelled": .bool(count > 0)]))
    }
}

extension Call {
    /// Returns the token that the client shows.
    fileprivate func shownToken() throws(ErrorObject) -> [UInt8] {
        let expected = "the server's token, a string"
        guard let given = try valueIfPresent(ofOnly: "token") else {
            throw missingParameter("token", expected: expected)
        }
        guard let shown = try? given.string() else { throw invalidParameter("token", expected: expected) }
        return Array(shown.utf8)
    }
}

extension RenderedJSON {
    fileprivate static let authenticated = RenderedJSON(JSONValue.object(["authenticated": true]))
}

extension ErrorObject {
    /// 401: the server requires a token.
    fileprivate static let unauthenticated = ErrorObject(
        .unauthenticated,
        "Call 'server.authenticate' with the server's token first."
    )

    /// 403: the token is wrong.
    fileprivate static let wrongToken = ErrorObject(
        .wrongToken,
        "This is not the server's token.",
        details: ["parameter": "token"]
    )

    /// 403: the client has shown too many wrong tokens.
    fileprivate static let tooManyWrongTokens = ErrorObject(
        .wrongToken,
        "Too many wrong tokens were sent; the connection is closed.",
        details: ["parameter": "token"]
    )

    /// 508: the answer took too long.
    static func deadlinePassed(_ deadline: Duration) -> ErrorObject {
        let milliseconds = Int64(deadline / .milliseconds(1))
        return ErrorObject(
            .deadlinePassed,
            "There was no answer within \(milliseconds) ms.",
            details: ["deadlineMilliseconds": .integer(milliseconds)]
        )
    }
}
