extension String {
    /// The text with entities in place of the characters that have a meaning in HTML and XML.
    var escapedForMarkup: String {
        guard utf8.contains(where: { Self.entities[$0] != nil }) else { return self }
        let escaped = utf8.flatMap { Self.entities[$0].map { Array($0.utf8) } ?? [$0] }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static let entities: [UInt8: String] = [
        UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;", UInt8(ascii: "\""): "&quot;",
    ]
}
