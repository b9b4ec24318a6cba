internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

// How entries are kept in memory until all sources are read.

extension Entry: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            source: try reader.text(),
            etymologies: try reader.texts(),
            pronunciations: try reader.list(),
            grammaticalFeatures: try reader.members(),
            variantForms: try reader.list(),
            notes: try reader.list(),
            senses: try reader.list()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(source)
        writer.write(etymologies)
        writer.write(pronunciations)
        writer.write(grammaticalFeatures)
        writer.write(variantForms)
        writer.write(notes)
        writer.write(senses)
    }
}

extension Pronunciation: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            notation: try reader.member(),
            region: try reader.memberIfPresent(),
            source: try reader.text()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(case: notation)
        writer.write(ifPresent: region)
        writer.write(source)
    }
}

extension VariantForm: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            regions: try reader.members(),
            registers: try reader.members()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(regions)
        writer.write(registers)
    }
}

extension Note: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            kind: try reader.member()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(case: kind)
    }
}
