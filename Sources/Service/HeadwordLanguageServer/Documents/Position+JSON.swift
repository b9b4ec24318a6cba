internal import HeadwordJSON

/// A range of a document.
package struct TextRange: Hashable, Sendable {
    package var start: TextPlace
    package var end: TextPlace

    /// Whether two ranges have a place in common, their ends included.
    func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

extension TextDocument {
    /// Reads a position; nil if it is not one.
    func place(_ position: JSONValue?, in encoding: PositionEncoding) -> TextPlace? {
        guard let line = position["line"].exactInteger, let character = position["character"].exactInteger else {
            return nil
        }
        return place(line: line, character: character, in: encoding)
    }

    /// Reads a range; nil if it is not one.
    func range(_ range: JSONValue?, in encoding: PositionEncoding) -> TextRange? {
        guard let start = place(range["start"], in: encoding), let end = place(range["end"], in: encoding) else {
            return nil
        }
        return TextRange(start: start, end: max(start, end))
    }

    /// Returns a range as the client counts it.
    func json(of range: TextRange, in encoding: PositionEncoding) -> JSONValue {
        ["start": json(of: range.start, in: encoding), "end": json(of: range.end, in: encoding)]
    }

    private func json(of place: TextPlace, in encoding: PositionEncoding) -> JSONValue {
        let character = encoding.character(at: place.offset, in: content(ofLine: place.line))
        return ["line": .integer(Int64(place.line)), "character": .integer(Int64(character))]
    }

    /// Returns the text of a range.
    func text(in range: TextRange) -> String {
        guard range.start.line < range.end.line else {
            let line = lines[range.start.line]
            return String(
                decoding: line[min(range.start.offset, line.count)..<min(range.end.offset, line.count)],
                as: UTF8.self
            )
        }
        let first = lines[range.start.line].dropFirst(range.start.offset)
        let middle = lines[range.start.line + 1..<range.end.line].joined()
        let last = lines[range.end.line].prefix(range.end.offset)
        return String(decoding: first + middle + last, as: UTF8.self)
    }
}

extension JSONValue? {
    /// The value as an integer; nil if it is not one.
    var exactInteger: Int? { self?.exactInteger }

    /// The boolean; nil for anything else.
    var boolean: Bool? {
        guard case .bool(let bool)? = self else { return nil }
        return bool
    }

    /// The object; nil for anything else.
    var object: JSONObject? {
        guard case .object(let object)? = self else { return nil }
        return object
    }
}
