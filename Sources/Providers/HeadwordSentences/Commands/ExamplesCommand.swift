internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordSentences

struct ExamplesCommand: LookupCommand {
    typealias Question = SentencesRequest

    static let configuration = CommandConfiguration(
        commandName: "examples",
        abstract: "Shows a word in sentences.",
        discussion: """
            EXAMPLES
              headword examples serendipity
              headword examples --limit 5 --category verb run
              headword examples --json good | jq -r '..|.sentences?[]?.text'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        part.add(to: &arguments)
        return arguments
    }

    func page(of response: SentencesResponse, _ layout: Layout) -> LookupPage {
        let count = response.results.flatMap(\.lexicalEntries).reduce(0) { $0 + $1.sentences.count }
        return LookupPage(
            lines: SentencesPage(layout: layout).lines(of: response),
            remark: PartOptions.remark(on: response.part, "sentences", shown: count)
        )
    }
}
