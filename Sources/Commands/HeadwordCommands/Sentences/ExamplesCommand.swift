internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordPages
internal import HeadwordSentences
import HeadwordService

struct ExamplesCommand: WordLookupCommand {
    static let method = "sentences.lookup"

    static let configuration = CommandConfiguration(
        commandName: "examples",
        abstract: "Shows example sentences of a word.",
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

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        guard !answer.sources.isEmpty else {
            part.add(to: &arguments)
            return arguments
        }
        // If only some sources are requested, the limit applies after filtering.
        arguments.set("limit", to: Page.longest, from: "--limit")
        return arguments
    }

    func wanted(of answer: JSONValue) -> JSONValue {
        guard !self.answer.sources.isEmpty else { return answer }
        let (limit, offset) = (part.limit ?? SentencesRequest.defaultLimit, part.offset ?? 0)
        var selection = AnswerSelection(
            of: .sentences,
            sources: self.answer.sources,
            limit: limit,
            offset: offset
        )
        guard case .object(var object) = selection.part(of: answer),
            case .object(var metadata)? = object["metadata"]
        else { return answer }
        metadata["limit"] = .integer(Int64(limit == 0 ? Page.longest : limit))
        metadata["offset"] = .integer(Int64(offset))
        metadata["total"] = .integer(Int64(selection.total))
        object["metadata"] = .object(metadata)
        return .object(object)
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword.lexicalEntries.map { SummaryLine(headword, $0, $0["sentences"].objectTexts.first ?? "") }
        }
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let count = answer["results"].elements.flatMap(\.lexicalEntries)
            .reduce(0) { $0 + $1["sentences"].elements.count }
        return LookupPage(
            lines: SentencesPage(layout: layout).lines(of: answer),
            remark: PartOptions.remark(on: answer["metadata"], "sentences", shown: count)
        )
    }
}
