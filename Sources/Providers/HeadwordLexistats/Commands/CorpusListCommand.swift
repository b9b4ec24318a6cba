internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexistats
internal import HeadwordModel

struct CorpusListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the corpora.",
        discussion: """
            EXAMPLES
              headword corpus list
              headword corpus list --json
            """
    )

    @Flag(name: .json, help: "Print the result of lexistats.corpora.")
    var json = false

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let lookup = Lookup<CorporaRequest>(MethodArguments(), isJSON: json)
        let library = try data.library()
        let response = try lookup.response(from: library)
        if json {
            Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self))
            return
        }
        for corpus in response.unreadable {
            Terminal.complain("headword: \(corpus.name) cannot be read: \(corpus.reason)")
        }
        guard !response.corpora.isEmpty else {
            guard response.unreadable.isEmpty else { throw ExitCode(CommandExitCode.lexicon.rawValue) }
            Terminal.complain("headword: there are no corpora in \(library.directory)\n\(Advice.corpus(nil))")
            throw ExitCode(CommandExitCode.nothingFound.rawValue)
        }
        let layout = Layout.output
        let chart = Chart(layout: layout, headings: ["", "language", "words", "documents", "n-grams up to"])
        Terminal.print(chart.lines(response.corpora.map { row($0, layout) }).joined(separator: "\n"))
    }

    private func row(_ corpus: CorporaResponse.Corpus, _ layout: Layout) -> Chart.Row {
        let information = corpus.information
        return Chart.Row(
            label: corpus.name.name,
            cells: [
                corpus.name.language.label, layout.number(Int(clamping: information.size.words)),
                information.countsDocuments ? layout.number(Int(clamping: information.size.documents)) : "–",
                String(information.longestNgram),
            ]
        )
    }
}
