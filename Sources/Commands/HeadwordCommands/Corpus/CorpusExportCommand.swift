import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus

struct CorpusExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints all counts of a corpus as tab-separated values.",
        discussion: """
            Each line has four columns separated by tabs: the kind of count, the tokens separated by spaces, the \
            number of occurrences, and the number of documents if documents were counted. The kind is the number of \
            tokens for an n-gram, which is in lower case; 'form' for a token as written; or a period such as 2024 for \
            a word in that period. A period without a token is the total of its words.

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
