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

/// A question that the embedded lexicon can answer.
public protocol LexiconAnswerable: Request {
    /// Answers the question, within microseconds and without waiting for anything.
    func response(from lexicon: Lexicon) throws(CallFailure) -> Response
}

extension Lexicon {
    /// Asks the lexicon something; a lexicon that cannot be read any more is a failure of the call.
    public func asked<Answer>(
        _ question: (Lexicon) throws(LexiconFailure) -> Answer
    ) throws(CallFailure) -> Answer {
        do throws(LexiconFailure) {
            return try question(self)
        } catch {
            throw CallFailure(
                status: 500,
                reason: "lexiconUnreadable",
                message: "The lexicon cannot be read: \(error).",
                origin: .lexicon
            )
        }
    }
}
