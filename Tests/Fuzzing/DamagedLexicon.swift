internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordService
internal import HeadwordTestSupport

/// A damaged lexicon is either refused, or each query gets an answer or an error.
enum DamagedLexicon {
    private static let original = Result {
        try DamagedFile(damaging: FixtureLexicon.openBilingual().path, as: "lexicon.sqlite")
    }

    static func run(_ input: [UInt8]) async throws {
        try await original.get().withCopy(damagedBy: input) { path, directory, question in
            guard let lexicon = try? Lexicon(path: path) else { return }
            if question == DamagedFile.verifying {
                try? lexicon.verify()
            } else {
                // No example of a method is misspelt.
                for word in ["swimm", "serendipty", "fonetic"] { _ = try? lexicon.suggestions(for: word) }
                let corpora = CorpusLibrary(directory: directory)
                try await DictionaryService(lexicon: lexicon, corpora: corpora).ask(example: question)
            }
        }
    }
}
