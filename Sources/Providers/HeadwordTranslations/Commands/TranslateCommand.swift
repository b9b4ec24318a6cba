internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordTranslations

struct TranslateCommand: WordLookupCommand {
    typealias Question = TranslationsRequest

    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Says what a word is in another language.",
        discussion: """
            The sets of data 'english' and 'all' have translations: 'headword lexicon build --set english'.

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

    var mostMeanings: Int? { limit.limit }

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

    func select(_ selection: inout AnswerSelection, from response: inout TranslationsResponse) {
        response.headwords = response.headwords.keeping { headword in
            headword.lexicalEntries = headword.lexicalEntries.keeping { lexicalEntry in
                lexicalEntry.sources = lexicalEntry.sources.keeping { groups in
                    groups = selection.taking(groups.filter { selection.admits($0.source) })
                    return !groups.isEmpty
                }
                return !lexicalEntry.sources.isEmpty
            }
            return !headword.lexicalEntries.isEmpty
        }
    }

    func summary(of response: TranslationsResponse) -> [SummaryLine] {
        response.headwords.flatMap { headword in
            headword.lexicalEntries.map { lexicalEntry in
                let words = lexicalEntry.sources.joined().flatMap(\.translations).map(\.text)
                return SummaryLine(headword.match.entry.word, lexicalEntry.category?.label, SummaryLine.list(words))
            }
        }
    }

    func page(of response: TranslationsResponse, _ layout: Layout) -> LookupPage {
        LookupPage(lines: TranslationsPage(layout: layout).lines(of: response))
    }
}

extension TranslationsResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        _ = headwords.keepFit { headword in
            let isLeft = headword.lexicalEntries.keepFit { lexicalEntry in
                lexicalEntry.sources.keepFit { groups in groups.keepFit { $0.leaveOutUnfit() } }
            }
            return isLeft && FamilyFilter.admits(headword.match.entry.word)
        }
    }
}
