internal import Glibc
public import HeadwordLexicon
internal import Synchronization

/// The corpora of a directory, each opened when it is first requested.
///
/// Corpora that are added, replaced or removed take effect with the next call.
public final class CorpusLibrary: Sendable {
    /// The identity of a file and its state when it was opened.
    private struct Identity: Equatable {
        var device: UInt
        var file: UInt
        var changed: Int
        var nanosecond: Int
    }

    /// The directory of the corpora.
    public let directory: String
    private let open = Mutex<[CorpusName: (identity: Identity, corpus: Corpus)]>([:])

    /// Creates the library of a directory, which need not exist yet.
    public init(directory: String) {
        self.directory = directory
    }

    /// Creates the library next to a lexicon: the directory `corpora`.
    public convenience init(beside lexicon: Lexicon) {
        self.init(directory: Self.directory(besideLexiconAt: lexicon.path))
    }

    /// Returns the corpora directory next to a lexicon. If the path is a symbolic link, the directory is next to the
    /// file that it refers to.
    public static func directory(besideLexiconAt path: String) -> String {
        let file = realpath(path, nil)
        defer { free(file) }
        return RunFile.directory(of: file.map { String(cString: $0) } ?? path) + "/corpora"
    }

    /// Returns the path of a corpus file, whether it exists or not.
    public func path(of name: CorpusName) -> String { "\(directory)/\(name.fileName)" }

    /// The existing corpora, sorted by name.
    public var names: [CorpusName] {
        (RunFile.names(in: directory) ?? []).compactMap(CorpusName.init(fileName:)).sorted()
    }

    /// Opens a corpus; nil if none has this name and language.
    ///
    /// - Throws: ``CorpusFailure`` if its file cannot be read.
    public func corpus(_ name: CorpusName) throws -> Corpus? {
        let path = path(of: name)
        guard let identity = Self.identity(of: path) else {
            _ = open.withLock { $0.removeValue(forKey: name) }
            return nil
        }
        if let known = open.withLock({ $0[name] }), known.identity == identity { return known.corpus }
        let corpus = try Corpus(path: path)
        open.withLock { $0[name] = (identity, corpus) }
        return corpus
    }

    /// Removes a corpus; false if there is none.
    ///
    /// - Throws: ``CorpusFailure`` if a system call fails.
    public func drop(_ name: CorpusName) throws -> Bool {
        let path = path(of: name)
        guard unlink(path) == 0 else {
            if errno == ENOENT { return false }
            throw CorpusFailure.system(path: path, reason: String(cString: strerror(errno)))
        }
        return true
    }

    /// Creates the directory if it is missing.
    ///
    /// - Throws: ``CorpusFailure`` if a system call fails.
    public func makeDirectory() throws {
        guard mkdir(directory, 0o755) == 0 || errno == EEXIST else {
            throw CorpusFailure.system(path: directory, reason: String(cString: strerror(errno)))
        }
    }

    private static func identity(of path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt(status.st_dev),
            file: UInt(status.st_ino),
            changed: status.st_mtim.tv_sec,
            nanosecond: status.st_mtim.tv_nsec
        )
    }
}
