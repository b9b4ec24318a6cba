internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import HeadwordWords

struct ExportWordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints all words of layers as lines of words.txt.",
        discussion: """
            EXAMPLES
              headword words export --layer project > words.txt
            """
    )

    @Option(
        help: ArgumentHelp("The only layer; all if absent.", discussion: list(ListedLayer.self), valueName: "layer"),
        completion: .list(ListedLayer.labels)
    )
    var layer: String?

    @OptionGroup
    var answer: LayerAnswerOptions

    func run() async throws {
        try await answer.withService(for: ListWordsCommand.method) { service in
            var offset: Int? = 0
            while let start = offset {
                var arguments = MethodArguments()
                arguments.set("layer", to: layer, from: "--layer")
                arguments.set("offset", to: start, from: "--offset")
                arguments.set("limit", to: service.registry.limits.pageLength, from: "--limit")
                let rows = try await Lookup(ListWordsCommand.method, arguments).answer(from: service)["results"]
                    .elements
                if !rows.isEmpty { Terminal.print(rows.map(\.wordsLine).joined(separator: "\n")) }
                offset = rows.isEmpty ? nil : start + rows.count
            }
        }
    }
}
