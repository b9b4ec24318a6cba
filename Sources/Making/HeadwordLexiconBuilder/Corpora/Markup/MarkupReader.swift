/// The start tag of an HTML or XML element.
struct MarkupTag {
    /// The name, in lower case.
    let name: String
    /// Whether the tag closes itself: `<br/>`.
    let isEmpty: Bool
    private let attributes: ArraySlice<UInt8>

    /// Reads the text between `<` and `>`.
    fileprivate init(_ text: ArraySlice<UInt8>) {
        let end = text.firstIndex { $0 <= .blank || $0 == UInt8(ascii: "/") } ?? text.endIndex
        name = String(decoding: text[..<end], as: UTF8.self).lowercased()
        isEmpty = text.last == UInt8(ascii: "/")
        attributes = text[end...]
    }

    /// Whether the element has an attribute in exactly this notation: `class="note"`.
    func has(_ attribute: StaticString) -> Bool {
        String(decoding: attributes, as: UTF8.self).holds(attribute)
    }
}

/// Reads HTML or XML piece by piece. Elements need not be balanced.
struct MarkupReader {
    /// A piece of a text with markup.
    enum Piece {
        /// Text with its character references decoded.
        case text([UInt8])
        /// The start tag of an element.
        case start(MarkupTag)
        /// The end tag of an element, by its name in lower case.
        case end(String)
    }

    /// The error thrown if a text cannot be read.
    struct Failure: Error {
        var reason: String
    }

    /// Elements that contain code, which is skipped.
    private static let programs: Set<String> = ["script", "style"]

    /// What has not been read yet.
    private(set) var rest: ArraySlice<UInt8>

    /// Creates a reader of UTF-8 text.
    init(_ text: [UInt8]) {
        rest = text[...]
    }

    /// Reads the next piece; nil at the end. Comments, declarations and code are skipped.
    mutating func next() throws(Failure) -> Piece? {
        while let first = rest.first {
            guard first == UInt8(ascii: "<"), let second = rest.dropFirst().first, Self.opensTag(second) else {
                return .text(takeText())
            }
            if rest.starts(with: "<!--".utf8) {
                try take(upTo: "-->")
                rest = rest.dropFirst("-->".utf8.count)
                continue
            }
            let tag = try takeTag()
            if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") { continue }
            return second == UInt8(ascii: "/") ? .end(MarkupTag(tag.dropFirst()).name) : try start(MarkupTag(tag))
        }
        return nil
    }

    /// Skips the rest of an element whose start tag has been read.
    mutating func skip(_ element: MarkupTag) throws(Failure) {
        var depth = element.isEmpty ? 0 : 1
        while depth > 0, let piece = try next() {
            switch piece {
            case .start(let tag) where tag.name == element.name && !tag.isEmpty: depth += 1
            case .end(element.name): depth -= 1
            default: continue
            }
        }
    }

    private mutating func start(_ tag: MarkupTag) throws(Failure) -> Piece {
        if Self.programs.contains(tag.name), !tag.isEmpty { try take(upTo: "</" + tag.name) }
        return .start(tag)
    }

    /// Whether a byte after `<` shows that a tag begins, and that the `<` is not a less-than sign.
    private static func opensTag(_ byte: UInt8) -> Bool {
        "/!?".utf8.contains(byte) || (byte.isASCIILetterOrDigit && !byte.isASCIIDigit)
    }

    private mutating func takeText() -> [UInt8] {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        defer { rest = rest[end...] }
        return CharacterReferences.decoded(rest[..<end])
    }

    /// Takes a tag without its brackets; a `>` within quotation marks does not end it.
    private mutating func takeTag() throws(Failure) -> ArraySlice<UInt8> {
        var quotationMark: UInt8?
        for index in rest.indices.dropFirst() {
            let byte = rest[index]
            if byte == quotationMark {
                quotationMark = nil
            } else if quotationMark == nil, byte == UInt8(ascii: ">") {
                defer { rest = rest[(index + 1)...] }
                return rest[..<index].dropFirst()
            } else if quotationMark == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quotationMark = byte
            }
        }
        throw Failure(reason: "a tag is not closed: \(String(decoding: rest.prefix(20), as: UTF8.self))")
    }

    private mutating func take(upTo mark: String) throws(Failure) {
        guard let end = rest.indices.first(where: { rest[$0...].starts(with: mark.utf8) }) else {
            throw Failure(reason: "there is no '\(mark)' where a comment or program should end")
        }
        rest = rest[end...]
    }
}
