/// Reads the collections of fortune(6) (`usr/share/games/fortunes`); each fortune is a document.
struct Fortunes: StockText {
    let source = Source(
        id: "fortunes",
        title: "Fortunes",
        packages: ["fortunes", "fortunes-min"],
        licence: "BSD-3-Clause and others"
    )

    private static let directory = "usr/share/games/fortunes"

    /// The collections in the packages, except for drawings and fortunes in other languages. Other software may add
    /// files to the directory.
    private static let collections = Set(
        """
        art computers cookie debian definitions disclaimer drugs education ethnic food fortunes goedel humorists kids \
        knghtbrd law linux linuxcookie literature love magic medicine men-women miscellaneous news paradoxum people perl \
        pets platitudes politics pratchett riddles science songs-poems sports startrek tao wisdom work zippy
        """.split(separator: " ").map(String.init)
    )

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        for name in try root.names(in: Self.directory) where Self.collections.contains(name) {
            let file = String(decodingUTF8OrLatin1: try root.file("\(Self.directory)/\(name)")[...])
            let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
            for fortune in lines.split(separator: "%").lazy.map({ Fortune($0) }) where fortune.isProse {
                if let document = RunningText.document(fortune.text.utf8) { try body(document) }
            }
        }
    }
}

/// A fortune without the name of its author.
private struct Fortune {
    /// The columns in which the `--` before an author's name may stand.
    private static let authorColumns = 12..<24
    private static let tabWidth = 8
    private static let backspace: Unicode.Scalar = "\u{8}"

    let text: String

    init(_ lines: some Sequence<Substring>) {
        var kept: [Substring] = []
        var authorColumn: Int?
        for line in lines {
            let (column, words) = Self.indented(line)
            if let author = authorColumn, column >= author, !words.isEmpty { continue }
            authorColumn = words.hasPrefix("--") && Self.authorColumns.contains(column) ? column : nil
            if authorColumn == nil { kept.append(Self.withoutSpeaker(words)) }
        }
        text = Self.typed(kept.joined(separator: "\n"))
    }

    /// Whether the text consists mostly of letters, and is not a drawing or a piece of code.
    var isProse: Bool {
        let signs = text.utf8.filter { $0 > .blank }
        return signs.count { $0.isASCIILetterOrDigit && !$0.isASCIIDigit || $0 >= 0x80 } * 3 > signs.count * 2
    }

    /// Removes the name of the speaker from a line of a chat: `<netgod> Hi.`
    private static func withoutSpeaker(_ line: Substring) -> Substring {
        guard line.hasPrefix("<"), let end = line.firstIndex(of: ">"), !line[..<end].contains(" ") else { return line }
        return line[end...].dropFirst()
    }

    private static func indented(_ line: Substring) -> (column: Int, words: Substring) {
        let words = line.drop { $0 == " " || $0 == "\t" }
        let column = line[..<words.startIndex].reduce(0) { column, blank in
            blank == "\t" ? (column / tabWidth + 1) * tabWidth : column + 1
        }
        return (column, words)
    }

    /// Applies backspaces, each of which deletes the character before it: `_\u{8}now` becomes `now`.
    private static func typed(_ text: String) -> String {
        guard text.unicodeScalars.contains(backspace) else { return text }
        var typed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar != backspace { typed.append(scalar) } else { _ = typed.popLast() }
        }
        return String(typed)
    }
}
