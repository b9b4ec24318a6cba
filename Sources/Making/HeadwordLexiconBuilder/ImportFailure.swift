internal import HeadwordFiles

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

    /// Creates the error for a file or directory that cannot be read.
    init(_ failure: FileFailure) {
        self.init(failure.path, failure.reason)
        isMissingFile = failure.isMissing
    }

    /// The place and the reason.
    package var description: String {
        path + (line.map { ":\($0)" } ?? "") + ": " + reason
    }
}
