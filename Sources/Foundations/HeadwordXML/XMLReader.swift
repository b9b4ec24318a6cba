/// Reads the parts of an XML document one after the other, with no more of it in memory than one of them.
///
/// It reads plain documents: UTF-8, a document type without declarations of its own, the five
/// entities that every document has, and character references. Anything else is an error, not skipped.
package struct XMLReader {
    /// A start tag.
    package struct Element {
        /// The name, as written.
        package var name: String
        /// The attributes by their names, where `dc` stands for any prefix.
        package var attributes: [String: String]
    }

    /// A part of a document.
    package enum Event {
        /// A start tag.
        case start(Element)
        /// The end of the element that was started last and has not ended.
        case end(String)
        /// Text between tags.
        case text(String)
    }

    /// Why a document cannot be read.
    package struct Failure: Error {
        /// The line of the document, from 1.
        package var line: Int
        /// What is wrong.
        package var reason: String
    }

    /// The maximum length of a tag, a comment or a piece of text in bytes.
    static let longestPart = 1 << 20
    /// The maximum number of elements inside each other.
    static let deepest = 32

    private let more: (inout [UInt8]) throws -> Bool
    private var buffer: [UInt8] = []
    private var position = 0
    private var open: [String] = []
    /// The end of an element that was written as an empty one.
    private var pendingEnd: String?
    private var hasRoot = false
    /// The line of the part that is being read, from 1.
    package private(set) var line = 1

    /// Creates a reader of a document.
    ///
    /// - Parameter more: appends some bytes; returns false at their end.
    package init(_ more: @escaping (inout [UInt8]) throws -> Bool) {
        self.more = more
    }

    /// Returns the next part; nil at the end of the document.
    ///
    /// - Throws: ``Failure``, and what reading throws.
    package mutating func next() throws -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return end(name)
        }
        if !hasRoot, try fill(3), has("\u{FEFF}") { take(3) }
        while try fill(1) {
            if buffer[position] != UInt8(ascii: "<") {
                if let text = try text() { return .text(text) }
            } else if let event = try markup() {
                return event
            }
        }
        guard open.isEmpty else { throw failure("the document ends inside '\(open.last ?? "")'") }
        guard hasRoot else { throw failure("there is no element") }
        return nil
    }

    private mutating func end(_ name: String) -> Event {
        open.removeLast()
        return .end(name)
    }

    /// Returns a failure at the current line.
    package func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }
}

// MARK: - Markup

extension XMLReader {
    private mutating func markup() throws -> Event? {
        _ = try fill(Self.cdata.count)
        if has("<!--") {
            try skip(to: "-->")
        } else if has(Self.cdata) {
            return try characterData()
        } else if has("<!DOCTYPE") {
            try skipDocumentType()
        } else if has("<?") {
            try skip(to: "?>")
        } else if has("<!") {
            throw failure("declarations are not supported")
        } else {
            return try tag()
        }
        return nil
    }

    private static let cdata = "<![CDATA["

    private mutating func characterData() throws -> Event {
        guard !open.isEmpty else { throw failure("there is text outside of the document's element") }
        take(Self.cdata.utf8.count)
        let text = try take(to: "]]>")
        return .text(try decoded(text))
    }

    /// Skips the document type; what it names is never fetched.
    private mutating func skipDocumentType() throws {
        let declaration = try decoded(try take(to: ">"))
        guard !declaration.contains("["), !hasRoot else {
            throw failure("a document type with declarations of its own is not supported")
        }
    }

    private mutating func tag() throws -> Event {
        let length = try lengthOfTag()
        var tag = buffer[(position + 1)..<(position + length - 1)]
        defer { take(length) }
        if tag.first == UInt8(ascii: "/") {
            let name = try decoded(trimmed(tag.dropFirst()))
            guard name == open.last else {
                throw failure("expected the end of '\(open.last ?? "")', found '\(name.excerpt)'")
            }
            return end(name)
        }
        let isEmpty = tag.last == UInt8(ascii: "/")
        if isEmpty { tag = tag.dropLast() }
        let element = try element(tag)
        guard !(open.isEmpty && hasRoot) else {
            throw failure("there is a second element after the document's")
        }
        guard open.count < Self.deepest else {
            throw failure("there are more than \(Self.deepest) elements inside each other")
        }
        hasRoot = true
        open.append(element.name)
        if isEmpty { pendingEnd = element.name }
        return .start(element)
    }

