public import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordWork

/// A question that knows the type of its answer.
public protocol Request: Sendable {
    /// The answer.
    associatedtype Response: JSONDescribed & Sendable

    /// The method that asks the question: what callers need to know, and what each parameter sets.
    static var endpoint: Endpoint<Self> { get }

    /// Creates a question of which nothing is given yet, so that its properties are the defaults of its parameters.
    init()

    /// Makes sure that the parameters go together.
    ///
    /// - Throws: ``CallFailure`` that names one that does not.
    func check() throws
}

extension Request {
    /// Most parameters go together, whatever they are.
    public func check() throws {}
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
    ///
    /// - Throws: ``CallFailure``, or what the source throws: that it cannot be read any more.
    func response(from source: Source) throws -> Response
}

extension Answerable {
    /// Most answers take microseconds.
    public var isQuick: Bool { true }

    /// Nothing is known of the source, which may change.
    public static var isLasting: Bool { false }

    /// Begins to answer: what is not quick is answered in the pool of threads.
    func begin(from source: () throws -> Source, _ limits: CallLimits) throws -> Answer<RenderedJSON, CallFailure> {
        let source = try source()
        if isQuick { return .ready(try RenderedJSON(try response(from: source), within: limits.answer)) }
        return .later { try await answerElsewhere(from: source, limits) }
    }

    /// Answers in the pool of threads, and writes the answer there, which may take as long.
    func answerElsewhere(from source: Source, _ limits: CallLimits) async throws -> RenderedJSON {
        try await WorkPool.shared.answer { try RenderedJSON(try response(from: source), within: limits.answer) }
    }
}

extension Answer<RenderedJSON, CallFailure> {
    /// An answer that takes a while.
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
    func answer<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        guard let outcome = await run({ Result(catching: work) }) else { throw CallFailure.stopped }
        return try outcome.get()
    }
}

extension RenderedJSON {
    /// What is written on the thread of a connection; a longer answer would keep other connections waiting.
    private static let shortBytes = 1 << 16

    /// Writes an answer: at once if it is short, and in the pool of threads if it is not.
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
        self = try await WorkPool.shared.answer { try RenderedJSON(answer, within: limits.answer) }
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
