internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages
internal import HeadwordWords

struct ListWordsCommand: LookupCommand {
    static let method = "words.list"

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the words of the layers above the lexicon, and the file of each.",
        discussion: """
            On a terminal, the words are printed with their files; otherwise as lines of words.txt.

            EXAMPLES
              headword words list
              headword words list --layer project --prefix zo
            """
    )

    @Option(
        help: ArgumentHelp("The only layer.", discussion: list(ListedLayer.self), valueName: "layer"),
        completion: .list(ListedLayer.labels)
    )
    var layer: String?

    @Option(help: ArgumentHelp("The beginning of the words.", valueName: "text"))
    var prefix: String?

    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language; all if absent.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var language: String?

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: LayerAnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("layer", to: layer, from: "--layer")
        arguments.set("prefix", to: prefix, from: "--prefix")
        arguments.set("language", to: language, from: "--language")
        part.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let rows = answer["results"].elements
        let remark = PartOptions.remark(on: answer["metadata"], "words", shown: rows.count)
        guard layout.hasColumns else { return LookupPage(lines: rows.map(\.wordsLine), remark: remark) }
        let cells = rows.map { row in
            (layout.style.bold(row.wordsLine), "\(row["layer"].text ?? "")  \(row["file"].text ?? "")")
        }
        return LookupPage(lines: layout.table(cells, indent: 0), remark: remark)
    }
}

extension JSONValue {
    /// A word of a layer as a line of `words.txt`.
    var wordsLine: String {
        let word = self["word"].text ?? ""
        guard self["status"].text == "forbidden" else { return word }
        return self["use"].texts.first.map { "\(word) = \($0)" } ?? "!\(word)"
    }
}
