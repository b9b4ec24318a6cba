internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordDictionary
internal import HeadwordLexicon
internal import HeadwordModel

struct DefineCommand: LookupCommand {
    typealias Question = EntriesRequest

    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: "Says what a word means.",
        discussion: """
            EXAMPLES
              headword define serendipity
              headword define ice cream
              headword define --category verb swam
              headword define --domain sport run
              headword define --json set | jq '.results[0].lexicalEntries[].lexicalCategory'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var sense: SenseOptions

    @OptionGroup
    var feature: FeatureOption

    @Option(
        help: ArgumentHelp("Only the senses, spellings and sounds of this English: gb or us.", valueName: "variety"),
        completion: .list(Variety.labels)
    )
    var region: String?

    @Option(
        name: .customLong("field"),
        help: ArgumentHelp(
            "Only this part of the answer, for --json; may be repeated.",
            discussion: list(EntryField.self),
            valueName: "field"
        ),
        completion: .list(EntryField.labels)
    )
    var fields: [String] = []

    @OptionGroup
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        sense.add(to: &arguments)
        feature.add(to: &arguments)
        arguments.set("region", to: region, from: "--region")
        arguments.set("fields", to: fields, from: "--field")
        return arguments
    }

    func page(of response: EntriesResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: EntryPage(layout: layout).lines(of: response.matches))
    }
}
