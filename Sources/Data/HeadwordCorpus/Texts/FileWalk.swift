internal import Glibc

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

    /// The identity of a directory, whatever path leads to it.
    private struct Identity: Hashable {
        var device: UInt
        var inode: UInt
    }

    /// The paths still to be visited, the next one last, and whether the caller named them.
    private var paths: [(path: String, isNamed: Bool)]
    /// The visited directories; links may lead to one again.
    private var directories: Set<Identity> = []

    init(_ paths: [String]) {
        self.paths = paths.reversed().map { ($0, true) }
    }

    /// Returns the next file; nil after the last one.
    mutating func next() throws -> File? {
        while let (path, isNamed) = paths.popLast() {
            if path == TextFile.standardInput, isNamed { return File(path: path) }
            var status = stat()
            guard stat(path, &status) == 0 else {
                // A dangling link is not text.
                if !isNamed, errno == ENOENT || errno == ELOOP { return File(path: path, size: 0, isOfText: false) }
                throw CorpusFailure.unreadableText(path)
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try enter(path, Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino)))
            case S_IFREG: return File(path: path, size: Int(status.st_size))
            default: return isNamed ? File(path: path) : File(path: path, size: 0, isOfText: false)
            }
        }
        return nil
    }

    private mutating func enter(_ directory: String, _ identity: Identity) throws {
        guard directories.insert(identity).inserted else { return }
        let base = directory.hasSuffix("/") ? directory : directory + "/"
        for name in try Self.names(in: directory).reversed() { paths.append((base + name, false)) }
    }

    /// Returns the names in a directory, without hidden ones, in byte order.
    private static func names(in directory: String) throws -> [String] {
        guard let names = RunFile.names(in: directory) else { throw CorpusFailure.unreadableText(directory) }
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension CorpusFailure {
    /// Returns the last system error as an error about a text that the caller named.
    static func unreadableText(_ path: String) -> Self {
        .text(path: path, line: nil, reason: String(cString: strerror(errno)))
    }
}
