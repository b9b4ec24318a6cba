internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordSearch

struct AtCommand: LookupCommand {
    static let method = "search.at"

    static let configuration = CommandConfiguration(
        commandName: "at",
        abstract: "Finds the phrase at a cursor in a text, and its headwords.",
        discussion: """
            EXAMPLES
              headword at --offset 8 notes.txt
              echo 'She set up the house.' | headword at --offset 8
              headword at --offset 8 --json notes.txt | jq -r '.results[0].word'
            """
    )

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The offset of the cursor in the text.", valueName: "n")
    )
    var offset: Int

    @Option(
        help: ArgumentHelp(
            "The unit of offsets; utf-16 if absent, as in editors.",
            discussion: list(TextUnit.self),
            valueName: "unit"
        ),
        completion: .list(TextUnit.labels)
    )
    var unit: String?

    @Argument(help: "The file with the text; standard input if '-' or absent.", completion: .file())
    var file = "-"

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var answer: AnswerOptions

    var arguments: MethodArguments {
        get throws {
            var arguments = MethodArguments()
            arguments.set("text", to: try text(), from: "FILE")
            arguments.set("offset", to: offset, from: "--offset")
            arguments.set("unit", to: unit, from: "--unit")
            language.add(to: &arguments)
            return arguments
        }
    }

    /// Reads the text. Invalid UTF-8 is rejected, since repairing it would shift all offsets after it.
    private func text() throws -> String {
        if let text = String(validating: try Terminal.readFile(file), as: UTF8.self) { return text }
        throw CommandFailure(.usage, "headword: '\(file)' is not in UTF-8")
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let range = answer["range"]
        let place = "\(range["start"].integer ?? 0)–\(range["end"].integer ?? 0) \(range["unit"].text ?? "")"
        let phrase = (answer["text"].text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let rows = answer["results"].elements.map { result in
            let categories = result["lexicalCategories"].texts.map(layout.readable)
            return (result["word"].text ?? "", layout.style.italic(categories.joined(separator: ", ")))
        }
        return LookupPage(
            lines: layout.heading(phrase, nil, [layout.style.dim(place)]) + layout.table(rows)
        )
    }
}
