internal import HeadwordBytes
internal import HeadwordLexicon

/// Words derived from a headword in one of its lexical categories.
struct DerivativeList: Stored {
    var words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        words = try reader.texts()
    }

    func store(in writer: inout ByteWriter) {
        writer.write(words)
    }
}
