import ArgumentParser
import HeadwordCorpus

struct CorpusExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints all counts of a corpus, for other programs.",
        discussion: """
            A line has four columns with tabs between them: what is counted, the tokens with spaces between them, the \
            occurrences, and the documents. The first column is the number of tokens of an n-gram, which are in lower \
            case; 'form' for a word as it is written; or a period, for a word in it, or without one for all its words.

            EXAMPLES
              headword corpus export letters | sort -t $'\\t' -k3,3nr | head
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup
    var directory: CorpusDirectoryOptions

    func run() async throws {
        let corpus = try directory.corpus(try name.corpus)
        try asked { () throws(CorpusFailure) in
            var cursor = corpus.counts()
            var lines = ""
            while let count = try cursor.next() {
                let kind = count.ngram.isTrueCase ? "form" : count.ngram.period ?? String(count.ngram.tokens.count)
                let documents = corpus.information.countsDocuments ? "\t\(count.documentFrequency)" : ""
                lines += "\(kind)\t\(count.ngram.tokens.joined(separator: " "))\t\(count.frequency)\(documents)\n"
                if lines.utf8.count > 1 << 16 {
                    Terminal.print(lines.dropLast())
                    lines = ""
                }
            }
            if !lines.isEmpty { Terminal.print(lines.dropLast()) }
        }
    }
}
