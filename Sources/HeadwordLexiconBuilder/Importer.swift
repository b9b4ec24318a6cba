internal import Glibc
internal import HeadwordLexicon
package import HeadwordModel

/// Reads one body of data into a draft of a lexicon. One importer is one folder.
package protocol Importer: Sendable {
    /// What is read.
    var source: Source { get }

    /// Reads the data below `root` into `draft`.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws
}

/// A body of data that a lexicon can be built from.
package struct Source: Hashable, Sendable {
    /// The name that records refer to: `wordnet`.
    package var id: String
    /// The name for people: `WordNet 3.0`.
    package var title: String
    /// The Debian packages that hold the data; none for what is derived from other sources.
    package var packages: [String]
    /// The licence of the data.
    package var licence: String
    /// The languages that something is said of.
    package var languages: Set<Language>

    /// Creates a description.
    package init(id: String, title: String, packages: [String], licence: String, languages: Set<Language> = [.en]) {
        self.id = id
        self.title = title
        self.packages = packages
        self.licence = licence
        self.languages = languages
    }
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

    /// What the system has just refused.
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
