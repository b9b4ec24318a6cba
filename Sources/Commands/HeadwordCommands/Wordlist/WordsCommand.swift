internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordPages

struct WordsCommand: LookupCommand {
    static let method = "wordlist.query"

    static let configuration = CommandConfiguration(
        commandName: "words",
        abstract: "Lists headwords by label, length, spelling and frequency; adds words of your own.",
        discussion: """
            On a terminal, the words are printed in columns; otherwise, one per line.

            EXAMPLES
              headword words --category verb --domain music
              headword words --pattern 's??r?n*' --length '>7,<12'
              headword words --register informal --min-zipf 5 --sort frequency
              headword words --prefix anti --limit 5000 > words.txt
              headword words --valid --exact --prefix swam      is this a word?
              headword words add zorple --layer project
            """,
        subcommands: [
            ListWordsCommand.self, AddWordCommand.self, RemoveWordCommand.self, ImportWordsCommand.self,
            ExportWordsCommand.self,
        ]
    )

    @OptionGroup
    var category: CategoryOption

    @OptionGroup
    var sense: SenseOptions

    @Option(
        name: .customLong("region"),
        help: ArgumentHelp("Only words used in this region; may be repeated.", valueName: "region"),
        completion: .list(Region.labels)
    )
    var regions: [String] = []

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("Only words with a translation into this language; may be repeated.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var targets: [String] = []

    @OptionGroup(title: "Exclusion")
    var exclusion: ExclusionOptions

    @OptionGroup(title: "Spelling and frequency")
    var spelling: SpellingOptions

    @Option(
        help: ArgumentHelp("Sort by word, or by frequency, the most common first.", valueName: "order"),
        completion: .list(WordListQuery.Order.labels)
    )
    var sort: String?

    @Flag(help: "Also print the forms of each word and, with --exact, find words by a form: is this a word?")
    var valid = false

    @OptionGroup
    var part: PartOptions

    @Option(help: ArgumentHelp("Continue the previous list, from the cursor it printed.", valueName: "text"))
    var cursor: String?

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var answer: AnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        category.add(to: &arguments)
        sense.add(to: &arguments)
        arguments.set("regions", to: regions, from: "--region")
        arguments.set("translations", to: targets, from: "--to")
        exclusion.add(to: &arguments)
        spelling.add(to: &arguments)
        arguments.set("sort", to: sort, from: "--sort")
        arguments.set("valid", to: valid, from: "--valid")
        part.add(to: &arguments)
        arguments.set("cursor", to: cursor, from: "--cursor")
        language.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let results = answer["results"].elements
        return LookupPage(
            lines: WordsPage(layout: layout).lines(of: results),
            remark: PartOptions.remark(on: answer["metadata"], "words", shown: results.count)
        )
    }
}

/// The options for labels that listed words must not have.
struct ExclusionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Labels that no sense may have, such as 'registers=rare,dated;domains=sport'.",
            valueName: "labels"
        )
    )
    var exclude: String?

    @Option(help: ArgumentHelp("Labels of senses to ignore.", valueName: "labels"))
    var excludeSenses: String?

    @Option(help: ArgumentHelp("Labels that the first sense may not have.", valueName: "labels"))
    var excludePrimeSenses: String?

    func add(to arguments: inout MethodArguments) {
        arguments.set("exclude", to: exclude, from: "--exclude")
        arguments.set("excludeSenses", to: excludeSenses, from: "--exclude-senses")
        arguments.set("excludePrimeSenses", to: excludePrimeSenses, from: "--exclude-prime-senses")
    }
}

/// The options for the spelling and the frequency of listed words.
struct SpellingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The number of characters: 5, '>5', '<10' or '>5,<10'.", valueName: "length"))
    var length: String?

    @Option(
        help: ArgumentHelp("The beginning of the words.", valueName: "text"),
        completion: .headwords
    )
    var prefix: String?

    @Flag(help: "List only words that equal --prefix.")
    var exact = false

    @Option(help: ArgumentHelp("The pattern: '?' is one character, '*' any number of them.", valueName: "pattern"))
    var pattern: String?

    @Option(help: ArgumentHelp("The minimum frequency: 3 is rare, 6 very common.", valueName: "zipf"))
    var minZipf: Double?

    @Option(help: ArgumentHelp("The maximum frequency.", valueName: "zipf"))
    var maxZipf: Double?

    func add(to arguments: inout MethodArguments) {
        arguments.set("wordLength", to: length, from: "--length")
        arguments.set("prefix", to: prefix, from: "--prefix")
        arguments.set("exact", to: exact, from: "--exact")
        arguments.set("pattern", to: pattern, from: "--pattern")
        arguments.set("minZipf", to: minZipf.map { .real($0) }, from: "--min-zipf")
        arguments.set("maxZipf", to: maxZipf.map { .real($0) }, from: "--max-zipf")
    }
}
