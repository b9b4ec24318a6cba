internal import HeadwordModel

/// Reads a list of British words, one on each line.
package struct WordFileImporter: Importer {
    package let source = Source(
        id: "wbritish-small",
        title: "British words",
        packages: ["wbritish-small"],
        licence: "SCOWL licence (BSD-like)"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        for line in try root.file("usr/share/dict/british-english-small").split(separator: UInt8(ascii: "\n")) {
            guard let word = String(validating: line, as: UTF8.self) else { continue }
            draft.add(Entry(source: source.id), to: .init(language: .en, word: word), as: .other)
        }
    }
}
