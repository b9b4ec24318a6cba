internal import Glibc
public import HeadwordLexicon
internal import Synchronization

/// The corpora of a directory, each opened when it is asked for first.
///
/// A corpus that is added, replaced or dropped is seen by the next question.
public final class CorpusLibrary: Sendable {
    /// A file as it was when it was opened.
    private struct Identity: Equatable {
        var device: UInt
        var file: UInt
        var changed: Int
        var nanosecond: Int
    }

    /// Where the corpora are.
    public let directory: String
    private let open = Mutex<[CorpusName: (identity: Identity, corpus: Corpus)]>([:])

    /// Creates the library of a directory, which need not be there yet.
    public init(directory: String) {
        self.directory = directory
    }

    /// Creates the library that lies beside a lexicon: the directory `corpora`.
    public convenience init(beside lexicon: Lexicon) {
        self.init(directory: Self.directory(besideLexiconAt: lexicon.path))
    }

    /// The directory beside a lexicon. A link to the lexicon may be anywhere; the corpora are where the file is.
    public static func directory(besideLexiconAt path: String) -> String {
        let file = realpath(path, nil)
        defer { free(file) }
        return RunFile.directory(of: file.map { String(cString: $0) } ?? path) + "/corpora"
    }

    /// Where the file of a corpus is, or will be.
    public func path(of name: CorpusName) -> String { "\(directory)/\(name.fileName)" }

    /// The corpora that are there, by name.
    public var names: [CorpusName] {
        (RunFile.names(in: directory) ?? []).compactMap(CorpusName.init(fileName:)).sorted()
    }

    /// Opens a corpus; nil if there is none of this name and language.
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
    /// - Throws: ``CorpusFailure`` if the system refuses.
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
    /// - Throws: ``CorpusFailure`` if the system refuses.
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
