internal import HeadwordLexicon

/// The files of layers, which are read again when they change.
struct LayerStore {
    /// Where the files are.
    var places: LayerPlaces
    private var folders: [LayerFolder] = []
    private var files: [String: WatchedFile] = [:]

    init(_ places: LayerPlaces) {
        self.places = places
    }

    /// The directories of all files, whether or not they exist.
    var directories: Set<String> { folders.reduce(into: []) { $0.formUnion($1.directories) } }

    /// Whether no file need be read again before it changes.
    var isSettled: Bool { files.values.allSatisfy(\.isSettled) }

    /// Reads what has changed.
    ///
    /// - Parameter isWaiting: whether a file that seems to be half written is left for later.
    /// - Returns: the layers; nil if they say the same as before.
    mutating func refresh(isWaiting: Bool) -> Layers? {
        let (oldFolders, oldFiles) = (folders, files)
        folders = places.folders
        files = [:]
        for folder in folders {
            for path in folder.files {
                var file = oldFiles[path] ?? WatchedFile(path: path)
                file.refresh(source: folder.source, isWaiting: isWaiting)
                files[path] = file
            }
        }
        let isSame = folders == oldFolders && files.allSatisfy { oldFiles[$0]?.says(sameAs: $1) == true }
        return isSame ? nil : layers
    }

    private var layers: Layers {
        Layers(
            folders.compactMap { folder in
                let existing = folder.files.compactMap { files[$0] }.filter(\.exists)
                return existing.isEmpty ? nil : Layer(name: folder.name, files: existing.map(\.file))
            }
        )
    }
}

extension WatchedFile {
    fileprivate func says(sameAs other: WatchedFile) -> Bool { exists == other.exists && file == other.file }
}
