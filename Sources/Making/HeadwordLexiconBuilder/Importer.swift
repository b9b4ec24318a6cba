/// Reads one body of data into a draft of a lexicon. Each importer has its own folder.
package protocol Importer: Sendable {
    /// The source that is read.
    var source: Source { get }

    /// Reads the data below `root` into `draft`.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws
}
