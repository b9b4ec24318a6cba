internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordPages
import HeadwordService

struct ThesaurusCommand: WordLookupCommand {
    static let method = "thesaurus.lookup"

    static let configuration = CommandConfiguration(
        commandName: "thesaurus",
        abstract: "Lists synonyms and antonyms.",
        discussion: """
            EXAMPLES
              headword thesaurus happy
              headword thesaurus --relation antonyms --category adjective light
              headword thesaurus --json big | jq -r '..|.synonyms?[]?.text'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @Option(
        name: .customLong("relation"),
        help: ArgumentHelp("Only synonyms, or only antonyms.", valueName: "relation"),
        completion: .list(ThesaurusSet.Relation.labels)
    )
    var relations: [String] = []

    @OptionGroup
    var limit: LimitOption

    @OptionGroup
    var answer: WordAnswerOptions

    var mostItems: Int? { limit.limit }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        arguments.set("relations", to: relations, from: "--relation")
        return arguments
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword.lexicalEntries.map { lexicalEntry in
                let senses = lexicalEntry["entries"].elements.flatMap { $0["senses"].elements }
                let synonyms = senses.flatMap { $0["synonyms"].objectTexts }
                let antonyms = senses.flatMap { $0["antonyms"].objectTexts }.map { "≠ \($0)" }
                return SummaryLine(headword, lexicalEntry, SummaryLine.list(synonyms + antonyms))
            }
        }
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        LookupPage(lines: ThesaurusPage(layout: layout).lines(of: answer))
    }
}
