internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

extension Concept: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            number: try reader.number(),
            language: try reader.member(),
            members: try reader.list(),
            pointers: try reader.list()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(number: number)
        writer.write(language)
        writer.write(members)
        writer.write(pointers)
    }
}

extension Concept.Member: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(word: try reader.text(), sense: try reader.text())
    }

    func store(in writer: inout ByteWriter) {
        writer.write(word)
        writer.write(sense)
    }
}

extension Concept.Pointer: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(try reader.member(), to: try reader.number())
    }

    func store(in writer: inout ByteWriter) {
        writer.write(relation)
        writer.write(number: concept)
    }
}
