import ArgumentParser
import HeadwordCommandLine
import HeadwordFiles
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel

/// Makes dictionaries of files that the user names.
enum BroughtArguments {
    /// Returns a dictionary with absolute paths.
    static func dictionary(
        named name: String,
        _ files: [String],
        format: BroughtFormat? = nil,
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) throws -> BroughtDictionary {
        if let problem = BroughtDictionary.problem(withName: name) {
            throw CommandFailure(.usage, "headword: '\(name)': \(problem)")
        }
        do {
            let paths = try files.map { try BroughtFormat.file(at: File.resolved($0)) }
            let recognized = try format.map { [$0] } ?? unique(paths.map(BroughtFormat.recognized))
            guard recognized.count == 1, let format = recognized.first else {
                throw CommandFailure(
                    .usage,
                    "headword: the files are of different formats; add one dictionary for each"
                )
            }
            return BroughtDictionary(
                name: name,
                format: format,
                files: paths,
                language: language,
                glossLanguage: glossLanguage
            )
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
    }

    /// Returns a selection with dictionaries, whose beginnings are read.
    static func selection(_ selection: SourceSelection, with list: [BroughtDictionary]) throws -> SourceSelection {
        do {
            return try selection.adding(list)
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
    }

    /// Returns the sources of the current lexicon of a directory without those that users brought; those of the set
    /// `core` if there is no lexicon.
    static func currentSelection(in directory: String) throws -> SourceSelection {
        do {
            let manifest = try Lexicon(path: "\(directory)/\(Lexicon.currentName)").manifest
            let ids = manifest.sources.map(\.id) + manifest.missingSources.map(\.id)
            let known = ids.filter(SourceSelection.ids.contains)
            return try known.isEmpty ? SourceSelection(.core) : SourceSelection(ids: known)
        } catch LexiconFailure.missing {
            return try SourceSelection(.core)
        } catch {
            throw CommandFailure(.lexicon, "headword: \(error)")
        }
    }

    private static func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
        elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
