internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSentences

struct ExamplesCommand: WordLookupCommand {
    typealias Question = SentencesRequest

    static let configuration = CommandConfiguration(
        commandName: "examples",
        abstract: "Shows a word in sentences.",
        discussion: """
            EXAMPLES
              headword examples swim
              headword examples --limit 5 --category verb run
              headword examples --json good | jq -r '..|.sentences?[]?.text'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: WordAnswerOptions

    var mostMeanings: Int? { nil }

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        // Sentences of some sources only are counted when they are known.
        (answer.sources.isEmpty ? part : .all).add(to: &arguments)
        return arguments
    }

    func select(_ selection: inout AnswerSelection, from response: inout SentencesResponse) {
        let all = response.results.keeping { result in
            result.lexicalEntries = result.lexicalEntries.keeping { lexicalEntry in
                lexicalEntry.sentences.removeAll { !selection.admits($0.sentence.source) }
                return !lexicalEntry.sentences.isEmpty
            }
            return !result.lexicalEntries.isEmpty
        }
        response = SentencesResponse(part.page(default: SentencesRequest.defaultLimit), of: all)
    }

    func summary(of response: SentencesResponse) -> [SummaryLine] {
        response.results.flatMap { result in
            result.lexicalEntries.map { lexicalEntry in
                SummaryLine(
                    result.match.entry.word,
                    lexicalEntry.lexicalCategory?.label,
                    lexicalEntry.sentences.first?.sentence.text ?? ""
                )
            }
        }
    }

    func page(of response: SentencesResponse, _ layout: Layout) -> LookupPage {
        let count = response.results.flatMap(\.lexicalEntries).reduce(0) { $0 + $1.sentences.count }
        return LookupPage(
            lines: SentencesPage(layout: layout).lines(of: response),
            remark: PartOptions.remark(on: response.part, "sentences", shown: count)
        )
    }
}

extension SentencesResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        _ = results.keepFit { result in
            let isLeft = result.lexicalEntries.keepFit { $0.sentences.keepFit(\.sentence.text) }
            return isLeft && FamilyFilter.admits(result.match.entry.word)
        }
    }
}
