internal import HeadwordLexicon
internal import HeadwordModel

/// The importer of WordNet 3.0 (`usr/share/wordnet`; formats: wndb(5WN), senseidx(5WN)).
package struct WordNetImporter: AheadImporter {
    package let source = Source(
        id: "wordnet",
        title: "WordNet 3.0",
        packages: ["wordnet-base"],
        licence: "WordNet 3.0 license (BSD-like)",
        needs: [.init("onboard-en", loss: "synonyms are chosen without word counts")]
    )

    private static let directory = "usr/share/wordnet"

    package init() {}

    package func contents(_ root: inout DataRoot, threads: Int) throws -> WordNetContents {
        let index = try WordNetPart.allCases.flatMap { part in
            try Self.lines("index.\(part.fileSuffix)", &root) { line throws(FieldReader.Failure) in try IndexLine(line)
            }
        }
        var synsets: [Synset] = []
        try Self.forEachSynset(in: &root) { synsets.append($0) }
        let counts = try Self.senseCounts(&root)
        let irregular = try WordNetPart.allCases.map { part in
            (part, try Self.irregularForms(of: part, &root))
        }
        return try WordNetContents(index: index, synsets: synsets, counts: counts, irregular: irregular)
    }

    package func add(
        _ contents: WordNetContents,
        to draft: inout LexiconDraft,
        progress: Progress
    ) throws {
        let senses = try WordNetSenses(
            contents,
            source: source.id,
            formCounts: draft.frequencies[.en]?.counts ?? [:],
            progress: progress
        )
        try senses.add(contents.index, to: &draft, progress: progress)
        try senses.addConcepts(of: contents.synsets, to: &draft)
        for (part, forms) in contents.irregular {
            draft.evidence[GivenForms.self].forms += forms.forms.map { form, lemma in
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

    /// Calls `body` with each synset: nouns, verbs, adjectives, adverbs.
    static func forEachSynset(in root: inout DataRoot, _ body: (Synset) throws -> Void) throws {
        for part in WordNetPart.allCases {
            try forEachLine(of: "data.\(part.fileSuffix)", &root) { line throws(FieldReader.Failure) in
                try Synset(line)
            } body: {
                try body($0)
            }
        }
    }

    private static func lines<Line>(
        _ name: String,
        _ root: inout DataRoot,
        _ read: (ArraySlice<UInt8>) throws(FieldReader.Failure) -> Line
    ) throws -> [Line] {
        var lines: [Line] = []
        try forEachLine(of: name, &root, read) { lines.append($0) }
        return lines
    }

    /// Reads the lines of a file, except those that begin with a space: they are its licence.
    private static func forEachLine<Line>(
        of name: String,
        _ root: inout DataRoot,
        _ read: (ArraySlice<UInt8>) throws(FieldReader.Failure) -> Line,
        body: (Line) throws -> Void
    ) throws {
        let path = "\(directory)/\(name)"
        var number = 0
        for line in try root.file(path).split(separator: UInt8(ascii: "\n")) {
            number += 1
            guard line.first != UInt8(ascii: " ") else { continue }
            let values: Line
            do throws(FieldReader.Failure) {
                values = try read(line)
            } catch {
                throw ImportFailure(path, line: number, error.reason)
            }
            try body(values)
        }
    }

    /// Returns the number of occurrences of each sense in sense-tagged text, by sense key.
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
