internal import Glibc
internal import HeadwordLexicon
package import HeadwordModel

/// Reads one body of data into a draft of a lexicon. Each importer has its own folder.
package protocol Importer: Sendable {
    /// The source that is read.
    var source: Source { get }

    /// Reads the data below `root` into `draft`.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws
}

/// A body of data that a lexicon can be built from.
package struct Source: Hashable, Sendable {
    /// The identifier that records refer to: `wordnet`.
    package var id: String
    /// The name for people: `WordNet 3.0`.
    package var title: String
    /// The Debian packages that hold the data; empty for data derived from other sources.
    package var packages: [String]
    /// The licence of the data.
    package var licence: String
    /// The languages that the source covers.
    package var languages: Set<Language>

    /// Creates a source.
    package init(id: String, title: String, packages: [String], licence: String, languages: Set<Language> = [.en]) {
        self.id = id
        self.title = title
        self.packages = packages
        self.licence = licence
        self.languages = languages
    }
}

/// The error thrown if data cannot be read.
package struct ImportFailure: Error, CustomStringConvertible {
    /// The file.
    package var path: String
    /// The line, counted from 1; nil if the error is not about a single line.
    package var line: Int?
    /// A description of the problem.
    package var reason: String

    /// Whether the file does not exist.
    package var isMissingFile = false

    init(_ path: String, line: Int? = nil, _ reason: String) {
        self.path = path
        self.line = line
        self.reason = reason
    }

    /// Creates the error for a failed system call, from `errno`.
    static func system(_ path: String) -> Self {
        let error = errno
        var failure = Self(path, String(cString: strerror(error)))
        failure.isMissingFile = error == ENOENT
        return failure
    }

    /// The place and the reason.
    package var description: String {
        path + (line.map { ":\($0)" } ?? "") + ": " + reason
    }
}
