internal import HeadwordLexicon

/// A layer and the files that it is read from.
struct LayerFolder: Hashable {
    /// The name of the layer.
    var name: String
    /// The files, whether or not they exist. Of two lines about the same word, that of the later file counts.
    var files: [String]

    /// Creates a layer with the files of a directory.
    init(_ name: String, directory: String) {
        self.name = name
        files = ["\(directory)/words.tsv", "\(directory)/words.txt"]
    }

    /// Creates a layer with one file.
    init(_ name: String, file: String) {
        self.name = name
        files = [file]
    }

    /// The identifier of the layer as a source.
    var source: String { Layer.source(ofLayer: name) }

    /// The directories of the files.
    var directories: Set<String> {
        Set(files.map { path in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." })
    }
}
