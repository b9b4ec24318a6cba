internal import HeadwordLexicon
internal import HeadwordModel

/// Reads Ding, the German-English dictionary of TU Chemnitz (`usr/share/trans/de-en`).
package struct DingImporter: Importer {
    package let source = Source(
        id: "ding",
        title: "Ding German-English dictionary",
        packages: ["trans-de-en"],
        licence: "GPL-2+",
        languages: [.en, .de]
    )

    private static let path = "usr/share/trans/de-en"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let lines = try root.file(Self.path).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        var occurrences = DingOccurrences()
        try forEachLine(of: lines, "counting words of Ding", progress) { occurrences.add($0) }
        var reading = try DingReading(source: source.id, draft, occurrences: occurrences)
        try forEachLine(of: lines, "importing Ding", progress) { reading.add($0, to: &draft) }
        reading.finish(&draft)
    }

    private func forEachLine(
        of lines: [ArraySlice<UInt8>],
        _ step: String,
        _ progress: Progress,
        _ body: (DingLine) -> Void
    ) throws {
        try progress.forEach(step, of: lines.indices) { number in
            let line = lines[number]
            guard !line.isEmpty, line.first != UInt8(ascii: "#") else { return }
            do throws(DingLine.Failure) {
                body(try DingLine(line))
            } catch {
                throw ImportFailure(Self.path, line: number + 1, error.reason)
            }
        }
    }
}
