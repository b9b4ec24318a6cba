internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordInflections
internal import HeadwordLexicon
internal import HeadwordModel

struct FormsCommand: LookupCommand {
    typealias Question = FormsRequest

    static let configuration = CommandConfiguration(
        commandName: "forms",
        abstract: "Lists the forms that a word is inflected to.",
        discussion: """
            EXAMPLES
              headword forms swim
              headword forms knives                          the forms of what it is a form of
              headword forms --feature past_participle take
              headword forms --language es cantar
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var feature: FeatureOption

    @OptionGroup
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        feature.add(to: &arguments)
        return arguments
    }

    func page(of response: FormsResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: FormsPage(layout: layout).lines(of: response))
    }
}
