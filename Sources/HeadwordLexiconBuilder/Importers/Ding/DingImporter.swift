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
        var reading = try DingReading(source: source.id, draft)
        try progress.forEach("importing Ding", of: lines.indices) { number in
            let line = lines[number]
            guard !line.isEmpty, line.first != UInt8(ascii: "#") else { return }
            do throws(DingLine.Failure) {
                reading.add(try DingLine(line), to: &draft)
            } catch {
                throw ImportFailure(Self.path, line: number + 1, error.reason)
            }
        }
        reading.finish(&draft)
    }
}
