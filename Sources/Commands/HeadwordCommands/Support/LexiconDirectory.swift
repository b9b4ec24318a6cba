import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordLexiconBuilder
import HeadwordServer

/// The directory of the lexicons, and the dictionaries that the user has added to them.
struct LexiconDirectory: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The directory to write the lexicon to.",
            discussion: "Default: $XDG_DATA_HOME/headword.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var output: String?

    /// The directory.
    var path: String { output ?? ConfigurationSearch().dataDirectory ?? "." }

    /// Returns the dictionaries that the user has added.
    func brought() throws -> BroughtList {
        do throws(BroughtList.Failure) {
            return try BroughtList(in: path)
        } catch {
            throw CommandFailure(.lexicon, "headword: \(error)")
        }
    }
}
