internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLayers
internal import HeadwordService

struct ImportWordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Adds the words of another program's file.",
        discussion: """
            The format is guessed from the name and the first line: plain lists (harper, Vim, aspell), lists and JSON \
            settings of cspell, TOML settings of codebook and typos, dictionaries of hunspell (without their affixes) \
            and LibreOffice.

            EXAMPLES
              headword words import cspell.json --layer project
              headword words import ~/.config/libreoffice/4/user/wordbook/standard.dic
            """
    )

    @Argument(help: "The file; - for standard input.", completion: .file())
    var file: String

    @Option(help: ArgumentHelp("The format, if it is not to be guessed.", valueName: "format"))
    var format: WordListFormat?

    @OptionGroup
    var layer: ChangedLayerOption

    @OptionGroup
    var answer: LayerAnswerOptions

    /// The maximum number of words that are added together.
    private static let group = 1000

    func run() async throws {
        let bytes = try Terminal.readFile(file)
        guard bytes.count <= LayerLimits.fileBytes, let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(
                .usage,
                "headword: \(file): it is not UTF-8, or longer than \(LayerLimits.fileBytes) bytes"
            )
        }
        let imported: ImportedWords
        do {
            imported = try ImportedWords(text, format ?? WordListFormat(ofFile: file, text), path: file)
        } catch let failure as ImportFailure {
            throw CommandFailure(.usage, "headword: \(failure)")
        }
        try await add(imported)
    }

    private func add(_ imported: ImportedWords) async throws {
        for problem in imported.problems.prefix(20) { Terminal.complain("headword: \(problem)") }
        var added = 0
        try await answer.withService(for: AddWordCommand.method) { service in
            for start in stride(from: 0, to: imported.words.count, by: Self.group) {
                added += try await add(imported.words[start...].prefix(Self.group), to: service)
            }
        }
        let skipped = imported.problems.isEmpty ? "" : "; \(imported.problems.count) lines cannot be read"
        Terminal.print("\(added) of \(imported.words.count) words are new\(skipped)")
        if imported.words.isEmpty { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    /// Adds words at the same time, so that they are written together.
    private func add(_ words: ArraySlice<ImportedWord>, to service: DictionaryService) async throws -> Int {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for word in words {
                let lookup = Lookup(AddWordCommand.method, arguments(for: word))
                group.addTask { try await lookup.answer(from: service)["added"] == .bool(true) }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
    }

    private func arguments(for word: ImportedWord) -> MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", to: word.word, from: "WORD")
        layer.add(to: &arguments)
        arguments.set("forbid", to: word.isForbidden, from: "--forbid")
        arguments.set("use", to: word.use, from: "--use")
        return arguments
    }
}
