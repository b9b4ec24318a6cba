internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordTranslations

struct TranslateCommand: LookupCommand {
    typealias Question = TranslationsRequest

    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Says what a word is in another language.",
        discussion: """
            EXAMPLES
              headword translate house --to de
              headword translate --from de --to en Haus
              headword translate --to hi --category noun book
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
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) throws -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        arguments.set("target", to: to, from: "--to")
        arguments.set("language", to: from, from: "--from")
        sense.add(to: &arguments)
        return arguments
    }

    /// Whoever names no language wants to know which there are.
    func allowed(for failure: CallFailure, in lexicon: Lexicon) -> [String] {
        guard failure.parameter == "target", failure.reason == .missingParameter else { return failure.allowed }
        let language = from.flatMap(Language.init(label:)) ?? .en
        return (try? lexicon.targets(from: language).map(\.label.label)) ?? []
    }

    func page(of response: TranslationsResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: TranslationsPage(layout: layout).lines(of: response))
    }
}
