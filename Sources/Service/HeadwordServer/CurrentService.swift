internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLanguageServer
internal import HeadwordLexicon
internal import HeadwordMCP
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
    /// - Parameter editors: what the sessions of editors share.
    func conversation(
        limits: MessageLimits,
        room: AnswerRoom,
        observer: some SessionObserver,
        editors: EditorHost
    ) -> Conversation {
        Conversation(limits: limits, room: room, observer: observer) {
            LanguageServer(editors, service: self.service)
        }
    }

    /// Creates a conversation in the Model Context Protocol, answered like the other one.
    func modelContext(limits: MessageLimits, room: AnswerRoom, observer: some SessionObserver) -> Conversation {
        Conversation(limits: limits, room: room, observer: observer, speaking: .modelContext) {
            ModelContextServer(service: self.service)
        }
    }
}
