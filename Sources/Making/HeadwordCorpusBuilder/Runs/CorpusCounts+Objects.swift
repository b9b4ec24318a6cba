internal import HeadwordCorpus
package import HeadwordObjectStore

extension CorpusCounts {
    /// Fetches a file of counts from a store into an unnamed file.
    ///
    /// - Parameter directory: where there is room for it.
    package init(
        fetching place: ObjectPlace,
        from store: any ObjectStore,
        in directory: String,
        progress: CorpusProgress = .none
    ) async throws {
        let object = try await store.object(at: place)
        let file = try OpenFile(namelessIn: directory, standingFor: "\(place)")
        var fetched = 0
        try await store.read(object) { bytes in
            try file.append(bytes)
            fetched += bytes.count
            try progress.show(.fetching, fetched, of: object.size)
        }
        try self.init(file)
    }

    /// Writes the file of counts to a store.
    package func send(
        to place: ObjectPlace,
        of store: any ObjectStore,
        progress: CorpusProgress = .none
    ) async throws {
        let (file, size) = (reader.file, try reader.file.size())
        try await store.write(place, size: size) { range in
            try progress.show(.sending, range.lowerBound, of: size)
            return try file.bytes(at: range.lowerBound, count: range.count)
        }
        try progress.show(.sending, size, of: size)
    }
}
