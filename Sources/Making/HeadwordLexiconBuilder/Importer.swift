internal import HeadwordWork

/// Reads one body of data into a draft of a lexicon. Each importer has its own folder.
package protocol Importer: Sendable {
    /// The source that is read.
    var source: Source { get }

    /// Reads the data below `root` into `draft`.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws

    /// Starts to read the data as far as that needs no draft.
    ///
    /// - Parameters:
    ///   - root: the directory that holds the data.
    ///   - threads: the number of threads that may be used at a time.
    func begin(below root: String, threads: Int) -> BegunImport
}

/// An import that has begun; whatever its source needs of others happens only when it is finished, at its turn.
package struct BegunImport {
    var source: Source
    /// Whether other threads read the data meanwhile.
    var isAhead: Bool
    /// Adds the data to the draft, and returns the digest of the files read.
    var finish: (inout LexiconDraft, Progress) throws -> String
}

extension Importer {
    /// Reads nothing before the turn of the source.
    package func begin(below root: String, threads: Int) -> BegunImport {
        BegunImport(source: source, isAhead: false) { draft, progress in
            var root = DataRoot(root)
            try read(&root, into: &draft, progress: progress)
            return root.digestOfFiles()
        }
    }
}

/// An importer most of whose work needs no draft, so that it can be done while other sources have their turn.
package protocol AheadImporter: Importer {
    associatedtype Contents: Sendable

    /// Reads the data below `root`, on any thread.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read. It is reported at the turn of the source.
    func contents(_ root: inout DataRoot, threads: Int) throws -> Contents

    /// Adds what was read to the draft.
    func add(_ contents: consuming Contents, to draft: inout LexiconDraft, progress: Progress) throws
}

extension AheadImporter {
    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        try add(contents(&root, threads: progress.threads), to: &draft, progress: progress)
    }

    package func begin(below root: String, threads: Int) -> BegunImport {
        let ahead = Ahead(threads: threads) {
            var root = DataRoot(root)
            let contents = try contents(&root, threads: threads)
            return (contents: contents, digest: root.digestOfFiles())
        }
        return BegunImport(source: source, isAhead: true) { draft, progress in
            let (contents, digest) = try ahead.value()
            try add(contents, to: &draft, progress: progress)
            return digest
        }
    }
}
