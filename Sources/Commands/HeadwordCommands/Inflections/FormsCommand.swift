internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages
import HeadwordService

struct FormsCommand: WordLookupCommand {
    static let method = "inflections.forms"

    static let configuration = CommandConfiguration(
        commandName: "forms",
        abstract: "Lists the inflected forms of a word.",
        discussion: """
            EXAMPLES
              headword forms swim
              headword forms knives                          the forms of knife
              headword forms --feature past_participle take
              headword forms --category verb swim
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var feature: FeatureOption

    @OptionGroup
    var limit: LimitOption

    @OptionGroup
    var answer: WordAnswerOptions

    static let counted = CountedItems.inflections

    var mostItems: Int? { limit.limit }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        feature.add(to: &arguments)
        return arguments
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword.lexicalEntries.map { lexicalEntry in
                let forms = lexicalEntry["inflections"].elements.compactMap { $0["inflectedForm"].text }
                return SummaryLine(headword, lexicalEntry, SummaryLine.list(forms))
            }
        }
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        LookupPage(lines: FormsPage(layout: layout).lines(of: answer))
    }
}
