internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

/// The service that answers, which another can take the place of while calls are answered.
///
/// A call is answered from one lexicon, the one that was there when it came, and a batch from one.
final class ServedLexicon: Sendable {
    private let current: Mutex<Headword>

    init(_ service: Headword) {
        current = Mutex(service)
    }

    /// The service that answers now.
    var service: Headword { current.withLock(\.self) }

    /// Lets another service answer the messages that come from now on.
    func replace(with service: Headword) {
        current.withLock { $0 = service }
    }

    /// A conversation in which the service answers that is current then, and `observer` sees the calls.
    func conversation(limits: MessageLimits, room: AnswerRoom, observer: some SessionObserver) -> Conversation {
        Conversation(limits: limits, room: room, observer: observer, answering: { self.service })
    }
}
