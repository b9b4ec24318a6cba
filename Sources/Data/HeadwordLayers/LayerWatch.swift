internal import Glibc
internal import HeadwordLexicon

/// Keeps layers up to date on a thread of its own, which ends soon after nobody uses them any more.
final class LayerWatch {
    private let store: SharedLayerStore
    private weak var layers: LiveLayers?
    private let notices = FolderNotices()

    /// The time between two looks at files about whose changes the system says nothing, in milliseconds.
    private static let pause: Int32 = 500
    /// The same while a file may still be being written.
    private static let shortPause: Int32 = 50

    private init(_ store: SharedLayerStore, _ layers: LiveLayers) {
        self.store = store
        self.layers = layers
    }

    /// Begins to watch. If no thread can be created, the layers stay as they are.
    static func start(_ store: SharedLayerStore, _ layers: LiveLayers) {
        let watch = Unmanaged.passRetained(LayerWatch(store, layers))
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, runWatch, watch.toOpaque())
        if status == 0 { pthread_detach(thread) } else { watch.release() }
    }

    private static let runWatch: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        Unmanaged<LayerWatch>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }

    private func run() {
        while refresh() {
            notices.wait(atMost: store.isSettled ? Self.pause : Self.shortPause)
        }
    }

    /// Applies what has changed; false if nobody uses the layers any more.
    private func refresh() -> Bool {
        guard let layers else { return false }
        notices.watch(store.directories)
        store.refresh(layers, isWaiting: true)
        return true
    }
}
