internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordService

struct DefineCommand: WordLookupCommand {
    static let method = "dictionary.entries"

    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: "Defines a word.",
        discussion: """
            EXAMPLES
              headword define serendipity
              headword define ice cream
              headword define --category verb swam
              headword define --domain sport run
              headword define --brief set                    one line for each lexical category
              headword define --all set                      every sense, including those found only in old books
              headword define --source wordnet --limit 3 set
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
        help: ArgumentHelp(
            "Only the senses, spellings and pronunciations of this variety of English: gb or us.",
            valueName: "variety"
        ),
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

    @Flag(help: "Print all senses, including those found only in old books, and full etymologies.")
    var all = false

    @OptionGroup
    var limit: LimitOption

    @OptionGroup
    var answer: WordAnswerOptions

    var mostItems: Int? { limit.limit }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        sense.add(to: &arguments)
        feature.add(to: &arguments)
        arguments.set("region", to: region, from: "--region")
        // Pages always need the labels, to recognize obsolete senses.
        if answer.json { arguments.set("fields", to: fields, from: "--field") }
        return arguments
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword.lexicalEntries.compactMap { lexicalEntry in
                lexicalEntry["entries"].elements.lazy.flatMap { $0["senses"].elements }
                    .flatMap { $0["definitions"].texts }.first.map { SummaryLine(headword, lexicalEntry, $0) }
            }
        }
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let headwords = answer["results"].elements
        let shown = all || limit.limit != nil ? headwords : CurrentSenses.of(headwords)
        let leftOut = Self.senses(of: headwords) - Self.senses(of: shown)
        let remark =
            leftOut == 1
            ? "There is 1 more sense: --all shows it." : "There are \(leftOut) more senses: --all shows them."
        return LookupPage(
            lines: EntryPage(layout: layout).lines(of: shown),
            remark: leftOut == 0 ? nil : remark
        )
    }

    func doubt(about answer: JSONValue, in service: DictionaryService) throws -> String? {
        let headwords = answer["results"].elements
        guard let language = headwords.first?["language"].text.flatMap(Language.init(label:)) else { return nil }
        let (asked, found) = (word.words.joined(separator: " "), headwords.compactMap { $0["word"].text })
        let commoner = try service.lexicon.commonerWord(than: asked, among: found, in: language)
        return commoner.map { "Did you mean: \($0.word)?" }
    }

    private static func senses(of headwords: [JSONValue]) -> Int {
        headwords.flatMap(\.lexicalEntries).flatMap { $0["entries"].elements }
            .reduce(0) { $0 + $1["senses"].elements.count }
    }
}
