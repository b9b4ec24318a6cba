import ArgumentParser
import Glibc
import HeadwordCorpus
import HeadwordModel

/// Which corpora a command works with.
struct CorporaOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The directory of the corpora.",
            discussion: "Default: $HEADWORD_CORPORA, else 'corpora' beside the lexicon.",
            valueName: "directory"
        )
    )
    var corpora: String?

    /// The library beside a lexicon, unless the options name another.
    func library(besideLexiconAt path: String) -> CorpusLibrary {
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
struct CorpusAnswerOptions: AnswerSource {
    @Option(
        help: ArgumentHelp(
            "The corpus.",
            discussion: "'headword corpus list' says which there are. Default: wiki for words, else open.",
            valueName: "name"
        )
    )
    var corpus: String?

    @OptionGroup
    var language: LanguageOption

    @Flag(help: "Print the JSON-RPC result.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions

    @OptionGroup
    var corpora: CorporaOptions

    func open() -> CorpusLibrary { corpora.library(besideLexiconAt: lexicon.resolvedPath) }

    func add(to arguments: inout MethodArguments) {
        arguments.set("corpus", to: corpus, from: "--corpus")
        language.add(to: &arguments)
    }
}
