extension String {
    /// The text, percent-decoded once: each `%` and two hexadecimal digits become the byte that they encode.
    ///
    /// Malformed input stays as it is: a `%` without two digits, and the whole text if the result would not be UTF-8.
    package var percentDecoded: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        var rest = Array(utf8)[...]
        var decoded: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let escaped = Self.byte(rest.prefix(2)) {
                decoded.append(escaped)
                rest.removeFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self) ?? self
    }

    /// Returns the byte that two hexadecimal digits encode.
    private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return values.count == 2 ? UInt8(values[0] * 16 + values[1]) : nil
    }
}
