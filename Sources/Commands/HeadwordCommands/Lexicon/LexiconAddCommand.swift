import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder
import HeadwordModel

struct LexiconAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds a dictionary of your own to the lexicon.",
        discussion: """
            Rebuilds the lexicon with it, from the sources of the current one, and remembers the files, so that every \
            later 'lexicon build' reads them again. A record that cannot be read is skipped and named. The dictionary \
            replaces one of the same name.

            A glossary is a file of tab-separated or comma-separated values. Its first line names the columns: word, \
            language, pos, definition, example, domain, register, region, note, etymology, pronunciation, synonyms, \
            antonyms, variants, see, translation:de and so on; cells may be lists (a | b). Two columns separated by a \
            tab need no header. Comments before it state a title and a licence: '# licence: CC0'.

            Of StarDict, give the '.ifo', of dictd the '.index'; the other files are found next to it. Of Yomitan, give \
            the zip file. Their articles are split into senses by the parts of speech and numbers that lines begin with.

            EXAMPLES
              headword lexicon add terms terms.tsv
              headword lexicon add wiktionary-de kaikki.jsonl.gz --language de --gloss-language en
              headword lexicon add jmdict jmdict.zip --language ja
            """
    )

    @Argument(help: "The name of the dictionary, which answers give as the source.")
    var name: String

    @Argument(help: "The files.", completion: .file())
    var files: [String]

    @Option(
        help: ArgumentHelp("The format; by default, it is recognised.", valueName: "format"),
        completion: .list(BroughtFormat.allCases.map(\.rawValue)),
        transform: broughtFormat
    )
    var format: BroughtFormat?

    @Option(
        help: ArgumentHelp(
            "The language of the headwords. Without it, a Wiktionary is read in all languages, and other files are "
                + "English unless they say otherwise.",
            valueName: "code"
        ),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var language: Language?

    @Option(
        help: ArgumentHelp(
            "The language of the definitions, if it is not that of the headwords.",
            valueName: "code"
        ),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var glossLanguage: Language?

    @OptionGroup
    var building: LexiconBuilding

    func run() async throws {
        Interruption.await()
        let dictionary = try BroughtArguments.dictionary(
            named: name,
            files,
            format: format,
            language: language,
            glossLanguage: glossLanguage
        )
        var list = try building.output.brought()
        list.add(dictionary)
        let current = try BroughtArguments.currentSelection(in: building.output.path)
        let selection = try BroughtArguments.selection(current, with: list.dictionaries)
        // Only a list that a lexicon could be built with is kept.
        try await building.build(selection) { try list.save() }
    }
}

private func broughtFormat(_ argument: String) throws -> BroughtFormat {
    guard let format = BroughtFormat(rawValue: argument) else {
        throw ValidationError(unknown("format", argument, among: BroughtFormat.allCases.map(\.rawValue)))
    }
    return format
}
