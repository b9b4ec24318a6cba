internal import Glibc
public import HeadwordLexicon
internal import HeadwordModel

/// Builds a lexicon and puts it in place, completely or not at all.
public struct LexiconBuild {
    /// The outcome of a build.
    public struct Result: Sendable {
        /// The new file.
        public var path: String
        /// The manifest of the file.
        public var manifest: Manifest
    }

    /// The error thrown if no lexicon could be built.
    public enum Failure: Error, CustomStringConvertible {
        /// Another build is writing into the directory.
        case locked(directory: String)
        /// A system call failed.
        case system(path: String, reason: String)

        /// The reason.
        public var description: String {
            switch self {
            case .locked(let directory): "another build is at work in \(directory)"
            case .system(let path, let reason): "\(path): \(reason)"
            }
        }
    }

    private let importers: [any Importer]
    private let root: String
    private let directory: String

    /// Creates a build.
    ///
    /// - Parameters:
    ///   - sources: the sources to read.
    ///   - root: the directory that holds the data, laid out as Debian's packages install it.
    ///   - directory: the directory for the lexicon; it is created if needed.
    public init(_ sources: SourceSelection, root: String, directory: String) {
        importers = sources.importers
        self.root = root
        self.directory = directory
    }

    /// Builds the lexicon in a hidden file, syncs it, renames it, and points ``Lexicon/currentName`` at it.
    ///
    /// If anything interrupts this, the previous lexicon stays current and unchanged.
    public func run(progress: Progress) throws -> Result {
        try Directory.create(directory)
        let lock = try Lock(directory: directory)
        defer { lock.release() }
        let unfinished = directory + "/.lexicon.building"
        unlink(unfinished)
        defer { unlink(unfinished) }
        let manifest = try write(to: unfinished, progress: progress)
        let languages = manifest.languages.map(\.label).joined(separator: "-")
        let name = "lexicon-\(languages)-\(manifest.digest.prefix(12)).sqlite"
        try Directory.sync(unfinished)
        try Directory.rename(unfinished, to: "\(directory)/\(name)")
        let previous = try Directory.link(directory + "/" + Lexicon.currentName, to: name)
        try Directory.sync(directory)
        // Processes that have the previous lexicon open may go on reading it.
        Directory.removeLexicons(in: directory, except: [name, previous])
        return Result(path: "\(directory)/\(name)", manifest: manifest)
    }

    private func write(to path: String, progress: Progress) throws -> Manifest {
        var draft = LexiconDraft()
        var sources: [ReadSource] = []
        for importer in importers {
            sources.append(try read(importer, into: &draft, progress: progress))
        }
        return try LexiconWriter(draft, sources: sources).write(to: path, progress: progress)
    }

    private func read(
        _ importer: any Importer,
        into draft: inout LexiconDraft,
        progress: Progress
    ) throws -> ReadSource {
        let source = importer.source
        var root = DataRoot(self.root)
        draft.begin(source)
        try importer.read(&root, into: &draft, progress: progress)
        let packages = source.packages.map { (name: $0, licence: root.licence(ofPackage: $0)) }
        let manifest = Manifest.Source(
            id: source.id,
            title: source.title,
            packages: packages.map { .init(name: $0.name, version: root.version(ofPackage: $0.name) ?? "unknown") },
            licence: source.licence,
            sha256: root.digestOfFiles(),
            counts: draft.tally.counts.filter { $0.value > 0 }
        )
        return ReadSource(
            manifest: manifest,
            licences: packages.compactMap { package in package.licence.map { (package.name, $0) } }
        )
    }
}

/// Keeps a second build out of a directory. The system releases the lock when the process ends, however it ends.
private struct Lock {
    private let descriptor: Int32

    init(directory: String) throws {
        let path = directory + "/.lexicon.lock"
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw LexiconBuild.Failure.system(path: path, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw LexiconBuild.Failure.locked(directory: directory)
        }
    }

    /// Unlocks explicitly: closing alone would leave the lock held while a forked child that has not run its program
    /// yet has the file open.
    func release() {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

/// File operations whose errors contain the path.
private enum Directory {
    /// Creates a directory and its parents.
    static func create(_ path: String) throws {
        var prefix = path.hasPrefix("/") ? "/" : ""
        for component in path.split(separator: "/") {
            prefix += component + "/"
            guard mkdir(prefix, 0o755) == 0 || errno == EEXIST else { throw failure(prefix) }
        }
    }

    static func sync(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    static func rename(_ path: String, to newPath: String) throws {
        guard Glibc.rename(path, newPath) == 0 else { throw failure(newPath) }
    }

    /// Points a symbolic link at `target` atomically.
    ///
    /// - Returns: the previous target; nil if there was none.
    static func link(_ path: String, to target: String) throws -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        let previous = count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
        let temporary = path + ".new"
        unlink(temporary)
        guard symlink(target, temporary) == 0 else { throw failure(temporary) }
        try rename(temporary, to: path)
        return previous
    }

    /// Removes outdated lexicons from a directory; those that cannot be removed stay.
    static func removeLexicons(in directory: String, except kept: [String?]) {
        guard let stream = opendir(directory) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix("lexicon-"), name.hasSuffix(".sqlite"), !kept.contains(name) else { continue }
            unlink("\(directory)/\(name)")
        }
    }

    private static func failure(_ path: String) -> LexiconBuild.Failure {
        .system(path: path, reason: String(cString: strerror(errno)))
    }
}
