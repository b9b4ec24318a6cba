package import HeadwordLexicon
internal import HeadwordLexiconBuilder

/// A lexicon of some hundred words, built by our builder from the small WordNet in `Tests/Fixtures`.
package enum FixtureLexicon {
    /// The directory below which the small WordNet lies.
    package static let root = TestFiles.repository + "/Tests/Fixtures/wordnet"

    /// The path of the lexicon, built once for a process.
    package static var path: String { get throws { try built.get() } }

    /// The lexicon.
    package static func open() throws -> Lexicon { try Lexicon(path: path) }

    private static let built = Result {
        let directory = try TestFiles.temporaryDirectory()
        return try LexiconBuild(SourceSelection(ids: ["wordnet"]), root: root, directory: directory).run(
            progress: Progress { _, _, _ in }
        ).path
    }
}
