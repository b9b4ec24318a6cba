package import HeadwordLexicon
package import HeadwordLexiconBuilder

/// A lexicon with just what a test puts into it.
package enum DraftLexicon {
    private struct Importer: HeadwordLexiconBuilder.Importer {
        let source = Source(id: "test", title: "A test", packages: [], licence: "none")
        let fill: @Sendable (inout LexiconDraft) throws -> Void

        func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
            try fill(&draft)
        }
    }

    /// Builds the lexicon.
    package static func build(_ fill: @escaping @Sendable (inout LexiconDraft) throws -> Void) throws -> Lexicon {
        let build = LexiconBuild(
            try SourceSelection([Importer(fill: fill)]),
            root: "/",
            directory: try TestFiles.temporaryDirectory()
        )
        return try Lexicon(path: try build.run(progress: Progress { _, _, _ in }).path)
    }
}
