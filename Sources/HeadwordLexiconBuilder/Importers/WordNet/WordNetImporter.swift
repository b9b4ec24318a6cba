internal import HeadwordLexicon
internal import HeadwordModel

/// Reads WordNet 3.0 (`usr/share/wordnet`; formats: wndb(5WN), senseidx(5WN)).
package struct WordNetImporter: Importer {
    package let source = Source(
        id: "wordnet",
        title: "WordNet 3.0",
        packages: ["wordnet-base"],
        licence: "WordNet 3.0 license (BSD-like)"
    )

    private static let directory = "usr/share/wordnet"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let index = try WordNetPart.allCases.flatMap { part in
            try Self.lines("index.\(part.fileSuffix)", &root) { line throws(FieldReader.Failure) in try IndexLine(line)
            }
        }
        let synsets = try WordNetPart.allCases.flatMap { part in
            try Self.lines("data.\(part.fileSuffix)", &root) { line throws(FieldReader.Failure) in try Synset(line) }
        }
        let counts = try Self.senseCounts(&root)
        let irregular = try WordNetPart.allCases.map { part in
            (part, try Self.irregularForms(of: part, &root))
        }
        let senses = try WordNetSenses(
            synsets,
            index: index,
            source: source.id,
            irregular: irregular.map(\.1),
            counts: counts,
            formCounts: draft.frequencies[.en]?.counts ?? [:],
            progress: progress
        )
        try progress.forEach("importing WordNet", of: index) { line in
            try senses.add(line, to: &draft)
        }
        try senses.addConcepts(of: synsets, to: &draft)
        for (part, forms) in irregular {
            draft.english.givenForms += forms.forms.map { form, lemma in
                .init(
                    lemma: Self.spaced(lemma),
                    category: part.lexicalCategory,
                    form: Self.spaced(form),
                    features: [],
                    source: source.id
                )
            }
        }
    }

    /// Reads the lines of a file; those that begin with a blank are its licence.
    private static func lines<Line>(
        _ name: String,
        _ root: inout DataRoot,
        _ read: (ArraySlice<UInt8>) throws(FieldReader.Failure) -> Line
    ) throws -> [Line] {
        let path = "\(directory)/\(name)"
        let bytes = try root.file(path)
        var lines: [Line] = []
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            number += 1
            guard line.first != UInt8(ascii: " ") else { continue }
            do throws(FieldReader.Failure) {
                lines.append(try read(line))
            } catch {
                throw ImportFailure(path, line: number, error.reason)
            }
        }
        return lines
    }

    /// How often each sense was met in sense-tagged text, by its key.
    private static func senseCounts(_ root: inout DataRoot) throws -> [String: Int] {
        let counts = try lines("cntlist.rev", &root) { line throws(FieldReader.Failure) in
            var fields = FieldReader(line)
            let key = try fields.text()
            _ = try fields.number()
            return (key, try fields.number())
        }
        return Dictionary(counts, uniquingKeysWith: max)
    }

    private static func irregularForms(of part: WordNetPart, _ root: inout DataRoot) throws -> IrregularForms {
        let lines = try lines("\(part.fileSuffix).exc", &root) { line throws(FieldReader.Failure) in
            line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        }
        return IrregularForms(lines)
    }

    private static func spaced(_ word: String) -> String {
        String(word.map { $0 == "_" ? " " : $0 })
    }
}

extension WordNetPart {
    /// The lexical category of the part of speech.
    var lexicalCategory: LexicalCategory {
        switch self {
        case .noun: .noun
        case .verb: .verb
        case .adjective: .adjective
        case .adverb: .adverb
        }
    }
}
