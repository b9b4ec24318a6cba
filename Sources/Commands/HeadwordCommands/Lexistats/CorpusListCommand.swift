internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordPages

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
        let answer = try await data.withService(for: Self.method) { service in
            try await Lookup(Self.method, MethodArguments(), isJSON: json).answer(from: service)
        }
        if json {
            Terminal.print(String(decoding: answer.jsonBytes, as: UTF8.self))
            return
        }
        let (corpora, unreadable) = (answer["results"].elements, answer["unreadable"].elements)
        for corpus in unreadable {
            Terminal.complain("headword: \(Self.name(of: corpus)) cannot be read: \(corpus["reason"].text ?? "")")
        }
        guard !corpora.isEmpty else {
            guard unreadable.isEmpty else { throw ExitCode(CommandExitCode.lexicon.rawValue) }
            let directory = try data.library().directory
            Terminal.complain("headword: there are no corpora in \(directory)\n\(Advice.corpus(nil))")
            throw ExitCode(CommandExitCode.nothingFound.rawValue)
        }
        let layout = Layout.output
        let chart = Chart(layout: layout, headings: ["", "language", "words", "documents", "n-grams up to"])
        Terminal.print(chart.lines(corpora.map { row($0, layout) }).joined(separator: "\n"))
    }

    private static let method = "lexistats.corpora"

    private static func name(of corpus: JSONValue) -> String {
        "\(corpus["name"].text ?? "") (\(corpus["language"].text ?? ""))"
    }

    private func row(_ corpus: JSONValue, _ layout: Layout) -> Chart.Row {
        Chart.Row(
            label: corpus["name"].text ?? "",
            cells: [
                corpus["language"].text ?? "", layout.number(corpus["words"].integer ?? 0),
                corpus["documents"].integer.map(layout.number) ?? "–", String(corpus["longestNgram"].integer ?? 0),
            ]
        )
    }
}
