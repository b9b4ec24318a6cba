package import HeadwordBytes
package import HeadwordModel

extension ThesaurusSet: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            source: try reader.text(),
            lexicalCategory: try reader.memberIfPresent(),
            relation: try reader.member(),
            words: try reader.list()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(source)
        writer.write(ifPresent: lexicalCategory)
        writer.write(case: relation)
        writer.write(words)
    }
}

extension ThesaurusWord: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            try reader.text(),
            registers: try reader.members(),
            regions: try reader.members(),
            domains: try reader.members()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(registers)
        writer.write(regions)
        writer.write(domains)
    }
}
