import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordTestSupport

/// A lexicon built from a few lines of real data.
enum SampleLexicon {
    /// Builds a lexicon of some sources.
    ///
    /// - Parameter files: the contents of the data files by their paths below the root.
    static func build(_ ids: [String], from files: [String: [UInt8]]) throws -> Lexicon {
        let root = try root(of: files)
        let build = LexiconBuild(try SourceSelection(ids: ids), root: root, directory: root + "/lexicon")
        return try Lexicon(path: build.run(progress: Progress { _, _, _ in }).path)
    }

    /// Writes data files and returns their root.
    static func root(of files: [String: [UInt8]]) throws -> String {
        let root = try TestFiles.temporaryDirectory()
        for (path, bytes) in files { try TestFiles.write(bytes, at: path, below: root) }
        return root
    }
}
