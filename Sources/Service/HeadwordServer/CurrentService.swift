internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

/// The service that answers, which can be replaced while calls are in progress.
///
/// A call, or a whole batch, is answered from the lexicon that was current when it arrived.
final class CurrentService: Sendable {
    private let current: Mutex<DictionaryService>

    init(_ service: DictionaryService) {
        current = Mutex(service)
    }

    /// The current service.
    var service: DictionaryService { current.withLock(\.self) }

    /// Replaces the service for all messages from now on.
    func replace(with service: DictionaryService) {
        current.withLock { $0 = service }
    }

    /// Creates a conversation answered by the service that is current for each message, with an observer of its calls.
    ///
    /// - Parameters:
    ///   - spoken: the protocol that clients speak from the beginning.
    ///   - answering: returns what answers a message from a service.
    func conversation(
        limits: MessageLimits,
        room: AnswerRoom,
        observer: some SessionObserver,
        speaking spoken: ClientProtocol,
        answering: @escaping @Sendable (DictionaryService) -> any Answering
    ) -> Conversation {
        Conversation(limits: limits, room: room, observer: observer, speaking: spoken) { answering(self.service) }
    }
}
