internal import Glibc
internal import HeadwordCorpus
internal import HeadwordFiles
package import HeadwordObjectStore

/// Where the texts are that a user names.
package enum TextPlace: Sendable {
    /// In a file, a directory or standard input.
    case path(String)
    /// In objects of a store.
    case objects([StoredObject], any ObjectStore)
}

/// Finds the files in paths and directories, sorted by name, and the objects among them.
struct FileWalk {
    /// A file or an object.
    struct File {
        var path: String
        /// The size in bytes; nil if unknown.
        var size: Int?
        /// The object; nil for a file.
        var object: (description: StoredObject, store: any ObjectStore)?
        /// Whether it may hold text; special files and dangling links in a directory do not.
        var isOfText = true
    }

    private enum Step {
        /// A path to be visited, and whether the caller named it.
        case path(String, isNamed: Bool)
        case object(File)
    }

    /// What is still to be visited, the next one last.
    private var steps: [Step]
    /// The visited directories; links may lead to one again.
    private var directories: Set<FileStatus.Identity> = []

    init(_ places: [TextPlace]) {
        steps = places.reversed().flatMap { place -> [Step] in
            switch place {
            case .path(let path): [.path(path, isNamed: true)]
            case .objects(let objects, let store):
                objects.reversed().map { .object(File(path: "\($0.place)", size: $0.size, object: ($0, store))) }
            }
        }
    }

    /// Returns the next file; nil after the last one.
    mutating func next() throws -> File? {
        while let step = steps.popLast() {
            switch step {
            case .object(let object): return object
            case .path(let path, let isNamed): if let file = try visit(path, isNamed: isNamed) { return file }
            }
        }
        return nil
    }

    /// Returns the file at a path; nil if it is a directory, whose files are to be visited next.
    private mutating func visit(_ path: String, isNamed: Bool) throws -> File? {
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
        return nil
    }

    private mutating func enter(_ directory: String, _ identity: FileStatus.Identity) throws {
        guard directories.insert(identity).inserted else { return }
        let base = directory.hasSuffix("/") ? directory : directory + "/"
        for name in try Self.names(in: directory).reversed() { steps.append(.path(base + name, isNamed: false)) }
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
