internal import Glibc
internal import HeadwordFiles
internal import HeadwordLexicon
internal import HeadwordWork

/// The directory of one replica for the files of its releases. Besides the release that it answers from, there is room
/// for one more: the previous or the next one.
package final class ReleaseShelf: Sendable {
    /// A release whose files are here, checked.
    package struct Fetched: Hashable, Sendable {
        /// The release.
        package let release: Release
        /// The path of the lexicon.
        package let lexicon: String
        /// The paths of the layers, the nearest first.
        package let layers: [String]
    }

    private let directory: String
    private let lock: FileLock

    /// Uses a directory, which is created if needed, and keeps other processes from using it.
    ///
    /// - Throws: ``ReleaseFailure/locked(directory:)``, or ``FileFailure``.
    package init(_ directory: String) throws {
        try Directory.makeWithParents(directory)
        guard let lock = try FileLock(directory + "/lock") else { throw ReleaseFailure.locked(directory: directory) }
        self.directory = directory
        self.lock = lock
    }

    /// The plan that was recorded last; nil if there is none.
    package var plan: ReleasePlan? {
        (try? File.bytes(at: planPath, limit: ReleasePlan.limit)).flatMap(ReleasePlan.init)
    }

    /// Records the plan to follow when the store cannot be reached at the next start.
    package func record(_ plan: ReleasePlan) throws {
        guard plan != self.plan else { return }
        try File.replace(planPath, with: plan.bytes)
    }

    private var planPath: String { directory + "/plan.json" }

    /// Returns a release whose files are here, after fetching those that are missing.
    ///
    /// - Parameter current: the release whose files must stay; the files of all others are removed.
    /// - Throws: ``ReleaseFailure`` if contents are not what the release says, ``LexiconFailure`` if the lexicon cannot be
    ///   opened, ``FileFailure``, or the error of the store. What was fetched is kept only if it is right.
    package func fetch(
        _ release: Release,
        from store: any ReleaseStore,
        keeping current: Release?
    ) async throws -> Fetched {
        removeFiles(except: release.files + (current?.files ?? []))
        for file in release.files where !isHere(file) { try await fetch(file, from: store) }
        let lexicon = path(of: release.lexicon)
        let digest = try await BackgroundThread.run { try Lexicon(path: lexicon).manifest.digest }
        guard digest == release.digest else {
            throw ReleaseFailure.otherLexicon(name: release.lexicon.name, found: digest, expected: release.digest)
        }
        return Fetched(release: release, lexicon: lexicon, layers: release.layers.map(path))
    }

    private func path(of file: ReleasedFile) -> String { "\(directory)/\(file.name)" }

    /// Whether a file is here, which it is only if it was complete and right.
    private func isHere(_ file: ReleasedFile) -> Bool {
        (try? FileStatus(of: path(of: file)))?.size == file.bytes
    }

    private func fetch(_ file: ReleasedFile, from store: any ReleaseStore) async throws {
        let damaged = ReleaseFailure.damaged(name: file.name, store: store.description)
        let incoming = IncomingFile(try NewFile(directory + "/incoming"), expecting: file)
        let isFound = try await store.read(file.storedName) { piece in
            guard try incoming.append(piece) else { throw damaged }
        }
        guard isFound else { throw FileFailure("\(store)/\(file.storedName)", .system(ENOENT)) }
        guard try incoming.finish(as: path(of: file)) else { throw damaged }
    }

    /// Removes the files of other releases. Whoever has them open may go on reading them.
    private func removeFiles(except kept: [ReleasedFile]) {
        let names = Set(kept.map(\.name) + ["lock", "plan.json"])
        for name in (try? Directory.names(in: directory)) ?? [] where !names.contains(name) {
            guard ReleasedFile.Kind.allCases.contains(where: { name.hasSuffix("." + $0.rawValue) }) else { continue }
            _ = try? File.remove("\(directory)/\(name)")
        }
    }
}
