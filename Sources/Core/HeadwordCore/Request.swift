public import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordWork

/// A question that knows the type of its answer.
public protocol Request: Sendable {
    /// The type of the answer.
    associatedtype Response: JSONDescribed & Sendable

    /// The method that asks the question: its description for callers, and what each parameter sets.
    static var endpoint: Endpoint<Self> { get }

    /// Creates a question in which nothing is set yet, so that its properties are the defaults of its parameters.
    init()

    /// Checks that the parameters are compatible with each other.
    ///
    /// - Throws: ``CallFailure`` that names a parameter that is not.
    func check() throws
}

extension Request {
    /// Accepts all parameters: most are compatible with each other.
    public func check() throws {}
}

/// A question that a source on this machine can answer.
public protocol Answerable: Request {
    /// The type of the source that answers it.
    associatedtype Source: Sendable

    /// Whether the answer takes less than a millisecond; if not, it does not hold up other calls of the same
    /// connection.
    var isQuick: Bool { get }

    /// Whether equal parameters always have the same answer while a service runs. Such answers are cached.
    static var isCacheable: Bool { get }

    /// Answers the question without waiting for anything.
    ///
    /// - Throws: ``CallFailure``, or the source's own error if it can no longer be read.
    func response(from source: Source) throws -> Response
}

extension Answerable {
    /// Most answers take microseconds.
    public var isQuick: Bool { true }

    /// False by default, since the source may change.
    public static var isCacheable: Bool { false }

    /// Begins to answer; an answer that is not quick is made in the thread pool.
    func begin(from source: () throws -> Source, _ limits: CallLimits) throws -> Answer<RenderedJSON, CallFailure> {
        let source = try source()
        if isQuick { return .ready(try RenderedJSON(try response(from: source), within: limits.answer)) }
        return .later { try await answerElsewhere(from: source, limits) }
    }

    /// Answers in the thread pool, and also writes the answer there, which may take as long.
    func answerElsewhere(from source: Source, _ limits: CallLimits) async throws -> RenderedJSON {
        try await WorkPool.shared.answer(limits) { try RenderedJSON(try response(from: source), within: limits.answer) }
    }
}

extension Answer<RenderedJSON, CallFailure> {
    /// Returns an answer that takes a while.
    static func later(_ rest: @escaping @Sendable () async throws -> RenderedJSON) -> Self {
        .pending {
            do {
                return .success(try await rest())
            } catch {
                return .failure(CallFailure(error))
            }
        }
    }
}

extension WorkPool {
    func answer<Answer: Sendable>(
        _ limits: CallLimits,
        _ work: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        guard let outcome = try await run(within: limits.patience, { Result(catching: work) }) else {
            throw CallFailure.stopped
        }
        return try outcome.get()
    }
}

extension RenderedJSON {
    /// The maximum length in bytes of an answer that is written on the thread of a connection; a longer one would keep
    /// other connections waiting.
    private static let shortBytes = 1 << 16

    /// Writes an answer: at once if it is short, otherwise in the thread pool.
    init(written answer: any JSONWritable & Sendable, _ limits: CallLimits) async throws {
        if let answer = answer as? RenderedJSON {
            self = answer
            return
        }
        let short = WritingBound(bytes: min(Self.shortBytes, limits.answer.bytes), room: limits.answer.room)
        if let written = try? RenderedJSON(answer, within: short) {
            self = written
            return
        }
        self = try await WorkPool.shared.answer(limits) { try RenderedJSON(answer, within: limits.answer) }
    }
}

/// A question that the embedded lexicon can answer.
public protocol LexiconAnswerable: Answerable where Source == Lexicon {}

extension LexiconAnswerable {
    /// True by default, since the lexicon does not change. A question whose answer is random, or depends on the day,
    /// returns false.
    public static var isCacheable: Bool { true }
}

/// A question that the corpora can answer.
public protocol CorpusAnswerable: Answerable where Source == CorpusLibrary {}
