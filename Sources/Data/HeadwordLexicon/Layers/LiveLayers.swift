internal import Synchronization

/// The layers above a lexicon that is open; they can be replaced while calls are answered.
public final class LiveLayers: Sendable {
    private let current: Mutex<Layers>
    private let changes = Atomic(0)

    /// Creates layers.
    public init(_ layers: Layers = Layers()) {
        current = Mutex(layers)
        if !layers.isEmpty { changes.store(1, ordering: .releasing) }
    }

    /// The number of changes so far: different whenever the layers are.
    public var version: Int { changes.load(ordering: .acquiring) }

    /// The layers.
    public var layers: Layers { current.withLock(\.self) }

    /// Replaces the layers for all look-ups from now on.
    public func replace(with layers: Layers) {
        current.withLock { current in
            current = layers
            changes.add(1, ordering: .acquiringAndReleasing)
        }
    }
}
