/// Parts a text in OSIS, an XML for the Bible and books on it, into chapters.
///
/// Notes are left out, and headings unless they are verses; so is what is bold, which the Treasury of David puts the
/// numbers of verses in.
struct OSISChapters {
    /// Elements that begin a line.
    private static let lines: Set<String> = ["div", "item", "l", "lb", "lg", "list", "p", "title"]

    /// What was read since the end of the last chapter.
    private(set) var text: RunningText
    private var reader: MarkupReader

    /// Creates a reader of a part of a work.
    ///
    /// - Parameter beginning: what the parts before it left.
    init(_ part: [UInt8], continuing beginning: RunningText) {
        reader = MarkupReader(part)
        text = beginning
    }

    /// Reads up to the next boundary of a chapter; nil at the end of the part.
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
