internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

struct SearchCommand: LookupCommand {
    static let method = "search.query"

    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Finds headwords by spelling, inflected form, prefix or misspelling.",
        discussion: """
            EXAMPLES
              headword search fonetik
              headword search --prefix seren
              headword search --fuzzy form
            """
    )

    @Argument(help: "The word, or the beginning of one.", completion: .headwords)
    var words: [String]

    @Flag(help: "List the words that begin with this, in alphabetical order.")
    var prefix = false

    @Flag(help: "List words that this may be a misspelling of, even if others are found.")
    var fuzzy = false

    @Option(
        name: .customLong("region"),
        help: ArgumentHelp("Only spellings of this variety of English; may be repeated.", valueName: "variety"),
        completion: .list(Variety.labels)
    )
    var regions: [String] = []

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var answer: AnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("q", to: words.joined(separator: " "), from: "WORD")
        arguments.set("prefix", to: prefix, from: "--prefix")
        arguments.set("fuzzy", to: fuzzy, from: "--fuzzy")
        arguments.set("regions", to: regions, from: "--region")
        part.add(to: &arguments)
        language.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let results = answer["results"].elements
        return LookupPage(
            lines: SearchPage(layout: layout, isPrefix: prefix).lines(of: results),
            remark: PartOptions.remark(on: answer["metadata"], "words", shown: results.count)
        )
    }
}
