internal import HeadwordFiles
internal import HeadwordWork

/// A store in a directory, which may be on another machine. Its files are read on threads of their own, since a file
/// system on a network may hang.
package struct DirectoryStore: ReleaseStore {
    private let path: String

    /// Creates a store.
    package init(_ path: String) { self.path = path }

    /// The path.
    package var description: String { path }

    package func read(_ name: String, _ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Bool {
        try await BackgroundThread.run { [path] in
            do {
                try File.read("\(path)/\(name)", take)
                return true
            } catch let failure as FileFailure where failure.isMissing {
                return false
            }
        }
    }

    package func add(fileAt source: String, as name: String) async throws {
        let target = "\(path)/\(name)"
        guard (try? FileStatus(of: target)) == nil else { return }
        try prepare(target)
        let new = try NewFile(target + ".new")
        try File.read(source) { try new.append($0) }
        try new.finish(as: target)
    }

    package func replace(_ name: String, with bytes: [UInt8]) async throws {
        let target = "\(path)/\(name)"
        try prepare(target)
        try File.replace(target, with: bytes)
    }

    private func prepare(_ target: String) throws {
        guard let slash = target.lastIndex(of: "/") else { return }
        try Directory.makeWithParents(String(target[..<slash]))
    }
}
