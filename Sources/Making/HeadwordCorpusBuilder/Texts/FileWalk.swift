internal import Glibc
internal import HeadwordCorpus
internal import HeadwordFiles

/// Finds the files in paths and directories, sorted by name.
struct FileWalk {
    /// A file.
    struct File {
        var path: String
        /// The size in bytes; nil if unknown.
        var size: Int?
        /// Whether it may hold text; special files and dangling links in a directory do not.
        var isOfText = true
    }

    /// The paths still to be visited, the next one last, and whether the caller named them.
    private var paths: [(path: String, isNamed: Bool)]
    /// The visited directories; links may lead to one again.
    private var directories: Set<FileStatus.Identity> = []

    init(_ paths: [String]) {
        self.paths = paths.reversed().map { ($0, true) }
    }

    /// Returns the next file; nil after the last one.
    mutating func next() throws -> File? {
        while let (path, isNamed) = paths.popLast() {
            if path == TextFile.standardInput, isNamed { return File(path: path) }
            let status: FileStatus
            do {
                status = try FileStatus(of: path)
            } catch {
                // A dangling link is not text.
                let isDangling = [.system(ENOENT), .system(ELOOP)].contains(error.cause)
                if !isNamed, isDangling { return File(path: path, size: 0, isOfText: false) }
                throw CorpusFailure.text(path: path, line: nil, reason: error.reason)
            }
            if status.isRegular { return File(path: path, size: status.size) }
            guard status.isDirectory else {
                return isNamed ? File(path: path) : File(path: path, size: 0, isOfText: false)
            }
            try enter(path, status.identity)
        }
        return nil
    }

    private mutating func enter(_ directory: String, _ identity: FileStatus.Identity) throws {
        guard directories.insert(identity).inserted else { return }
        let base = directory.hasSuffix("/") ? directory : directory + "/"
        for name in try Self.names(in: directory).reversed() { paths.append((base + name, false)) }
    }

    /// Returns the names in a directory, without hidden ones, in byte order.
    private static func names(in directory: String) throws -> [String] {
        let names: [String]
        do {
            names = try Directory.names(in: directory)
        } catch {
            throw CorpusFailure.text(path: directory, line: nil, reason: error.reason)
        }
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension CorpusFailure {
    /// Returns the last system error as an error about a text that the caller named.
    static func unreadableText(_ path: String) -> Self {
        .text(path: path, line: nil, reason: SystemError.last)
    }
}
