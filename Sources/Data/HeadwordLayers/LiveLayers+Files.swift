public import HeadwordLexicon

extension LiveLayers {
    /// Reads the layers at these places.
    ///
    /// - Parameter isWatching: whether changes of the files are applied within a second.
    public convenience init(readingFilesAt places: LayerPlaces, watching isWatching: Bool) {
        var store = LayerStore(places)
        self.init(store.refresh(isWaiting: false) ?? Layers())
        if isWatching { LayerWatch.start(store, self) }
    }
}
