internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordSQLite
internal import HeadwordService
internal import HeadwordTestSupport

/// A damaged lexicon is either refused, or each query gets an answer or an error.
enum DamagedLexicon {
    private static let original = Result {
        try DamagedFile(damaging: FixtureLexicon.openBilingual().path, as: "lexicon.sqlite")
    }

    /// - Parameter isSealed: whether the checksums of the pages are made to agree with the damaged contents, so that
    ///   what reads the contents meets the damage. Texts are copied unchecked, so an answer may then not be JSON.
    static func run(_ input: [UInt8], isSealed: Bool = false) async throws {
        try await original.get().withCopy(damagedBy: input) { path, directory, question in
            if isSealed { try PageChecksum.write(to: path, pageSize: Format.pageSize) }
            guard let lexicon = try? Lexicon(path: path) else { return }
            if question == DamagedFile.verifying {
                try? lexicon.verify()
            } else {
                // No example of a method is misspelt.
                for word in ["swimm", "serendipty", "fonetic"] { _ = try? lexicon.suggestions(for: word) }
                let corpora = CorpusLibrary(directory: directory)
                do {
                    try await DictionaryService(lexicon: lexicon, corpora: corpora).ask(example: question)
                } catch is JSONFailure where isSealed {}
            }
        }
    }
}
