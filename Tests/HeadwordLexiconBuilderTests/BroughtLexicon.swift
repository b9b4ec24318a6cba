import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport

/// A lexicon with nothing but a dictionary that a user brings.
struct BroughtLexicon {
    let lexicon: Lexicon
    /// What the lexicon does not have, without the directories of files.
    let remarks: [String]

    /// Builds the lexicon from the contents of one file.
    init(
        _ contents: [UInt8],
        named file: String,
        format: BroughtFormat? = nil,
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) throws {
        try self.init(
            [file: contents],
            opening: file,
            format: format,
            language: language,
            glossLanguage: glossLanguage
        )
    }

    /// Builds the lexicon from one of the files of a directory, which may need the others.
    init(
        _ files: [String: [UInt8]],
        opening file: String,
        format: BroughtFormat? = nil,
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) throws {
        let directory = try TestFiles.temporaryDirectory()
        for (name, contents) in files { try TestFiles.write(contents, to: "\(directory)/\(name)") }
        try self.init(directory, opening: file, format: format, language: language, glossLanguage: glossLanguage)
    }

    /// Builds the lexicon from a file of a directory.
    init(
        _ directory: String,
        opening file: String,
        format: BroughtFormat? = nil,
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) throws {
        let path = "\(directory)/\(file)"
        let dictionary = BroughtDictionary(
            name: "mine",
            format: try format ?? BroughtFormat.recognized(path),
            files: [path],
            language: language,
            glossLanguage: glossLanguage
        )
        let selection = try SourceSelection([NoSource()]).adding([dictionary])
        let build = LexiconBuild(selection, root: "/", directory: directory + "/lexicon")
        let result = try build.run(progress: Progress { _, _, _ in })
        lexicon = try Lexicon(path: result.path)
        remarks = result.remarks.map { $0.replacing("\(directory)/", with: "") }
    }

    /// Builds the lexicon from lines.
    init(
        _ lines: String...,
        file: String,
        language: Language? = nil,
        glossLanguage: Language? = nil
    ) throws {
        let text = lines.map { $0 + "\n" }.joined()
        try self.init(Array(text.utf8), named: file, language: language, glossLanguage: glossLanguage)
    }

    /// The source as the manifest describes it.
    var source: Manifest.Source? { lexicon.manifest.sources.first { $0.id == "mine" } }

    /// The entry of a headword in exactly this spelling.
    func entry(_ word: String, in language: Language = .en) throws -> HeadwordEntry? {
        try lexicon.matches(of: word, in: language, by: .exact).first?.model
    }

    /// The senses of a headword.
    func senses(_ word: String, in language: Language = .en) throws -> [Sense] {
        try entry(word, in: language)?.lexicalEntries.flatMap(\.entries).flatMap(\.senses) ?? []
    }

    /// A selection needs a source.
    private struct NoSource: Importer {
        let source = Source(id: "none", title: "None", packages: [], licence: "none")

        func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {}
    }
}
