internal import Synchronization

/// A value that is made when it is first needed. If several threads need it at once, each may make it, and all get the
/// same one.
package final class Lazy<Value: Sendable>: Sendable {
    private final class Made: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let made = AtomicLazyReference<Made>()
    private let make: @Sendable () -> Value

    /// Creates a value that is made by a function.
    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// The value.
    package var value: Value { (made.load() ?? made.storeIfNil(Made(make()))).value }
}
