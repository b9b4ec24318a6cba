internal import HeadwordFiles

/// The files in which other spelling checkers keep the words of users and projects.
enum ForeignWordFiles {
    /// The patterns of their names in a project.
    static let patterns: [String] = []

    /// Returns the words that they accept.
    static func words(of roots: [String]) -> Set<String> { [] }
}
