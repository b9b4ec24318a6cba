import ArgumentParser
import HeadwordCommandLine
import HeadwordLexiconBuilder
import HeadwordModel

/// Options that select the sources of a lexicon.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The sources to build from: core (English), english (core with German and computing terms), or all.",
            valueName: "set"
        ),
        completion: .list(SourceSet.allCases.map(\.rawValue)),
        transform: sourceSet
    )
    var set: SourceSet?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Build from these sources instead of a set.",
            discussion: SourceSelection.ids.joined(separator: ", "),
            valueName: "name"
        ),
        completion: .list(SourceSelection.ids)
    )
    var source: [String] = []

    @Option(
        name: .customLong("pack"),
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Data to add from the Python Package Index: all, or any of "
                + SourceSelection.packs.joined(separator: ", ") + ".",
            valueName: "name"
        ),
        completion: .list(["all"] + SourceSelection.packs)
    )
    var packs: [String] = []

    @Option(
        name: .customLong("language"),
        parsing: .upToNextOption,
        help: ArgumentHelp("Only the sources with data about these languages.", valueName: "code"),
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var languages: [Language] = []

    func validate() throws {
        if set != nil, !source.isEmpty { throw ValidationError("Give either --set or --source, not both.") }
    }

    /// Returns the sources that the options select.
    func selection() throws -> SourceSelection {
        let packs = packs == ["all"] ? SourceSelection.packs(for: set ?? (source.isEmpty ? .core : .all)) : packs
        do throws(SourceSelection.Failure) {
            if source.isEmpty { return try SourceSelection(set ?? .core, packs: packs, languages: languages) }
            return try SourceSelection(ids: source + packs, languages: languages)
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
    }
}

/// Parses a language's code or English name from the command line.
func languageArgument(_ argument: String) throws -> Language {
    guard let language = Language(label: argument) else {
        throw ValidationError(unknown(Language.vocabularyName, argument, among: Language.labels))
    }
    return language
}

private func sourceSet(_ argument: String) throws -> SourceSet {
    guard let set = SourceSet(rawValue: argument) else {
        throw ValidationError(unknown("set of sources", argument, among: SourceSet.allCases.map(\.rawValue)))
    }
    return set
}
