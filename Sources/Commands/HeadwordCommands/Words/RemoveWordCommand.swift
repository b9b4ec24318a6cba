internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

struct RemoveWordCommand: LookupCommand {
    static let method = "words.remove"

    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Removes all that the project or the user says of a word.",
        discussion: """
            EXAMPLES
              headword words remove zorple --layer project
            """
    )

    @Argument(help: "The word or phrase, as the layer writes it.")
    var words: [String]

    @OptionGroup
    var layer: ChangedLayerOption

    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("Remove only lines that name this language.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var language: String?

    @OptionGroup
    var answer: LayerAnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", to: words.joined(separator: " "), from: "WORD")
        layer.add(to: &arguments)
        arguments.set("language", to: language, from: "--language")
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let files = answer["files"].texts
        guard files.isEmpty else { return LookupPage(lines: files) }
        let remark = "headword: The layer '\(layer.layer)' says nothing of '\(words.joined(separator: " "))'."
        return LookupPage(lines: [], remark: remark)
    }
}
