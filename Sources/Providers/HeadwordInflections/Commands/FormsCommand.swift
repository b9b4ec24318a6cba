internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordInflections
internal import HeadwordLexicon
internal import HeadwordModel

struct FormsCommand: WordLookupCommand {
    typealias Question = FormsRequest

    static let configuration = CommandConfiguration(
        commandName: "forms",
        abstract: "Lists the forms that a word is inflected to.",
        discussion: """
            EXAMPLES
              headword forms swim
              headword forms knives                          the forms of what it is a form of
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

    var mostMeanings: Int? { limit.limit }

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        feature.add(to: &arguments)
        return arguments
    }

    func select(_ selection: inout AnswerSelection, from response: inout FormsResponse) {
        response.headwords = response.headwords.keeping { headword in
            headword.paradigms = headword.paradigms.keeping { paradigm in
                paradigm.forms = selection.taking(paradigm.forms.filter { selection.admits($0.source) })
                return !paradigm.forms.isEmpty
            }
            return !headword.paradigms.isEmpty
        }
    }

    func summary(of response: FormsResponse) -> [SummaryLine] {
        response.headwords.flatMap { headword in
            headword.paradigms.map { paradigm in
                let forms = paradigm.forms.map(\.form.text)
                return SummaryLine(headword.match.entry.word, paradigm.category.label, SummaryLine.list(forms))
            }
        }
    }

    func page(of response: FormsResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: FormsPage(layout: layout).lines(of: response))
    }
}

extension FormsResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        _ = headwords.keepFit { headword in
            headword.paradigms.keepFit { $0.forms.keepFit(\.form.text) }
                && FamilyFilter.admits(headword.match.entry.word)
        }
    }
}
