package import HeadwordTestSupport

/// A directory with texts and corpora.
package struct CorpusDesk {
    /// The directory.
    package let directory: String
    /// The directory of the corpora.
    package var corpora: String { directory + "/corpora" }

    /// Makes a directory.
    package init() throws { directory = try TestFiles.temporaryDirectory() }

    /// Writes a text.
    ///
    /// - Returns: its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try TestFiles.write(Array(text.utf8), at: name, below: directory)
        return "\(directory)/\(name)"
    }

    /// Runs `headword` with the corpora of the directory.
    package func headword(_ arguments: String..., input: String = "") async throws -> Program.Outcome {
        try await run(arguments, input: input)
    }

    /// Runs `headword` with the corpora of the directory.
    package func run(_ arguments: [String], input: String = "") async throws -> Program.Outcome {
        try await HeadwordServiceTestSupport.headword(arguments + ["--corpora", corpora], input: input)
    }

    /// Returns the one-word n-grams of a corpus, with their occurrences and documents.
    package func words(of name: String) async throws -> [String] {
        try await headword("corpus", "export", name).lines.filter { $0.hasPrefix("1\t") }.map {
            String($0.dropFirst(2))
        }
    }

    /// Returns the names of all files in the directory of the corpora, including hidden ones.
    package func files() throws -> [String] { try TestFiles.names(in: corpora) }
}
