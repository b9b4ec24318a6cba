internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordThesaurus

struct ThesaurusCommand: LookupCommand {
    typealias Question = ThesaurusRequest

    static let configuration = CommandConfiguration(
        commandName: "thesaurus",
        abstract: "Lists words that mean the same, or the opposite.",
        discussion: """
            EXAMPLES
              headword thesaurus happy
              headword thesaurus --relation antonyms --category adjective light
              headword thesaurus --json big | jq -r '..|.synonyms?[]?.text'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @Option(
        name: .customLong("relation"),
        help: ArgumentHelp("Only synonyms, or only antonyms.", valueName: "relation"),
        completion: .list(ThesaurusSet.Relation.labels)
    )
    var relations: [String] = []

    @OptionGroup
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        arguments.set("relations", to: relations, from: "--relation")
        return arguments
    }

    func page(of response: ThesaurusResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: ThesaurusPage(layout: layout).lines(of: response))
    }
}
