package import ArgumentParser
package import HeadwordCorpus

/// The corpora that commands work on, and the lexicon beside them.
package struct CorpusDirectoryOptions: ParsableArguments {
    @OptionGroup
    package var lexicon: LexiconOptions

    @OptionGroup
    package var corpora: CorporaOptions

    /// Creates the options.
    package init() {}

    /// The library.
    package var library: CorpusLibrary { corpora.library(besideLexiconAt: lexicon.resolvedPath) }
}
