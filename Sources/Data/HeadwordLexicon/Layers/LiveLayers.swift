internal import Synchronization

/// The layers above a lexicon that is open; they can be replaced while calls are answered.
public final class LiveLayers: Sendable {
    /// Is told of the layers before and after a change, on the thread that makes it.
    public typealias Observer = @Sendable (_ old: Layers, _ new: Layers) -> Void

    /// The number of the last change of any layers in this process.
    private static let changes = Atomic(0)

    private let current: Mutex<Layers>
    private let number = Atomic(0)
    private let observer = Mutex<Observer?>(nil)

    /// Creates layers.
    public init(_ layers: Layers = Layers()) {
        current = Mutex(layers)
        if !layers.isEmpty { number.store(Self.nextNumber, ordering: .releasing) }
    }

    /// The number of the last change: different whenever the layers are, and different from that of any other layers
    /// that say something. It only grows.
    public var version: Int { number.load(ordering: .acquiring) }

    /// The layers.
    public var layers: Layers { current.withLock(\.self) }

    /// Replaces the layers for all look-ups from now on.
    public func replace(with layers: Layers) {
        let old = current.withLock { current in
            defer {
                current = layers
                number.store(Self.nextNumber, ordering: .releasing)
            }
            return current
        }
        observer.withLock(\.self)?(old, layers)
    }

    /// Sets who is told of changes; there is at most one.
    public func observe(_ observer: @escaping Observer) {
        self.observer.withLock { $0 = observer }
    }

    private static var nextNumber: Int { changes.add(1, ordering: .relaxed).newValue }
}
