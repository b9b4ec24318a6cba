public import HeadwordCorpus
public import HeadwordJSON
public import HeadwordLexicon

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

    /// Answers on another thread.
    ///
    /// `@concurrent` would not do: what was begun with `Task.immediate` on the thread of a transport would stay there.
    func responseElsewhere(from source: Source) async throws(CallFailure) -> Response {
        try await Task { Result { () throws(CallFailure) in try response(from: source) } }.value.get()
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
        } catch {
            throw CallFailure(
                reason: .lexiconUnreadable,
                message: "The lexicon cannot be read: \(error).",
                origin: .lexicon
            )
        }
    }
}