    /// Returns the length of a tag, where `>` between quotation marks does not end it.
    private mutating func lengthOfTag() throws -> Int {
        var length = 1
        var quote: UInt8?
        while try fill(length + 1) {
            let byte = buffer[position + length]
            length += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return length
            }
            guard length <= Self.longestPart else {
                throw failure("a tag is longer than \(Self.longestPart >> 20) MiB")
            }
        }
        throw failure("a tag is never closed")
    }

    private func element(_ tag: ArraySlice<UInt8>) throws -> Element {
        let name = tag.prefix { !Self.isBlank($0) }
        guard !name.isEmpty else { throw failure("a tag has no name") }
        var element = Element(name: try decoded(name), attributes: [:])
        var rest = tag[name.endIndex...].drop(while: Self.isBlank)
        while !rest.isEmpty {
            let (attribute, value) = try takeAttribute(&rest)
            guard element.attributes.updateValue(value, forKey: attribute) == nil else {
                throw failure("the attribute '\(attribute.excerpt)' is given twice")
            }
            rest = rest.drop(while: Self.isBlank)
        }
        return element
    }

    private func takeAttribute(_ rest: inout ArraySlice<UInt8>) throws -> (
        name: String, value: String
    ) {
        let name = try decoded(rest.prefix { $0 != UInt8(ascii: "=") && !Self.isBlank($0) })
        rest = rest.dropFirst(name.utf8.count).drop(while: Self.isBlank)
        guard rest.popFirst() == UInt8(ascii: "=") else {
            throw failure("expected '=' after '\(name.excerpt)'")
        }
        rest = rest.drop(while: Self.isBlank)
        guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else {
            throw failure("expected a quotation mark after '\(name.excerpt)='")
        }
        let value = rest.prefix { $0 != quote }
        guard !value.contains(UInt8(ascii: "<")) else {
            throw failure("'<' stands in the value of '\(name.excerpt)'")
        }
        rest = rest[value.endIndex...].dropFirst()
        let local = name.split(separator: ":", maxSplits: 1)
        return (
            local.count == 2 && local[0] != "xmlns" ? "dc:\(local[1])" : name,
            try replacingReferences(value)
        )
    }
}

// MARK: - Text

extension XMLReader {
    /// Returns text up to the next markup; nil if it consists of blanks between elements.
    private mutating func text() throws -> String? {
        var length = 0
        while try fill(length + 1), buffer[position + length] != UInt8(ascii: "<") {
            length += 1
            guard length <= Self.longestPart else {
                throw failure("a text is longer than \(Self.longestPart >> 20) MiB")
            }
        }
        let bytes = buffer[position..<(position + length)]
        defer { take(length) }
        if bytes.allSatisfy(Self.isBlank) {
            return open.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }
        guard !open.isEmpty else { throw failure("there is text outside of the document's element") }
        return try replacingReferences(bytes)
    }

    private func replacingReferences(_ bytes: ArraySlice<UInt8>) throws -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return try decoded(bytes) }
        var text = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            text += try decoded(rest[..<start])
            let name = rest[(start + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
            guard rest.indices.contains(name.endIndex), rest[name.endIndex] == UInt8(ascii: ";"),
                let scalar = Self.scalar(of: String(decoding: name, as: UTF8.self))
            else {
                throw failure(
                    "'&\(String(decoding: name, as: UTF8.self))' is not an entity that documents may use"
                )
            }
            text.unicodeScalars.append(scalar)
            rest = rest[(name.endIndex + 1)...]
        }
        return text + (try decoded(rest))
    }

    private static let entities: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "apos": "'", "quot": "\"",
    ]

    private static func scalar(of reference: String) -> Unicode.Scalar? {
        guard reference.hasPrefix("#") else { return entities[reference] }
        let digits = reference.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    private func decoded(_ bytes: ArraySlice<UInt8>) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw failure("the text is not UTF-8")
        }
        return text
    }
}

// MARK: - Bytes

extension XMLReader {
    /// Ensures that some bytes from the position on are in the buffer; false at the end.
    private mutating func fill(_ count: Int) throws -> Bool {
        while buffer.count - position < count {
            if position > 0 {
                buffer.removeSubrange(..<position)
                position = 0
            }
            guard try more(&buffer) else { return false }
        }
        return true
    }

    private func has(_ text: String) -> Bool { buffer[position...].starts(with: text.utf8) }

    private mutating func take(_ count: Int) {
        line += buffer[position..<(position + count)].count { $0 == UInt8(ascii: "\n") }
        position += count
    }

    private mutating func skip(to end: String) throws { _ = try take(to: end) }

    /// Takes the bytes before an end, and the end.
    private mutating func take(to end: String) throws -> ArraySlice<UInt8> {
        let last = end.utf8.count
        var length = 0
        while try fill(length + last) {
            if buffer[(position + length)...].starts(with: end.utf8) {
                defer { take(length + last) }
                return buffer[position..<(position + length)]
            }
            length += 1
            guard length <= Self.longestPart else { throw failure("'\(end)' is missing") }
        }
        throw failure("'\(end)' is missing")
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.prefix { !Self.isBlank($0) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}

extension String {
    /// The text, or its beginning if it is long.
    fileprivate var excerpt: String { utf8.count <= 60 ? self : String(prefix(40)) + "..." }
}
