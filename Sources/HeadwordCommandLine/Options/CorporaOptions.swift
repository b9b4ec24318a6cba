package import ArgumentParser
internal import Glibc
package import HeadwordCorpus
package import HeadwordLexicon
internal import HeadwordModel

/// Which corpora a command works with.
package struct CorporaOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The directory of the corpora.",
            discussion: "Default: $HEADWORD_CORPORA, else 'corpora' beside the lexicon.",
            valueName: "directory"
        ),
        completion: .directory
    )
    package var corpora: String?

    /// Creates the options.
    package init() {}

    /// The library beside a lexicon, unless the options name another.
    package func library(besideLexiconAt path: String) -> CorpusLibrary {
        CorpusLibrary(directory: corpora ?? Terminal.environment("HEADWORD_CORPORA") ?? Self.directory(beside: path))
    }

    /// A link to the lexicon may be anywhere; the corpora are where the file is.
    private static func directory(beside path: String) -> String {
        let file = realpath(path, nil)
        defer { free(file) }
        let parts = (file.map { String(cString: $0) } ?? path).split(separator: "/", omittingEmptySubsequences: false)
        return (parts.count > 1 ? parts.dropLast().joined(separator: "/") : ".") + "/corpora"
    }
}

/// The options of commands that a corpus answers.
package struct CorpusAnswerOptions: AnswerSource {
    @Option(
        help: ArgumentHelp(
            "The corpus.",
            discussion: "'headword corpus list' says which there are. Default: wiki for words, else open.",
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
    package var lexicon: LexiconOptions

    @OptionGroup
    package var corpora: CorporaOptions

    /// Creates the options.
    package init() {}

    package var safe: Bool { family.safe }

    package func open() -> CorpusLibrary { corpora.library(besideLexiconAt: lexicon.resolvedPath) }

    /// Pages about corpora name those, and no sources.
    package func sources(of library: CorpusLibrary) -> [Manifest.Source] { [] }

    /// Adds what is given to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("corpus", to: corpus, from: "--corpus")
        language.add(to: &arguments)
    }
}
