/// The contents of a thesaurus: the encoding, then for each headword a line `headword|N` and N meanings, each a line
/// `part of speech|word|word`.
struct MyThesFile {
    /// A headword with the lines of its meanings.
    struct Head {
        var word: String
        var meanings: [Substring]
    }

    private(set) var heads: [Head] = []

    init(_ bytes: [UInt8], _ path: String) throws {
        let text = Self.decoded(bytes)
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Self.trimmed)
        var next = 1
        while next < lines.count {
            let line = lines[next]
            next += 1
            guard !line.isEmpty else { continue }
            guard let bar = line.utf8.lastIndex(of: UInt8(ascii: "|")), let count = Int(line[bar...].dropFirst()),
                count >= 0, next + count <= lines.count
            else {
                throw ImportFailure(path, line: next, "a headword and the number of its meanings are needed")
            }
            heads.append(Head(word: String(line[..<bar]), meanings: Array(lines[next..<next + count])))
            next += count
        }
    }

    /// Decodes UTF-8 or Latin 1: not every file has the encoding that its first line names.
    private static func decoded(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private static func trimmed(_ line: Substring.UTF8View) -> Substring {
        Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
