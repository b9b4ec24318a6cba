/// Turns articles with markup into plain text: HTML, XDXF and the markup of Pango.
struct MarkupText {
    /// The kinds of markup.
    enum Kind {
        case html, xdxf, pango
    }

    /// The maximum number of lists inside each other that are told apart.
    private static let deepestList = 32
    /// Elements that begin and end a line.
    private static let blocks: Set<String> = [
        "address", "ar", "article", "aside", "blockquote", "dd", "def", "details", "div", "dl", "dt", "figure",
        "footer",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "ol", "p", "pre", "section", "summary", "table", "tr",
        "ul",
    ]
    /// What stands before and after the text of some elements.
    private static let marks: [String: (before: String, after: String)] = [
        "rt": ("(", ")"), "td": (" ", " "), "th": (" ", " "), "rp": ("", ""),
    ]
    private static let xdxfMarks: [String: (before: String, after: String)] = ["tr": ("/", "/"), "ex": ("\n“", "”\n")]
    /// Elements of XDXF that are not part of the text: the headword, and references to files.
    private static let skipped: Set<String> = ["k", "rref"]

    private let kind: Kind
    private var text: [UInt8] = []
    /// The number of the last item of each open list; nil for a list without numbers.
    private var lists: [Int?] = []
    /// The length of the text after the mark of the last item.
    private var endOfMark: Int?

    /// Returns the text of an article. Markup that is damaged is kept as text.
    static func text(_ markup: ArraySlice<UInt8>, _ kind: Kind) -> String {
        var reading = MarkupText(kind: kind)
        var reader = MarkupReader(Array(markup))
        do throws(MarkupReader.Failure) {
            while let piece = try reader.next() { try reading.add(piece, &reader) }
        } catch {
            reading.add(CharacterReferences.decoded(reader.rest))
        }
        return String(decoding: reading.text, as: UTF8.self)
    }

    private init(kind: Kind) {
        self.kind = kind
    }

    private mutating func add(_ piece: MarkupReader.Piece, _ reader: inout MarkupReader) throws(MarkupReader.Failure) {
        switch piece {
        case .text(let bytes): add(bytes)
        case .start(let tag) where kind == .xdxf && Self.skipped.contains(tag.name): try reader.skip(tag)
        case .start(let tag): start(tag.name)
        case .end(let name): end(name)
        }
    }

    private mutating func start(_ name: String) {
        if let mark = mark(of: name) {
            text += mark.before.utf8
        } else if Self.blocks.contains(name) {
            endLine()
            startList(name)
        } else if name == "br" {
            text.append(.lineFeed)
            indent()
        }
    }

    private mutating func end(_ name: String) {
        if let mark = mark(of: name) {
            text += mark.after.utf8
        } else if Self.blocks.contains(name) {
            if name == "ol" || name == "ul" { _ = lists.popLast() }
            if name == "li" { endOfMark = nil }
            endLine()
        }
    }

    private func mark(of name: String) -> (before: String, after: String)? {
        (kind == .xdxf ? Self.xdxfMarks[name] : nil) ?? Self.marks[name]
    }

    private mutating func startList(_ name: String) {
        switch name {
        case "ol" where lists.count < Self.deepestList: lists.append(0)
        case "ul" where lists.count < Self.deepestList: lists.append(nil)
        case "li": startItem()
        default: break
        }
    }

    private mutating func startItem() {
        if let number = lists.last.flatMap(\.self) {
            lists[lists.count - 1] = number + 1
            text += "\(number + 1). ".utf8
        } else {
            text += "- ".utf8
        }
        endOfMark = text.count
    }

    private mutating func add(_ bytes: [UInt8]) {
        for byte in bytes {
            if byte == .lineFeed, kind != .html {
                text.append(byte)
            } else if byte > .blank {
                text.append(byte)
            } else if kind != .html || !(text.last.map { $0 == .blank || $0 == .lineFeed } ?? true) {
                text.append(.blank)
            }
        }
    }

    /// Ends the line unless it is empty, or has only the mark of its item.
    private mutating func endLine() {
        if text.count == endOfMark { return }
        endOfMark = nil
        while text.last == .blank { text.removeLast() }
        if let last = text.last, last != .lineFeed { text.append(.lineFeed) }
        indent()
    }

    private mutating func indent() { text += [UInt8](repeating: .blank, count: 2 * lists.count) }
}
