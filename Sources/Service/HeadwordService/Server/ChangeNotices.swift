internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordModel
internal import Synchronization

/// Is told when answers may have changed.
package protocol ChangeObserver: AnyObject, Sendable {
    /// Called on the thread that made the change.
    func answersHaveChanged()
}

/// Tells the connections that subscribed to it when answers may have changed: the notification `lexicon.changed`.
///
/// At most one notification waits for a client that does not read; further changes are added to it.
package final class ChangeNotices: Sendable {
    private struct Subscriber {
        weak var subscription: Subscription?
    }

    private struct Observer {
        weak var observer: (any ChangeObserver)?
    }

    private let subscribers = Mutex<[Subscriber]>([])
    private let observers = Mutex<[Observer]>([])

    /// Creates notices without subscribers.
    package init() {}

    /// Tells of changes of the layers above a lexicon.
    func follow(_ lexicon: Lexicon) {
        let languages = lexicon.manifest.languages
        lexicon.layers.observe { [weak self] old, new in
            guard let self, isHeard, let change = LayersChange(from: old, to: new) else { return }
            send(layers: change.layers, languages: change.languages ?? languages)
        }
    }

    /// Tells all subscribers that answers may have changed.
    ///
    /// - Parameters:
    ///   - layers: the layers that changed; none if it was the lexicon.
    ///   - languages: the languages of the words whose answers may have changed.
    package func send(layers: [String], languages: [Language]) {
        for subscriber in subscribers.withLock(\.self) {
            subscriber.subscription?.add(LexiconChange(layers: layers, languages: languages))
        }
        for observer in observers.withLock(\.self) { observer.observer?.answersHaveChanged() }
    }

    /// Tells an observer of all changes from now on, as long as something else keeps it.
    package func add(_ observer: any ChangeObserver) {
        observers.withLock { observers in
            observers.removeAll { $0.observer == nil || $0.observer === observer }
            observers.append(Observer(observer: observer))
        }
    }

    /// Answers `rpc.subscribe`.
    @Sendable func answer(_ request: SubscribeRequest, _ caller: Caller) -> SubscribeResponse {
        guard caller.isReachable else { return SubscribeResponse(notifications: []) }
        let subscription = caller.belonging { Subscription(of: caller) }
        let isWanted = request.notifications.contains(.lexiconChanged)
        subscribers.withLock { subscribers in
            subscribers.removeAll { $0.subscription == nil || $0.subscription === subscription }
            if isWanted { subscribers.append(Subscriber(subscription: subscription)) }
        }
        return SubscribeResponse(notifications: request.notifications)
    }

    private var isHeard: Bool {
        subscribers.withLock { $0.contains { $0.subscription != nil } }
            || observers.withLock { $0.contains { $0.observer != nil } }
    }
}

/// What a notification says: which layers changed, and the languages of the words whose answers may have changed.
private struct LexiconChange: Sendable {
    var layers: [String]
    var languages: [Language]

    mutating func add(_ other: LexiconChange) {
        layers += other.layers.filter { !layers.contains($0) }
        languages += other.languages.filter { !languages.contains($0) }
    }

    var message: [UInt8] {
        let parameters: JSONObject = [
            "layers": .array(layers.map(JSONValue.string)),
            "languages": .array(languages.map { .string($0.label) }),
        ]
        let message: JSONObject = [
            "jsonrpc": "2.0", "method": .string(NotificationName.lexiconChanged.label), "params": .object(parameters),
        ]
        return JSONValue.object(message).jsonBytes
    }
}

/// A connection that subscribed, and the changes that it was not told of yet.
private final class Subscription: Sendable {
    private struct Connection: Sendable {
        weak var caller: Caller?
    }

    private let connection: Connection
    private let waiting = Mutex<LexiconChange?>(nil)

    init(of caller: Caller) {
        connection = Connection(caller: caller)
    }

    func add(_ change: LexiconChange) {
        let isFirst = waiting.withLock { waiting in
            defer { if waiting == nil { waiting = change } else { waiting?.add(change) } }
            return waiting == nil
        }
        guard isFirst else { return }
        connection.caller?.send { [weak self] in
            self?.waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting?.message
            }
        }
    }
}
