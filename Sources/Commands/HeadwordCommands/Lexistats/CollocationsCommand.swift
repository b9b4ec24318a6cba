internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

struct CollocationsCommand: LookupCommand {
    static let method = "lexistats.collocations"

    static let configuration = CommandConfiguration(
        commandName: "collocations",
        abstract: "Lists the words that occur near a word more often than chance predicts.",
        discussion: """
            EXAMPLES
              headword collocations war
              headword collocations war --side before --window 1     kinds of wars
              headword collocations strong --sort pmi
            """
    )

    @Argument(help: "The word.", completion: .headwords)
    var word: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many words before and after count as near: 1 to 3; 3 if absent.", valueName: "n")
    )
    var window: Int?

    @Option(
        help: ArgumentHelp("The side of the other words: before, after or both; both if absent.", valueName: "side"),
        completion: .list(CollocationQuery.Side.labels)
    )
    var side: String?

    @Option(
        help: ArgumentHelp(
            "The measure to sort by, highest first: logLikelihood (if absent), tScore or pmi.",
            valueName: "measure"
        ),
        completion: .list(CollocationQuery.Measure.labels)
    )
    var sort: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum number of occurrences near the word; 5 if absent.", valueName: "n")
    )
    var minFrequency: Int?

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: CorpusAnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", to: word, from: "WORD")
        arguments.set("window", to: window, from: "--window")
        arguments.set("side", to: side, from: "--side")
        arguments.set("sort", to: sort, from: "--sort")
        arguments.set("minFrequency", to: minFrequency, from: "--min-frequency")
        part.add(to: &arguments)
        answer.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let measure = sort.flatMap(CollocationQuery.Measure.init(label:)) ?? .logLikelihood
        return CollocationsPage(layout: layout, measure: measure).page(of: answer)
    }
}
