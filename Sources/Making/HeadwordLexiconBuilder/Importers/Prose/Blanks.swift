/// Spaces and tabs in lines of text.
enum Blanks {
    /// Returns the text without blanks at its ends.
    static func trimmed(_ text: Substring) -> Substring {
        var bytes = text.utf8[...]
        while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        return text[bytes.startIndex..<bytes.endIndex]
    }

    /// Returns the text with a single space for each run of blanks, and none at its ends.
    static func singleSpaced(_ text: some StringProtocol) -> String {
        text.utf8.split { $0 == 0x20 || $0 == 0x09 }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
