/// Splits a text in OSIS, an XML format for the Bible and books about it, into chapters.
///
/// Notes are left out, and so are headings unless they are verses. Bold text is left out too, because it marks verse
/// numbers in the Treasury of David.
struct OSISChapters {
    /// Elements that begin a new line.
    private static let lines: Set<String> = ["div", "item", "l", "lb", "lg", "list", "p", "title"]

    /// The text read since the end of the last chapter.
    private(set) var text: RunningText
    private var reader: MarkupReader

    /// Creates a reader of a part of a work.
    ///
    /// - Parameter beginning: the text left over from the parts before it.
    init(_ part: [UInt8], continuing beginning: RunningText) {
        reader = MarkupReader(part)
        text = beginning
    }

    /// Reads up to the next chapter boundary; nil at the end of the part.
    mutating func next() throws(MarkupReader.Failure) -> [UInt8]? {
        while let piece = try reader.next() {
            switch piece {
            case .text(let bytes): text.append(bytes)
            case .start(let tag) where tag.name == "chapter":
                if let document = text.takeDocument() { return document }
            case .start(let tag) where Self.isHidden(tag):
                try reader.skip(tag)
                text.part()
            case .start(let tag):
                if Self.lines.contains(tag.name) { text.endLine() }
            case .end("q"): text.part()
            case .end(let name):
                if Self.lines.contains(name) { text.endLine() }
            }
        }
        return nil
    }

    private static func isHidden(_ tag: MarkupTag) -> Bool {
        switch tag.name {
        case "note": true
        case "title": !tag.has("canonical=\"true\"")
        case "hi": tag.has("type=\"bold\"")
        default: false
        }
    }
}
