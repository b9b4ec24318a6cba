public import HeadwordCorpus
public import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordWork

/// A question that knows the type of its answer.
public protocol Request: Sendable {
    /// The answer.
    associatedtype Response: JSONWritable & Sendable

    /// What callers need to know.
    static var endpoint: EndpointDescription { get }

    /// Reads the question from the parameters of a call.
    init(reading parameters: ParameterReader) throws(CallFailure)
}

/// A question that a source on this machine can answer.
public protocol Answerable: Request {
    /// What answers it.
    associatedtype Source: Sendable

    /// Whether the answer takes less than a millisecond; if not, other calls of the same connection need not wait for it.
    var isQuick: Bool { get }

    /// Whether equal parameters always have the same answer while a service runs. Such answers are remembered.
    static var isLasting: Bool { get }

    /// Answers the question without waiting for anything.
    func response(from source: Source) throws(CallFailure) -> Response
}

extension Answerable {
    /// Most answers take microseconds.
    public var isQuick: Bool { true }

    /// Nothing is known of the source, which may change.
    public static var isLasting: Bool { false }

    /// Answers in the pool of threads.
    func responseElsewhere(from source: Source) async throws(CallFailure) -> Response {
        try await WorkPool.shared.answer { () throws(CallFailure) in try response(from: source) }
    }

    /// Answers in the pool of threads, and writes the answer there, which may take as long.
    func answerElsewhere(from source: Source, _ limits: CallLimits) async throws(CallFailure) -> RenderedJSON {
        try await WorkPool.shared.answer { () throws(CallFailure) in
            try RenderedJSON(answer: try response(from: source), limits)
        }
    }
}

extension WorkPool {
    fileprivate func answer<Answer: Sendable>(
        _ work: @escaping @Sendable () throws(CallFailure) -> Answer
    ) async throws(CallFailure) -> Answer {
        guard let outcome = await run({ Result(catching: work) }) else { throw .stopped }
        return try outcome.get()
    }
}

extension RenderedJSON {
    /// Writes an answer, unless that becomes too long.
    init(answer: some JSONWritable, _ limits: CallLimits) throws(CallFailure) {
        do throws(WritingFailure) {
            try self.init(answer, within: limits.answer)
        } catch {
            throw CallFailure(error)
        }
    }
}

extension RenderedJSON {
    /// What is written on the thread of a connection; a longer answer would keep other connections waiting.
    private static let shortBytes = 1 << 16

    /// Writes an answer: at once if it is short, and in the pool of threads if it is not.
    init(written answer: any JSONWritable & Sendable, _ limits: CallLimits) async throws(CallFailure) {
        if let answer = answer as? RenderedJSON {
            self = answer
            return
        }
        let short = WritingBound(bytes: min(Self.shortBytes, limits.answer.bytes), room: limits.answer.room)
        if let written = try? RenderedJSON(answer, within: short) {
            self = written
            return
        }
        self = try await WorkPool.shared.answer { () throws(CallFailure) in try RenderedJSON(answer: answer, limits) }
    }
}

/// A question that the embedded lexicon can answer.
public protocol LexiconAnswerable: Answerable where Source == Lexicon {}

extension LexiconAnswerable {
    /// The lexicon stays as it is. A question that is answered by chance, or by the day, says false.
    public static var isLasting: Bool { true }
}

/// A question that the corpora can answer.
public protocol CorpusAnswerable: Answerable where Source == CorpusLibrary {}

extension Lexicon {
    /// Asks the lexicon something; a lexicon that cannot be read any more is a failure of the call.
    public func asked<Answer>(
        _ question: (Lexicon) throws(LexiconFailure) -> Answer
    ) throws(CallFailure) -> Answer {
        do throws(LexiconFailure) {
            return try question(self)
        } catch .stopped {
            throw .stopped
        } catch {
            throw CallFailure(
                reason: .lexiconUnreadable,
                message: "The lexicon cannot be read: \(error).",
                origin: .lexicon
            )
        }
    }
}
