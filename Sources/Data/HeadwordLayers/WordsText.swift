internal import HeadwordLexicon

/// The format of `words.txt`: one word or phrase on each line.
///
/// A line that begins with `#` is a comment, `!word` forbids a word, and `word = other` says to use another one.
enum WordsText {
    /// Reads a file.
    ///
    /// - Throws: ``LayerFailure`` if the file as a whole cannot be used.
    static func read(_ bytes: [UInt8], path: String) throws(LayerFailure) -> Layer.File {
        try LayerLines(bytes).read(of: path) { line, _ throws(LayerFailure) in try word(line) }
    }

    /// Returns what a line says; nil if it says nothing.
    static func word(_ line: ArraySlice<UInt8>) throws(LayerFailure) -> LayerWord? {
        guard line.first != UInt8(ascii: "#") else { return nil }
        let text = trimmed(try String(layerBytes: line, "the line")[...])
        guard !text.isEmpty else { return nil }
        if text.first == "!" {
            return LayerWord(try .layerWord(trimmed(text.dropFirst())), status: .forbidden)
        }
        let sides = (" " + text + " ").split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return LayerWord(try .layerWord(text)) }
        return LayerWord(
            try .layerWord(trimmed(sides[0])),
            status: .forbidden,
            replacements: [try replacement(trimmed(sides[1]))]
        )
    }

    private static func replacement(_ text: Substring) throws(LayerFailure) -> String {
        guard !text.isEmpty else { throw LayerFailure("there is no word after '='") }
        return try .layerWord(text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
