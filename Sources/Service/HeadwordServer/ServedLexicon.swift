internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

/// The service that answers, which can be replaced while calls are in progress.
///
/// A call, or a whole batch, is answered from the lexicon that was current when it arrived.
final class ServedLexicon: Sendable {
    private let current: Mutex<Headword>

    init(_ service: Headword) {
        current = Mutex(service)
    }

    /// The current service.
    var service: Headword { current.withLock(\.self) }

    /// Replaces the service for all messages from now on.
    func replace(with service: Headword) {
        current.withLock { $0 = service }
    }

    /// Creates a conversation answered by the service that is current for each message, with an observer of its calls.
    func conversation(limits: MessageLimits, room: AnswerRoom, observer: some SessionObserver) -> Conversation {
        Conversation(limits: limits, room: room, observer: observer, answering: { self.service })
    }
}
