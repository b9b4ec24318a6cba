package import HeadwordBytes
package import HeadwordModel

extension Concept: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            number: try reader.number(),
            language: try reader.member(),
            members: try reader.list(),
            pointers: try reader.list()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(number: number)
        writer.write(language)
        writer.write(members)
        writer.write(pointers)
    }
}

extension Concept.Member: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(word: try reader.text(), sense: try reader.text())
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(word)
        writer.write(sense)
    }
}

extension Concept.Pointer: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(try reader.member(), to: try reader.number())
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(relation)
        writer.write(number: concept)
    }
}
