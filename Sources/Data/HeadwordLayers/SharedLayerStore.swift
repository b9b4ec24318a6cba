internal import HeadwordLexicon
internal import Synchronization

/// The files of layers, for the thread that watches them and for those that change them.
final class SharedLayerStore: Sendable {
    private struct State {
        var store: LayerStore
        /// The number of refreshes that were asked for when the last one began.
        var included = 0
    }

    private let state: Mutex<State>
    private let asked = Atomic(0)

    init(_ store: LayerStore) {
        state = Mutex(State(store: store))
    }

    /// The directories of all files, whether or not they exist.
    var directories: Set<String> { state.withLock(\.store.directories) }

    /// Where the files are.
    var places: LayerPlaces { state.withLock(\.store.places) }

    /// Searches the project's files from another directory, from the next refresh on.
    func setWorkingDirectory(_ directory: String) {
        state.withLock { $0.store.places.workingDirectory = directory }
    }

    /// Whether no file need be read again before it changes.
    var isSettled: Bool { state.withLock(\.store.isSettled) }

    /// Applies what has changed until now. Of several threads that ask at the same time, one reads for all.
    ///
    /// - Parameter isWaiting: whether a file that seems to be half written is left for later.
    func refresh(_ layers: LiveLayers, isWaiting: Bool) {
        let number = asked.add(1, ordering: .acquiringAndReleasing).newValue
        state.withLock { state in
            guard state.included < number || isWaiting else { return }
            if !isWaiting { state.included = asked.load(ordering: .acquiring) }
            if let changed = state.store.refresh(isWaiting: isWaiting) { layers.replace(with: changed) }
        }
    }
}
