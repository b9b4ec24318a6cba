internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordRhymes

struct RhymesCommand: WordLookupCommand {
    static let method = "rhymes.lookup"

    static let configuration = CommandConfiguration(
        commandName: "rhymes",
        abstract: "Lists the rhymes of a word.",
        discussion: """
            EXAMPLES
              headword rhymes better
              headword rhymes --kind perfect,near --limit 20 love
              headword rhymes --syllables 2 --stress 10 nation
            """
    )

    @Argument(help: "The word.", completion: .headwords)
    var words: [String]

    @Option(
        name: .customLong("kind"),
        help: ArgumentHelp("Perfect rhymes (if absent), near or identical ones; may be repeated.", valueName: "kind"),
        completion: .list(RhymeKind.labels)
    )
    var kinds: [String] = []

    @Option(help: ArgumentHelp("Only rhymes with this many syllables: 2, or 2-3.", valueName: "n"))
    var syllables: String?

    @Option(
        help: ArgumentHelp("The stress of each syllable: 1 primary, 2 secondary, 0 none, ? any.", valueName: "digits")
    )
    var stress: String?

    @OptionGroup
    var category: CategoryOption

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: WordAnswerOptions

    static let counted = CountedItems.results

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", toPhrase: words, from: "WORD")
        arguments.set("kind", to: kinds, from: "--kind")
        arguments.set("syllables", to: syllables, from: "--syllables")
        arguments.set("stress", to: stress, from: "--stress")
        category.add(to: &arguments)
        part.add(to: &arguments, most: RhymesRequest.maximumLimit)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let results = answer["results"].elements
        let offset = part.offset ?? 0
        let shown = results.map { $0["rhymes"].elements.count }.max() ?? 0
        let total = results.compactMap { $0["total"].integer }.max() ?? 0
        return LookupPage(
            lines: shown == 0 ? [] : Layout.parts(results.map { lines(of: $0, layout) }),
            remark: PartOptions.remark("rhymes", shown: max(0, min(shown, total - offset)), from: offset, of: total)
        )
    }

    /// Returns, for people, the word and its pronunciation, then the rhymes grouped by kind; for scripts, only the
    /// rhymes.
    private func lines(of result: JSONValue, _ layout: Layout) -> [String] {
        let rhymes = result["rhymes"].elements
        guard layout.hasColumns else { return rhymes.compactMap { $0["text"].text } }
        let kinds = rhymes.compactMap { $0["kind"].text }.reduce(into: []) { $0.contains($1) ? () : $0.append($1) }
        let spoken = layout.style.dim("/\(result["phoneticSpelling"].text ?? "")/")
        let parts = kinds.map { kind in
            let words = rhymes.filter { $0["kind"].text == kind }.compactMap { $0["text"].text }
            return (kinds.count > 1 ? [layout.style.italic(kind)] : []) + layout.columns(of: words)
        }
        return layout.heading(result["word"].text ?? "", nil, [spoken]) + Layout.parts(parts)
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.map { result in
            let rhymes = result["rhymes"].elements.compactMap { $0["text"].text }
            let spoken = "/\(result["phoneticSpelling"].text ?? "")/"
            return SummaryLine(result["word"].text ?? "", spoken, SummaryLine.list(rhymes))
        }
    }
}
