internal import HeadwordFiles
package import HeadwordObjectStore

/// A store of releases in an object store, such as S3.
package struct ObjectReleaseStore: ReleaseStore {
    private let store: any ObjectStore
    private let root: ObjectPlace

    /// Creates a store.
    ///
    /// - Parameter root: what its keys begin with; a slash is added if there is none.
    package init(_ store: any ObjectStore, at root: ObjectPlace) {
        self.store = store
        self.root = root.isPrefix ? root : ObjectPlace(bucket: root.bucket, key: root.key + "/")
    }

    /// The address, without the slash at its end.
    package var description: String { String(root.description.dropLast()) }

    private func place(of name: String) -> ObjectPlace { ObjectPlace(bucket: root.bucket, key: root.key + name) }

    package func read(_ name: String, _ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Bool {
        guard let object = try await store.objectIfPresent(at: place(of: name)) else { return false }
        try await store.read(object, take)
        return true
    }

    package func add(fileAt path: String, as name: String) async throws {
        guard try await store.objectIfPresent(at: place(of: name)) == nil else { return }
        let size = try FileStatus(of: path).size
        try await store.write(place(of: name), size: size) { try File.bytes(at: path, in: $0) }
    }

    package func replace(_ name: String, with bytes: [UInt8]) async throws {
        try await store.write(place(of: name), size: bytes.count) { Array(bytes[$0]) }
    }
}
