internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordWork

extension CallFailure {
    /// Creates the failure of a call from a thrown error: of a provider, of a source that can no longer be used, or of
    /// the writer of an answer that grew too long.
    package init(_ error: any Error) {
        switch error {
        case let failure as CallFailure: self = failure
        case let failure as UpstreamFailure: self = failure.failure
        case LexiconFailure.stopped, CorpusFailure.cancelled, is Stopped: self = .stopped
        case is WorkPool.Overdue: self = .busy
        case is LexiconFailure:
            self.init(reason: .lexiconUnreadable, message: "The lexicon cannot be read: \(error).", origin: .lexicon)
        case is CorpusFailure:
            self.init(reason: .corpusUnreadable, message: "The corpus cannot be read: \(error).", origin: .corpus)
        case let failure as WritingFailure: self.init(reason: failure.reason, message: failure.message)
        default: self.init(reason: .internalError, message: "The method failed: \(error).")
        }
    }

    /// The call has waited too long for a thread.
    private static var busy: CallFailure {
        var failure = CallFailure(
            reason: .busy,
            message: "The server has too many long calls to answer; try again later."
        )
        failure.retryAfter = 1
        return failure
    }
}
