import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordObjectStore
import HeadwordServer

/// A file of counts that the user names: a path, or the address of an object.
enum RunPlace {
    case path(String)
    case object(ObjectPlace, any ObjectStore)

    /// Finds out what a name stands for.
    init(_ name: String) throws {
        guard ObjectPlace.isMeant(by: name) else {
            self = .path(name)
            return
        }
        let place = try ObjectPlace(name)
        guard !place.isPrefix else {
            throw CommandFailure(.usage, "headword: '\(name)' must be one run: expected \(ObjectPlace.expected)")
        }
        self = .object(place, try Features.current.objectStore(for: name))
    }

    /// The directory for temporary files: that of the file, or else the system's for long ones (hier(7)).
    var directory: String {
        switch self {
        case .path(let path): OpenFile.directory(of: path)
        case .object: Terminal.environment("TMPDIR") ?? "/var/tmp"
        }
    }

    /// Whether there is a file.
    var exists: Bool {
        get async throws {
            switch self {
            case .path(let path): (try? OpenFile(reading: path)) != nil
            case .object(let place, let store): try await store.objectIfPresent(at: place) != nil
            }
        }
    }

    /// Opens the file.
    ///
    /// - Parameter directory: where there is room for a copy of an object.
    func counts(in directory: String, progress: CorpusProgress) async throws -> CorpusCounts {
        switch self {
        case .path(let path): try CorpusCounts(path: path)
        case .object(let place, let store):
            try await CorpusCounts(fetching: place, from: store, in: directory, progress: progress)
        }
    }
}
