internal import HeadwordBytes
internal import HeadwordLexicon

/// The words that a source has near a headword, by meaning; ``SynonymRanking`` weighs them.
struct NearWords: Stored {
    /// The nearness of a kind of a thing to the thing itself.
    static let kindOfThing = 0.15

    struct Word: Stored {
        var text: String
        /// The nearness, in hundredths.
        var nearness: Int
    }

    struct Meaning: Stored {
        /// The id of the sense.
        var sense: String
        var words: [Word]
    }

    var meanings: [Meaning]
}

extension NearWords {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        meanings = try reader.list()
    }

    func store(in writer: inout ByteWriter) {
        writer.write(meanings)
    }
}

extension NearWords.Meaning {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        sense = try reader.text()
        words = try reader.list()
    }

    func store(in writer: inout ByteWriter) {
        writer.write(sense)
        writer.write(words)
    }
}

extension NearWords.Word {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        text = try reader.text()
        nearness = try reader.number()
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(number: nearness)
    }
}
