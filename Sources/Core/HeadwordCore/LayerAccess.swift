public import HeadwordLayers

/// The files of layers, and who may change them.
public struct LayerAccess: Sendable {
    /// The files.
    public let files: LayerFiles
    /// Whether clients on sockets may change them too.
    public let isOpenToAll: Bool

    /// Creates an access.
    ///
    /// - Parameter isOpenToAll: whether clients on sockets may change the files too.
    public init(_ files: LayerFiles, isOpenToAll: Bool = false) {
        self.files = files
        self.isOpenToAll = isOpenToAll
    }
}
