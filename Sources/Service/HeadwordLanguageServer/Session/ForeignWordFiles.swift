internal import HeadwordFiles
internal import HeadwordSpelling

/// The files in which other spelling checkers keep the words of users and projects; they are only read.
package enum ForeignWordFiles {
    /// The names of the files in the root of a project.
    private static let ofProjects = [
        ".harper-dictionary.txt", "codebook.toml", ".codebook.toml", "cspell.json", ".cspell.json",
        "cspell.config.json",
    ]
    /// The paths of the files in the directory of the user's settings.
    private static let ofUsers = ["harper-ls/dictionary.txt", "codebook/codebook.toml"]

    /// The patterns of their names in a project (LSP 3.17, `GlobPattern`).
    static var patterns: [String] { ofProjects.map { "**/\($0)" } }

    /// Returns the words that they accept.
    ///
    /// - Parameter roots: the directories of the projects.
    package static func words(of roots: [String]) -> Set<String> {
        let projects = roots.flatMap { root in ofProjects.map { "\(root)/\($0)" } }
        let users = UserDirectory.settings.map { directory in ofUsers.map { "\(directory)/\($0)" } } ?? []
        return (projects + users).reduce(into: []) { words, path in
            guard let bytes = try? File.bytes(at: path, limit: ForeignWords.limits.bytes),
                let file = ForeignWords(fileName: path, contents: bytes)
            else { return }
            words.formUnion(file.accepted)
        }
    }
}
