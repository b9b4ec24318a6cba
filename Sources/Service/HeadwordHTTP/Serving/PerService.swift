package import HeadwordService
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
    package var value: Value {
        let service = service()
        return made.withLock { made in
            if let made, made.service === service { return made.value }
            let value = make(service)
            made = (service, value)
            return value
        }
    }
}
