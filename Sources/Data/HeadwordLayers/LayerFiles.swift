public import HeadwordLexicon
package import HeadwordModel

/// The files of layers, which can be changed here, and the layers that are read from them.
public final class LayerFiles: Sendable {
    /// The layers as the files say, up to date after each change that is made here.
    public let layers: LiveLayers
    private let store: SharedLayerStore
    private let queue: ChangeQueue

    /// Reads the layers at these places.
    ///
    /// - Parameter isWatching: whether changes that others make are applied within a second.
    public init(at places: LayerPlaces, watching isWatching: Bool) {
        var store = LayerStore(places)
        let layers = LiveLayers(store.refresh(isWaiting: false) ?? Layers())
        let shared = SharedLayerStore(store)
        self.layers = layers
        self.store = shared
        queue = ChangeQueue { shared.refresh(layers, isWaiting: false) }
        if isWatching { LayerWatch.start(shared, layers) }
    }

    /// Reads the project's layer from another directory: that of the project of an editor, wherever the editor started
    /// this process.
    package func setWorkingDirectory(_ directory: String) {
        store.setWorkingDirectory(directory)
        store.refresh(layers, isWaiting: false)
    }

    /// Adds a line about a word to a layer. Lines of `words.txt` that say the opposite are removed.
    ///
    /// - Returns: the file that has the line.
    /// - Throws: ``LayerFailure`` if the files cannot be changed, or have a different form than they should.
    package func add(_ entry: LayerEntry, to layer: WritableLayer) async throws -> LayerChange {
        let changes = try await queue.make(try place(of: layer)) { folder throws(LayerFailure) in
            [try folder.add(entry)]
        }
        return changes[0]
    }

    /// Removes all lines about a word from a layer.
    ///
    /// - Parameter language: the language whose lines are removed; nil for all lines.
    /// - Returns: the files that had such lines.
    /// - Throws: ``LayerFailure`` if the files cannot be changed, or have a different form than they should.
    package func remove(
        _ word: String,
        language: Language? = nil,
        from layer: WritableLayer
    ) async throws -> [LayerChange] {
        let word = try String.layerWord(word)
        return try await queue.make(try place(of: layer)) { folder throws(LayerFailure) in
            try folder.remove(word, language: language)
        }
    }

    private func place(of layer: WritableLayer) throws(LayerFailure) -> EditedFolder.Place {
        guard let directory = store.places.directory(of: layer) else {
            throw LayerFailure("the layer '\(layer.label)' has no place: neither XDG_CONFIG_HOME nor HOME is set")
        }
        // A project may come from strangers, and a link in it could lead anywhere.
        return EditedFolder.Place(directory: directory, mayBeLink: layer == .user)
    }
}
