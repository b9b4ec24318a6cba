internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordThesaurus

struct ThesaurusCommand: WordLookupCommand {
    typealias Question = ThesaurusRequest

    static let configuration = CommandConfiguration(
        commandName: "thesaurus",
        abstract: "Lists words that mean the same, or the opposite.",
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

    var mostMeanings: Int? { limit.limit }

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        arguments.set("relations", to: relations, from: "--relation")
        return arguments
    }

    func select(_ selection: inout AnswerSelection, from response: inout ThesaurusResponse) {
        response.results = response.results.keeping { result in
            result.lexicalEntries = result.lexicalEntries.keeping { lexicalEntry in
                lexicalEntry.entries = lexicalEntry.entries.filter { selection.admits($0.source) }.keeping { entry in
                    entry.senses = selection.taking(entry.senses)
                    return !entry.senses.isEmpty
                }
                return !lexicalEntry.entries.isEmpty
            }
            return !result.lexicalEntries.isEmpty
        }
    }

    func summary(of response: ThesaurusResponse) -> [SummaryLine] {
        response.results.flatMap { result in
            result.lexicalEntries.map { lexicalEntry in
                let senses = lexicalEntry.entries.flatMap(\.senses)
                let synonyms = senses.flatMap(\.synonyms).map(\.word.text)
                let antonyms = senses.flatMap(\.antonyms).map { "≠ \($0.word.text)" }
                let words = SummaryLine.list(synonyms + antonyms)
                return SummaryLine(result.match.entry.word, lexicalEntry.lexicalCategory?.label, words)
            }
        }
    }

    func page(of response: ThesaurusResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: ThesaurusPage(layout: layout).lines(of: response))
    }
}

extension ThesaurusResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        _ = results.keepFit { result in
            let isLeft = result.lexicalEntries.keepFit { lexicalEntry in
                lexicalEntry.entries.keepFit { entry in entry.senses.keepFit { $0.leaveOutUnfit() } }
            }
            return isLeft && FamilyFilter.admits(result.match.entry.word)
        }
    }
}

extension ThesaurusResponse.Sense {
    fileprivate mutating func leaveOutUnfit() -> Bool {
        _ = synonyms.keepFit { FamilyFilter.admitsChoice($0.word.text) && FamilyFilter.admits($0.word.registers) }
        _ = antonyms.keepFit { FamilyFilter.admitsChoice($0.word.text) && FamilyFilter.admits($0.word.registers) }
        _ = subsenses.keepFit { $0.leaveOutUnfit() }
        let isEmpty = synonyms.isEmpty && antonyms.isEmpty && subsenses.isEmpty
        return !isEmpty && definitions.keepFit(\.self) && FamilyFilter.admits(registers)
    }
}
