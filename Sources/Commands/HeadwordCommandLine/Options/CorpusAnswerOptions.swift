package import ArgumentParser
package import HeadwordConfiguration

/// The options of commands that are answered from a corpus.
package struct CorpusAnswerOptions: LookupOptions {
    @Option(
        help: ArgumentHelp(
            "The corpus.",
            discussion: "'headword corpus list' lists the corpora. Default: wiki for words, else open.",
            valueName: "name"
        ),
        completion: .corpora
    )
    package var corpus: String?

    @OptionGroup
    package var language: LanguageOption

    @Flag(name: .json, help: "Print the JSON-RPC result.")
    package var json = false

    @OptionGroup
    private var family: FamilyOption

    @OptionGroup
    private var data: DataOptions

    /// Creates the options.
    package init() {}

    package var safe: Bool { family.safe }

    package var search: ConfigurationSearch { data.search }

    /// Adds the given options to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("corpus", to: corpus, from: "--corpus")
        language.add(to: &arguments)
    }
}
