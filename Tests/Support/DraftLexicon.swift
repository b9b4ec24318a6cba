package import HeadwordLexicon
package import HeadwordLexiconBuilder

/// A lexicon with only the contents that a test adds.
package enum DraftLexicon {
    private struct Importer: HeadwordLexiconBuilder.Importer {
        let source: Source
        let fill: @Sendable (inout LexiconDraft) throws -> Void

        init(_ id: String, fill: @escaping @Sendable (inout LexiconDraft) throws -> Void) {
            source = Source(id: id, title: "A \(id)", packages: [], licence: "none")
            self.fill = fill
        }

        func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
            try fill(&draft)
        }
    }

    /// Builds the lexicon.
    ///
    /// - Parameter others: the sources that it names in addition to `test`.
    package static func build(
        with others: [String] = [],
        _ fill: @escaping @Sendable (inout LexiconDraft) throws -> Void
    ) throws -> Lexicon {
        let build = LexiconBuild(
            try SourceSelection([Importer("test", fill: fill)] + others.map { Importer($0) { _ in } }),
            root: "/",
            directory: try TestFiles.temporaryDirectory()
        )
        return try Lexicon(path: try build.run(progress: Progress { _, _, _ in }).path)
    }
}
