internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages
internal import HeadwordReverse

struct ReverseCommand: WordLookupCommand {
    static let method = "reverse.lookup"

    static let configuration = CommandConfiguration(
        commandName: "reverse",
        abstract: "Finds the word for a definition in your own words.",
        discussion: """
            A definition that begins with 'to' is taken for a verb, one that begins with an article for a noun.

            EXAMPLES
              headword reverse fear of spiders
              headword reverse --limit 3 to travel through water
              headword reverse --category adjective --brief easily broken
            """
    )

    @Argument(help: "What the word means.")
    var definition: [String]

    @OptionGroup
    var category: CategoryOption

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most this many; 0 for as many as one answer can hold.", valueName: "n")
    )
    var limit: Int?

    @OptionGroup
    var answer: WordAnswerOptions

    func validate() throws { try checkNotNegative(limit, "--limit") }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("definition", to: definition.joined(separator: " "), from: "DEFINITION")
        category.add(to: &arguments)
        // If only some sources are requested, the limit applies after filtering, so more words are needed.
        let all = answer.sources.isEmpty ? ReverseRequest.maximumLimit : max(limit ?? 0, ReverseRequest.maximumLimit)
        arguments.set("limit", to: limit == 0 || !answer.sources.isEmpty ? all : limit, from: "--limit")
        return arguments
    }

    static let counted = CountedItems.results

    var mostItems: Int? { answer.sources.isEmpty ? nil : limit ?? ReverseRequest.defaultLimit }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let results = summary(of: answer)
        let lines = results.flatMap { result in
            layout.heading(result.word, nil, [layout.style.italic(layout.readable(result.category))])
                + layout.wrapped(result.text, first: "  ", rest: "  ")
        }
        let sources = self.answer.sources.joined(separator: ", ")
        let remark = "headword: \(sources): nothing found among the \(ReverseRequest.maximumLimit) likeliest words"
        return LookupPage(lines: lines, remark: lines.isEmpty ? remark : nil)
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.map { result in
            SummaryLine(result["word"].text ?? "", result["lexicalCategory"].text, result["definition"].text ?? "")
        }
    }
}
