internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSearch

struct AtCommand: LookupCommand {
    typealias Question = AtRequest

    static let configuration = CommandConfiguration(
        commandName: "at",
        abstract: "Finds the phrase under the cursor in a text, and what it leads to.",
        discussion: """
            EXAMPLES
              headword at --offset 8 notes.txt
              echo 'She set up the house.' | headword at --offset 8
              headword at --offset 8 --json notes.txt | jq -r '.results[0].word'
            """
    )

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How much of the text stands before the cursor.", valueName: "n")
    )
    var offset: Int

    @Option(
        help: ArgumentHelp(
            "What offsets count; utf-16 if absent, as editors do.",
            discussion: list(TextUnit.self),
            valueName: "unit"
        ),
        completion: .list(TextUnit.labels)
    )
    var unit: String?

    @Argument(help: "The file with the text; '-', or nothing, reads standard input.", completion: .file())
    var file = "-"

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var answer: AnswerOptions

    func arguments(for lexicon: Lexicon) throws -> MethodArguments {
        var arguments = MethodArguments()
        arguments.set("text", to: try text(), from: "FILE")
        arguments.set("offset", to: offset, from: "--offset")
        arguments.set("unit", to: unit, from: "--unit")
        language.add(to: &arguments)
        return arguments
    }

    /// Bytes that are no text would move all offsets behind them.
    private func text() throws(CommandFailure) -> String {
        if let text = String(validating: try Terminal.readFile(file), as: UTF8.self) { return text }
        throw CommandFailure(.usage, "headword: '\(file)' is not in UTF-8")
    }

    func page(of response: AtResponse, _ layout: Layout) -> LookupPage {
        let range = "\(response.range.lowerBound)–\(response.range.upperBound) \(response.unit.label)"
        let phrase = response.phrase.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let rows = response.matches.map { match in
            let categories = match.entry.lexicalEntries.map { layout.readable($0.lexicalCategory.label) }
            return (match.entry.word, layout.style.italic(categories.joined(separator: ", ")))
        }
        return LookupPage(
            lines: layout.heading(phrase, nil, [layout.style.dim(range)]) + layout.table(rows)
        )
    }
}

extension AtResponse: FitForFamilies {
    mutating func leaveOutUnfit() { matches.keepFit(\.entry.word) }
}
