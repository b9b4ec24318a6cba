/// The unit in which the characters of a position are counted (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// Returns the number of units of the code point that begins with a byte of UTF-8.
    func units(ofScalarBeginningWith byte: UInt8) -> Int {
        switch self {
        case .utf8: Self.length(ofScalarBeginningWith: byte)
        case .utf16: byte >= 0xF0 ? 2 : 1
        case .utf32: 1
        }
    }

    /// Returns the number of bytes of the code point that begins with a byte of UTF-8.
    static func length(ofScalarBeginningWith byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    /// Returns the offset in bytes of a character in a line; that of the end of the line if it is beyond it, and that of
    /// the beginning of a code point if it is inside one.
    package func offset(of character: Int, in line: ArraySlice<UInt8>) -> Int {
        var (index, rest) = (line.startIndex, max(0, character))
        while index < line.endIndex {
            let units = units(ofScalarBeginningWith: line[index])
            guard rest >= units else { break }
            rest -= units
            index += Self.length(ofScalarBeginningWith: line[index])
        }
        return min(index, line.endIndex) - line.startIndex
    }

    /// Returns the character at an offset in bytes.
    package func character(at offset: Int, in line: ArraySlice<UInt8>) -> Int {
        var (index, character) = (line.startIndex, 0)
        let end = min(line.startIndex + offset, line.endIndex)
        while index < end {
            character += units(ofScalarBeginningWith: line[index])
            index += Self.length(ofScalarBeginningWith: line[index])
        }
        return character
    }
}
