internal import Glibc
internal import HeadwordFiles

/// A directory that is written next to its place and moved there when it is complete.
struct StagingDirectory {
    /// The path that the directory will have.
    let target: String

    private let parent: String
    private let path: String
    private let lock: FileLock

    private static let lockName = ".lock"

    /// Creates the directory, without what an export that was killed left in it.
    init(for target: String) throws {
        let trimmed = target.removingTrailingSlashes
        let name = trimmed.split(separator: "/").last.map(String.init) ?? ""
        if (try? FileStatus(of: trimmed, followingLinks: false)) != nil || name.isEmpty {
            throw ExportFailure.exists(path: target)
        }
        self.target = trimmed
        parent = trimmed.contains("/") ? String(trimmed.dropLast(name.count)) : "./"
        path = "\(parent).\(name).exporting"
        guard Self.isFree(path) else { throw ExportFailure.exists(path: path) }
        try Directory.makeWithParents(path)
        guard let lock = try FileLock("\(path)/\(Self.lockName)") else { throw ExportFailure.busy(path: target) }
        self.lock = lock
        try removeFiles { $0 != Self.lockName }
    }

    /// Whether nothing is at a path, or what an export left there that was killed.
    private static func isFree(_ path: String) -> Bool {
        guard let status = try? FileStatus(of: path, followingLinks: false) else { return true }
        guard status.isDirectory, let names = try? Directory.names(in: path) else { return false }
        return names.isEmpty || names.contains(lockName)
    }

    /// Creates a file in the directory.
    func file(_ name: String) throws -> OutputFile { try OutputFile("\(path)/\(name)") }

    /// Removes a file of the directory.
    func remove(_ file: OutputFile) throws { try File.remove(file.path) }

    /// Moves the complete directory into its place.
    func commit() throws {
        try File.remove("\(path)/\(Self.lockName)")
        try File.sync(path)
        try File.move(path, to: target)
        try File.sync(parent)
    }

    /// Removes the directory, unless it was moved.
    func discard() {
        _ = try? removeFiles { _ in true }
        rmdir(path)
    }

    private func removeFiles(where isRemoved: (String) -> Bool) throws {
        for name in try Directory.names(in: path) where isRemoved(name) { try File.remove("\(path)/\(name)") }
    }
}

extension String {
    fileprivate var removingTrailingSlashes: String {
        var text = self[...]
        while text.count > 1, text.last == "/" { text.removeLast() }
        return String(text)
    }
}
