package import HeadwordBytes
package import HeadwordModel

extension HeadwordEntry: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            word: try reader.text(),
            language: try reader.member(),
            regions: try reader.members(),
            pronunciations: try reader.list(),
            lexicalEntries: try reader.list()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(word)
        writer.write(language)
        writer.write(regions)
        writer.write(pronunciations)
        writer.write(lexicalEntries)
    }
}

extension LexicalEntry: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            lexicalCategory: try reader.member(),
            pronunciations: try reader.list(),
            entries: try reader.list(),
            derivatives: try reader.texts()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(lexicalCategory)
        writer.write(pronunciations)
        writer.write(entries)
        writer.write(derivatives)
    }
}

extension Entry: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
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

    package func store(in writer: inout ByteWriter) {
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
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            notation: try reader.member(),
            region: try reader.memberIfPresent(),
            source: try reader.text()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(case: notation)
        writer.write(ifPresent: region)
        writer.write(source)
    }
}

extension VariantForm: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            regions: try reader.members(),
            registers: try reader.members()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(regions)
        writer.write(registers)
    }
}

extension Note: Stored {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            kind: try reader.member()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(case: kind)
    }
}
