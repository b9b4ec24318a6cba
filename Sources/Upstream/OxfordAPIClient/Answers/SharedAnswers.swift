internal import HeadwordRedis
internal import OxfordAPI

/// Answers that replicas share through a store: questions that are being asked, and cached answers.
///
/// While the store cannot be reached, each replica asks for itself.
final class SharedAnswers: Sendable {
    /// The pauses between looks for the outcome of another replica's question, in milliseconds: the first and the
    /// longest.
    private static let pauses = (first: 5, longest: 80)

    private let store: RedisStore
    /// How long an answer is cached, in seconds; nil for not at all.
    private let seconds: Int?
    private let clock: UpstreamClock

    init(_ store: RedisStore, cachingFor seconds: Int?, clock: UpstreamClock) {
        self.store = store
        self.seconds = seconds
        self.clock = clock
    }

    /// Where an outcome comes from.
    enum Origin {
        case work
        case cache
        /// From an equal question of another replica.
        case equalQuestion
    }

    /// What is known of a question.
    private enum Standing {
        case answer([UInt8])
        case outcome([UInt8])
        case wait(flight: String)
        /// The caller has to ask it, and to say what became of it.
        case lead(flight: String)
    }

    /// Returns the outcome of a question: that of another replica that asks it, a cached one, or that of the work.
    ///
    /// - Parameters:
    ///   - seconds: the time for all of it.
    ///   - work: asks the question in the time that is left.
    func outcome<Body: OxfordBody>(
        of key: String,
        as body: Body.Type,
        within seconds: Double,
        _ work: (_ seconds: Double) async -> Result<OxfordAnswer<Body>, any Error>
    ) async -> (outcome: Result<OxfordAnswer<Body>, any Error>, origin: Origin) {
        let deadline = clock.now() + seconds
        var (flight, pause) = ("", Self.pauses.first)
        while true {
            switch await standing(of: key, after: flight, within: seconds) {
            case .answer(let bytes):
                if let answer = OxfordAnswer<Body>(cached: bytes) { return (.success(answer), .cache) }
                return (await work(deadline - clock.now()), .work)
            case .outcome(let bytes):
                if let outcome = SharedOutcome(bytes: bytes).result(as: body) { return (outcome, .equalQuestion) }
                return (await work(deadline - clock.now()), .work)
            case .wait(let current) where clock.now() < deadline:
                flight = current
                if (try? await clock.sleep(Double(pause) / 1000)) == nil { return (.failure(Self.cancelled), .work) }
                pause = min(pause * 2, Self.pauses.longest)
            case .wait: return (.failure(Self.late), .equalQuestion)
            case .lead(let flight):
                let outcome = await work(deadline - clock.now())
                await land(flight, of: key, outcome)
                return (outcome, .work)
            case nil: return (await work(deadline - clock.now()), .work)
            }
        }
    }

    private static let cancelled = OxfordFailure(.cancelled, "The call was cancelled.")
    private static let late = OxfordFailure(
        .timeout,
        "The Oxford Dictionaries API did not answer another replica in time."
    )

    private func keys(_ key: String) -> [String] {
        [store.key("answer:\(key)"), store.key("flight:\(key)")]
    }

    private func standing(of key: String, after flight: String, within seconds: Double) async -> Standing? {
        let name = "\(UInt64.random(in: .min ... .max))"
        let milliseconds = Int64(seconds * 1000) + 1000
        let arguments = [RedisArgument(name), RedisArgument(milliseconds), RedisArgument(flight)]
        guard let reply = try? await store.client.run(.join, keys: keys(key), arguments).elements else { return nil }
        switch reply.first?.text {
        case "answer": return reply.last?.bytes.map { .answer($0) }
        case "outcome": return reply.last?.bytes.map { .outcome($0) }
        case "wait": return reply.last?.text.map { .wait(flight: $0) }
        case "lead": return .lead(flight: name)
        default: return nil
        }
    }

    private func land(
        _ flight: String,
        of key: String,
        _ outcome: Result<OxfordAnswer<some OxfordBody>, any Error>
    ) async {
        let answer = seconds == nil ? [] : (try? outcome.get())?.bytes ?? []
        let arguments = [
            RedisArgument(flight), RedisArgument(SharedOutcome(outcome)?.bytes ?? []), RedisArgument(answer),
            RedisArgument(seconds ?? 0),
        ]
        _ = try? await store.client.run(.land, keys: keys(key), arguments)
    }
}

/// The outcome of a question as replicas tell each other: a line about the failure, or an empty one and the answer.
private struct SharedOutcome {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Describes an outcome; nil if it concerns only the caller that is gone.
    init?(_ outcome: Result<OxfordAnswer<some OxfordBody>, any Error>) {
        switch outcome {
        case .success(let answer): bytes = [UInt8(ascii: "\n")] + answer.bytes
        case .failure(let failure as OxfordFailure) where failure.kind != .cancelled:
            let (status, seconds) = (failure.status ?? 0, failure.retryAfter ?? -1)
            bytes = Array("\(failure.kind.rawValue) \(status) \(seconds)\n\(failure.message)".utf8)
        case .failure: return nil
        }
    }

    func result<Body: OxfordBody>(as body: Body.Type) -> Result<OxfordAnswer<Body>, any Error>? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let rest = Array(bytes[(end + 1)...])
        guard end > 0 else { return OxfordAnswer<Body>(cached: rest).map { .success($0) } }
        let parts = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard parts.count == 3, let kind = OxfordFailure.Kind(rawValue: String(parts[0])), let status = Int(parts[1]),
            let seconds = Int(parts[2])
        else { return nil }
        return .failure(
            OxfordFailure(
                kind,
                String(decoding: rest, as: UTF8.self),
                status: status == 0 ? nil : status,
                retryAfter: seconds < 0 ? nil : seconds
            )
        )
    }
}
