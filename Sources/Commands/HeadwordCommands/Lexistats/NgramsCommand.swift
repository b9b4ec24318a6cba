internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

struct NgramsCommand: LookupCommand {
    static let method = "lexistats.ngrams"

    static let configuration = CommandConfiguration(
        commandName: "ngrams",
        abstract: "Shows how often sequences of words are used.",
        discussion: """
            EXAMPLES
              headword ngrams 'different from' 'different to'   which is more common
              headword ngrams --contains war --size 3           sequences around a word
              headword ngrams --contains 'of course' --size 3 --punctuation
            """
    )

    @Argument(help: "Sequences of 1 to 4 words, all of one length.")
    var sequences: [String] = []

    @Option(help: ArgumentHelp("Words that the sequences contain in any order.", valueName: "words"))
    var contains: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of words in a sequence; if absent, that of the given sequences.", valueName: "n")
    )
    var size: Int?

    @Flag(help: "Show sequences with punctuation marks too.")
    var punctuation = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum number of occurrences.", valueName: "n")
    )
    var minFrequency: Int?

    @Option(
        help: ArgumentHelp(
            "Add up the sequences whose words agree in these members.",
            discussion: WordMember.labels.joined(separator: ", "),
            valueName: "members"
        ),
        completion: .list(WordMember.labels)
    )
    var collate: [String] = []

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: CorpusAnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        let tokens = sequences.map { JSONValue.string($0) }
        arguments.set("tokens", to: tokens.isEmpty ? nil : .array(tokens), from: "SEQUENCES")
        arguments.set("contains", to: contains, from: "--contains")
        arguments.set("size", to: size, from: "--size")
        arguments.set("punctuation", to: punctuation, from: "--punctuation")
        arguments.set("minFrequency", to: minFrequency, from: "--min-frequency")
        arguments.set("collate", to: collate, from: "--collate")
        part.add(to: &arguments)
        answer.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        NgramsPage(layout: layout).page(of: answer)
    }
}
