internal import Glibc
internal import HeadwordFiles
internal import Synchronization

/// The directory of a publication. A file is written only if it is new or has changed, and then replaced as a whole.
final class PublishedFiles: Sendable {
    /// What was done so far.
    struct Tally: Sendable {
        var files = 0
        var bytes = 0
        var written = 0
        var deleted = 0
    }

    private struct State {
        var record = FileRecord()
        var folders: Set<String> = []
        var tally = Tally()
    }

    /// The file that says what the publication is.
    static let manifestName = "manifest.json"

    private let directory: String
    private let earlier: FileRecord
    private let state = Mutex(State())

    /// Opens a directory, which is created if it is missing.
    ///
    /// - Parameter names: what will be written directly in it.
    /// - Throws: ``PublicationFailure`` if one of these names is taken by something that was not published.
    init(in directory: String, names: [String]) throws {
        self.directory = directory
        try Directory.makeWithParents(directory)
        if let record = try FileRecord(in: directory) {
            earlier = record
        } else {
            for name in names where (try? FileStatus(of: "\(directory)/\(name)", followingLinks: false)) != nil {
                throw PublicationFailure.foreign(directory, name)
            }
            earlier = FileRecord()
            try File.replace("\(directory)/\(FileRecord.name)", with: earlier.bytes)
        }
    }

    var tally: Tally { state.withLock(\.tally) }

    /// Writes a file of the publication.
    func write(_ contents: [UInt8], to path: String) throws {
        let digest = FileName.digest(contents)
        let isNew = state.withLock { state in
            state.tally.files += state.record.digests[path] == nil ? 1 : 0
            return state.record.digests.updateValue(digest, forKey: path) == nil
        }
        // Answers of equal contents share a file.
        if isNew { try replace(path, with: contents) }
    }

    /// Deletes what was published earlier and is no longer part of it, then writes the record and the manifest.
    ///
    /// - Parameter manifest: the manifest for the record.
    func finish(_ manifest: (_ record: [UInt8], Tally) -> [UInt8]) throws {
        let record = state.withLock(\.record)
        try delete(earlier.digests.keys.filter { record.digests[$0] == nil })
        // Files must not be lost by a crash that the manifest survives.
        sync()
        let bytes = record.bytes
        try replace(FileRecord.name, with: bytes)
        try replace(Self.manifestName, with: manifest(bytes, tally))
    }

    /// Notes what was written, so that the next run may replace and delete it.
    func interrupt() throws {
        var record = earlier
        record.digests.merge(state.withLock(\.record.digests)) { $1 }
        try File.replace("\(directory)/\(FileRecord.name)", with: record.bytes)
    }

    private func replace(_ path: String, with contents: [UInt8]) throws {
        let target = "\(directory)/\(path)"
        state.withLock { $0.tally.bytes += contents.count }
        if (try? File.bytes(at: target, limit: contents.count)) == contents { return }
        try makeFolder(of: path)
        do throws(FileFailure) {
            try File.write(contents, to: target + ".new")
            try File.move(target + ".new", to: target)
        } catch {
            unlink(target + ".new")
            throw error
        }
        state.withLock { $0.tally.written += 1 }
    }

    private func makeFolder(of path: String) throws {
        guard let end = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<end])
        guard !state.withLock({ $0.folders.contains(folder) }) else { return }
        try Directory.makeWithParents("\(directory)/\(folder)")
        state.withLock { _ = $0.folders.insert(folder) }
    }

    private func delete(_ paths: [String]) throws {
        var folders: Set<Substring> = []
        for path in paths {
            if try File.remove("\(directory)/\(path)") { state.withLock { $0.tally.deleted += 1 } }
            if let end = path.lastIndex(of: "/") { folders.insert(path[..<end]) }
        }
        // Those that still have files stay.
        for folder in folders.sorted(by: >) { rmdir("\(directory)/\(folder)") }
    }
}
