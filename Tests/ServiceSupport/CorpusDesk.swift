package import HeadwordTestSupport

/// A directory with texts and corpora.
package struct CorpusDesk {
    /// The directory.
    package let directory: String
    /// Where the corpora are.
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

    /// The n-grams of one word of a corpus, with their occurrences and documents.
    package func words(of name: String) async throws -> [String] {
        try await headword("corpus", "export", name).lines.filter { $0.hasPrefix("1\t") }.map {
            String($0.dropFirst(2))
        }
    }

    /// The names of all files beside the corpora, hidden ones too.
    package func files() throws -> [String] { try TestFiles.names(in: corpora) }
}
