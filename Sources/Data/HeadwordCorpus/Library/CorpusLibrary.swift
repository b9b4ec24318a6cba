internal import HeadwordFiles
public import HeadwordLexicon
internal import Synchronization

/// The corpora of a directory, each opened when it is first requested.
///
/// Corpora that are added, replaced or removed take effect with the next call.
public final class CorpusLibrary: Sendable {
    /// The directory of the corpora.
    public let directory: String
    private let open = Mutex<[CorpusName: (version: FileStatus.Version, corpus: Corpus)]>([:])

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
        OpenFile.directory(of: (try? File.resolved(path)) ?? path) + "/corpora"
    }

    /// Returns the path of a corpus file, whether it exists or not.
    public func path(of name: CorpusName) -> String { "\(directory)/\(name.fileName)" }

    /// The existing corpora, sorted by name.
    public var names: [CorpusName] {
        ((try? Directory.names(in: directory)) ?? []).compactMap(CorpusName.init(fileName:)).sorted()
    }

    /// Opens a corpus; nil if none has this name and language.
    ///
    /// - Throws: ``CorpusFailure`` if its file cannot be read.
    public func corpus(_ name: CorpusName) throws -> Corpus? {
        let path = path(of: name)
        guard let version = (try? FileStatus(of: path))?.version else {
            _ = open.withLock { $0.removeValue(forKey: name) }
            return nil
        }
        if let known = open.withLock({ $0[name] }), known.version == version { return known.corpus }
        let corpus = try Corpus(path: path)
        open.withLock { $0[name] = (version, corpus) }
        return corpus
    }

    /// Removes a corpus; false if there is none.
    ///
    /// - Throws: ``CorpusFailure`` if a system call fails.
    public func drop(_ name: CorpusName) throws -> Bool {
        do {
            return try File.remove(path(of: name))
        } catch {
            throw CorpusFailure(error)
        }
    }

    /// Creates the directory if it is missing.
    ///
    /// - Throws: ``CorpusFailure`` if a system call fails.
    public func makeDirectory() throws {
        do {
            try Directory.make(directory)
        } catch {
            throw CorpusFailure(error)
        }
    }
}

extension CorpusFailure {
    init(_ failure: FileFailure) { self = .system(path: failure.path, reason: failure.reason) }
}
