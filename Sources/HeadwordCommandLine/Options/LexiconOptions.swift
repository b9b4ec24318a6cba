package import ArgumentParser
package import HeadwordLexicon
internal import HeadwordLexiconBuilder

/// Which lexicon a command works with.
package struct LexiconOptions: ParsableArguments {
    @Option(
        name: .customLong("lexicon"),
        help: ArgumentHelp(
            "The lexicon file.",
            discussion: "Default: $HEADWORD_LEXICON, else 'current' in the directory where 'lexicon build' puts it.",
            valueName: "file"
        ),
        completion: .file()
    )
    package var path: String?

    /// Creates the options.
    package init() {}

    /// The lexicon that the options name.
    package func open() throws(CommandFailure) -> Lexicon {
        do throws(LexiconFailure) {
            return try Lexicon(path: resolvedPath)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Where the lexicon is, or would be.
    package var resolvedPath: String {
        path ?? Terminal.environment("HEADWORD_LEXICON") ?? "\(dataDirectory)/\(LexiconBuild.currentName)"
    }
}

/// Where the lexicons of this user are (XDG Base Directory Specification).
package var dataDirectory: String {
    let home = Terminal.environment("HOME") ?? "."
    // The specification wants relative paths to be ignored.
    let data = Terminal.environment("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? "\(home)/.local/share") + "/headword"
}
