internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordService

struct TranslateCommand: WordLookupCommand {
    static let method = "translations.lookup"

    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Translates a word.",
        discussion: """
            Translations are in the source sets 'english' and 'all': run 'headword lexicon build --set english'.

            EXAMPLES
              headword translate house --to de
              headword translate --from de --to en Haus
              headword translate --to de --category noun house
            """
    )

    @OptionGroup
    var word: WordOptions

    @Option(
        help: ArgumentHelp("The language of the translations.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var to: String?

    @Option(
        name: [.customLong("from"), .customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language of the word; English (en) if absent.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var from: String?

    @OptionGroup
    var sense: SenseOptions

    @OptionGroup
    var limit: LimitOption

    @OptionGroup
    var answer: WordAnswerOptions

    var mostItems: Int? { limit.limit }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        arguments.set("target", to: to, from: "--to")
        arguments.set("language", to: from, from: "--from")
        sense.add(to: &arguments)
        return arguments
    }

    /// Returns the target languages if the user named none.
    func allowed(for failure: CallFailure, in service: DictionaryService) -> [String] {
        guard failure.parameter == "target", failure.reason == .missingParameter else { return failure.allowed }
        let language = from.flatMap(Language.init(label:)) ?? .en
        return (try? service.lexicon.targets(from: language).map(\.label.label)) ?? []
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword.lexicalEntries.map { lexicalEntry in
                let meanings = lexicalEntry["entries"].elements.flatMap(TranslationsPage.meanings)
                let words = meanings.flatMap { $0["translations"].objectTexts }
                return SummaryLine(headword, lexicalEntry, SummaryLine.list(words))
            }
        }
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        LookupPage(lines: TranslationsPage(layout: layout).lines(of: answer))
    }
}
