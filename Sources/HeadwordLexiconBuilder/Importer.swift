internal import HeadwordLexicon

/// Reads one body of data into a draft of a lexicon. One importer is one folder.
package protocol Importer {
    /// The name that records refer to: `wordnet`.
    static var id: String { get }
    /// The name for people: `WordNet 3.0`.
    static var title: String { get }
    /// The Debian package that holds the data.
    static var package: String { get }
    /// The licence of the data.
    static var licence: String { get }

    /// Reads the data below `root` into `draft`.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws
}

/// Why data cannot be read.
package struct ImportFailure: Error, CustomStringConvertible {
    /// The file.
    package var path: String
    /// The line, counted from 1; nil if it is not about a line.
    package var line: Int?
    /// What is wrong.
    package var reason: String

    /// Whether there is no such file.
    package var isMissingFile = false

    init(_ path: String, line: Int? = nil, _ reason: String) {
        self.path = path
        self.line = line
        self.reason = reason
    }

    /// The place and the reason.
    package var description: String {
        path + (line.map { ":\($0)" } ?? "") + ": " + reason
    }
}
