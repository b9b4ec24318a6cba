internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordService
internal import HeadwordTestSupport

/// A damaged corpus is either refused, or each query gets an answer or an error.
enum DamagedCorpus {
    private static let name = "open.en.corpus"
    private static let original = Result {
        try DamagedFile(damaging: FixtureCorpora.directory + "/" + name, as: name)
    }
    private static let lexicon = Result { try FixtureLexicon.open() }

    static func run(_ input: [UInt8]) async throws {
        try await original.get().withCopy(damagedBy: input) { path, directory, question in
            guard let corpus = try? Corpus(path: path) else { return }
            if question == DamagedFile.verifying {
                try? corpus.verify()
            } else {
                let corpora = CorpusLibrary(directory: directory)
                try await DictionaryService(lexicon: lexicon.get(), corpora: corpora).ask(
                    example: question,
                    of: "lexistats."
                )
            }
        }
    }
}
