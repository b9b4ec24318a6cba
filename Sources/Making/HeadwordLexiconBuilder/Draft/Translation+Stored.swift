internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

extension TranslationGroup: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            target: try reader.member(),
            source: try reader.text(),
            pivot: try reader.memberIfPresent(),
            lexicalCategory: try reader.memberIfPresent(),
            gloss: try reader.textIfPresent(),
            domains: try reader.members(),
            registers: try reader.members(),
            regions: try reader.members(),
            translations: try reader.list()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(target)
        writer.write(source)
        writer.write(ifPresent: pivot)
        writer.write(ifPresent: lexicalCategory)
        writer.write(ifPresent: gloss)
        writer.write(domains)
        writer.write(registers)
        writer.write(regions)
        writer.write(translations)
    }
}

extension Translation: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            try reader.text(),
            grammaticalFeatures: try reader.members(),
            registers: try reader.members(),
            regions: try reader.members()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(grammaticalFeatures)
        writer.write(registers)
        writer.write(regions)
    }
}
