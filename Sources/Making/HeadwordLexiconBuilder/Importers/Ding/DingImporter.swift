internal import HeadwordLexicon
internal import HeadwordModel

/// The importer of Ding, the German-English dictionary of TU Chemnitz (`usr/share/trans/de-en`).
package struct DingImporter: Importer {
    package let source = Source(
        id: "ding",
        title: "Ding German-English dictionary",
        packages: ["trans-de-en"],
        licence: "GPL-2+",
        languages: [.en, .de],
        needs: [.init("wordnet", "gcide", loss: "fewer sentences show irregular forms")]
    )

    private static let path = "usr/share/trans/de-en"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let lines = try Self.lines(below: &root)
        var occurrences = DingOccurrences()
        try progress.forEach("counting words of Ding", of: lines.indices) { number in
            try Self.line(number, of: lines).map { DingOccurrences.words(of: $0) }
        } _: { words in
            occurrences.add(words ?? [])
        }
        var reading = try DingReading(source: source, draft, occurrences: occurrences)
        try progress.forEach("importing Ding", of: lines.indices) { [reading] number in
            try Self.line(number, of: lines).map { reading.contents(of: $0) }
        } _: { contents in
            if let contents { reading.add(contents, to: &draft) }
        }
        reading.finish(&draft)
    }

    /// Returns the lines of the dictionary.
    static func lines(below root: inout DataRoot) throws -> [ArraySlice<UInt8>] {
        try root.file(path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// Reads a line; nil if it is a comment or empty.
    ///
    /// - Parameter number: The number of the line, counted from 0.
    static func line(_ number: Int, of lines: [ArraySlice<UInt8>]) throws -> DingLine? {
        let line = lines[number]
        guard !line.isEmpty, line.first != UInt8(ascii: "#") else { return nil }
        do throws(DingLine.Failure) {
            return try DingLine(line)
        } catch {
            throw ImportFailure(path, line: number + 1, error.reason)
        }
    }
}
