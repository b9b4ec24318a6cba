package import ArgumentParser
package import HeadwordConfiguration
package import HeadwordCorpus
package import HeadwordLexicon
internal import HeadwordServer

/// Options that say where a command finds its data. They override environment variables, which override files.
package protocol SearchOptions: ParsableArguments {
    /// The search for settings.
    var search: ConfigurationSearch { get }
}

extension SearchOptions {
    /// Returns the configuration from the options, the environment and the files, with the origins of its values.
    package func effective() throws -> EffectiveConfiguration { try search.load() }

    /// Returns the configuration from the options, the environment and the files.
    package func load() throws -> Configuration { try effective().values }

    /// Returns the location of the data.
    package func location() throws -> DataLocation { search.location(with: try load()) }

    /// Opens the lexicon.
    package func openLexicon() throws -> Lexicon { try Lexicon(path: try location().lexicon) }

    /// Returns the corpora.
    package func library() throws -> CorpusLibrary { CorpusLibrary(directory: try location().corpora) }
}

/// `--config`
package struct ConfigurationOptions: SearchOptions {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The only configuration file to read.",
            discussion: "Default: $HEADWORD_CONFIG, else the files of the project, this user and the system.",
            valueName: "file"
        ),
        completion: .file()
    )
    package var file: String?

    /// Creates the options.
    package init() {}

    package var search: ConfigurationSearch { ConfigurationSearch(file: file) }
}

/// `--lexicon` and `--config`
package struct LexiconOptions: SearchOptions {
    @Option(
        name: .customLong("lexicon"),
        help: ArgumentHelp(
            "The lexicon file.",
            discussion: "Default: $HEADWORD_LEXICON, else the configured one, else 'current' in the directory "
                + "that 'lexicon build' writes to.",
            valueName: "file"
        ),
        completion: .file()
    )
    package var path: String?

    @OptionGroup
    package var configuration: ConfigurationOptions

    /// Creates the options.
    package init() {}

    package var search: ConfigurationSearch { ConfigurationSearch(file: configuration.file, lexicon: path) }
}

/// `--lexicon`, `--corpora` and `--config`
package struct DataOptions: SearchOptions {
    @OptionGroup
    package var lexicon: LexiconOptions

    @Option(
        help: ArgumentHelp(
            "The directory of the corpora.",
            discussion: "Default: $HEADWORD_CORPORA, else the configured one, else 'corpora' next to the "
                + "lexicon.",
            valueName: "directory"
        ),
        completion: .directory
    )
    package var corpora: String?

    /// Creates the options.
    package init() {}

    package var search: ConfigurationSearch {
        ConfigurationSearch(file: lexicon.configuration.file, lexicon: lexicon.path, corpora: corpora)
    }
}

extension ConfigurationSearch {
    /// Creates a search with the values of flags.
    init(file: String?, lexicon: String?, corpora: String? = nil) {
        self.init(file: file)
        flags = [("lexicon", lexicon), ("corpora", corpora)].compactMap { key, value in
            value.map { ConfigurationFlag("--\(key)", key: key, value: $0) }
        }
    }
}
