import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus

struct CorpusExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints all counts of a corpus as tab-separated values.",
        discussion: """
            A line has four columns with tabs between them: what is counted, the tokens with spaces between them, the \
            occurrences, and the documents if they are counted. The first column is the number of tokens of an n-gram, \
            which are in lower case, or 'form' for a token as it is written, or a period such as 2024 for a word in it, \
            and for all its words where no token follows.

            EXAMPLES
              headword corpus export letters | sort -t $'\\t' -k3,3nr | head
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let corpus = try data.library().corpus(named: try name.corpus)
        var cursor = corpus.counts()
        var lines = ""
        while let count = try cursor.next() {
            let documents = corpus.information.countsDocuments ? "\t\(count.documentFrequency)" : ""
            lines += "\(columns(of: count.ngram))\t\(count.frequency)\(documents)\n"
            if lines.utf8.count > 1 << 16 {
                guard Terminal.print(lines.dropLast()) else { return }
                lines = ""
            }
        }
        if !lines.isEmpty { Terminal.print(lines.dropLast()) }
    }

    private func columns(of ngram: Ngram) -> String {
        let kind = ngram.period ?? (ngram.isTrueCase ? "form" : String(ngram.tokens.count))
        return "\(kind)\t\(ngram.tokens.joined(separator: " "))"
    }
}
