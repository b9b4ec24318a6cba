internal import HeadwordJSON
internal import JSONRPC

extension Call {
    /// The parameters of a message of the Language Server Protocol; an empty object if there are none.
    var languageParameters: JSONValue {
        get throws(ErrorObject) {
            guard let parameters else { return [:] }
            do {
                return try parameters.value()
            } catch  where error.kind == .unrepresentableText {
                return try Self.repaired(parameters)
            } catch {
                throw .parseError(error)
            }
        }
    }

    /// An editor that counts in UTF-16 may cut a character in two. Each half becomes U+FFFD, which is as long in UTF-16.
    private static func repaired(_ parameters: JSONText) throws(ErrorObject) -> JSONValue {
        do {
            return try JSONText(replacingHalfPairs(in: parameters.rawBytes)).value()
        } catch {
            throw .parseError(error)
        }
    }

    private static func replacingHalfPairs(in text: ArraySlice<UInt8>) -> [UInt8] {
        var (result, index): ([UInt8], Int) = ([], text.startIndex)
        result.reserveCapacity(text.count)
        while index < text.endIndex {
            let length = escapeLength(text[index...])
            var escape = text[index..<index + length]
            if let unit = codeUnit(escape), (0xD800...0xDFFF).contains(unit) {
                let other = text[(index + length)...].prefix(6)
                if unit < 0xDC00, let low = codeUnit(other), (0xDC00...0xDFFF).contains(low) {
                    escape = text[index..<index + length + 6]
                    result += escape
                } else {
                    result += Array(#"\uFFFD"#.utf8)
                }
            } else {
                result += escape
            }
            index += escape.count
        }
        return result
    }

    /// Returns the length of the escape, or of the other byte, that a text begins with.
    private static func escapeLength(_ text: ArraySlice<UInt8>) -> Int {
        guard text.first == UInt8(ascii: "\\"), text.count > 1 else { return 1 }
        return text[text.startIndex + 1] == UInt8(ascii: "u") ? min(6, text.count) : 2
    }

    /// Returns the UTF-16 code unit of an escape; nil for anything else.
    private static func codeUnit(_ escape: ArraySlice<UInt8>) -> UInt16? {
        guard escape.count == 6, escape.starts(with: Array(#"\u"#.utf8)) else { return nil }
        return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
    }
}
