package import HeadwordService
internal import JSONRPC
package import JSONRPCHTTP
internal import Synchronization

/// What is made of a service once, and again when another service takes its place.
package final class PerService<Value: Sendable>: Sendable {
    private let service: @Sendable () -> DictionaryService
    private let make: @Sendable (DictionaryService) -> Value
    private let made = Mutex<(service: DictionaryService, value: Value)?>(nil)

    /// Creates a value that is made when it is first needed.
    ///
    /// - Parameters:
    ///   - service: the service that answers now.
    ///   - make: makes the value, quickly.
    package init(
        _ service: @escaping @Sendable () -> DictionaryService,
        _ make: @escaping @Sendable (DictionaryService) -> Value
    ) {
        self.service = service
        self.make = make
    }

    /// The value of the service that answers now.
    package var value: Value { value(of: service()) }

    /// Returns the value of the service that answers a request.
    package func value(in session: WebSession) -> Value { value(of: session.service ?? service()) }

    private func value(of service: DictionaryService) -> Value {
        made.withLock { made in
            if let made, made.service === service { return made.value }
            let value = make(service)
            made = (service, value)
            return value
        }
    }
}

extension WebSession {
    /// The service that answers the whole request; nil in a session of something else.
    package var service: DictionaryService? { session.answering as? DictionaryService }
}
