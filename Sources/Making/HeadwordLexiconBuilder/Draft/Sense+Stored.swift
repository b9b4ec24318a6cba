internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

extension Sense: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        try self.init(own: &reader)
        // One level only, so that a damaged file cannot lead deeper.
        subsenses = try reader.list { reader throws(ByteReader.Failure) in try Sense(own: &reader) }
    }

    private init(own reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            id: try reader.text(),
            definitions: try reader.texts(),
            examples: try reader.list(),
            domains: try reader.members(),
            registers: try reader.members(),
            regions: try reader.members(),
            grammaticalFeatures: try reader.members(),
            crossReferences: try reader.list(),
            synonyms: try reader.texts(),
            antonyms: try reader.list(),
            variantForms: try reader.list(),
            notes: try reader.list()
        )
    }

    func store(in writer: inout ByteWriter) {
        storeOwn(in: &writer)
        writer.write(count: subsenses.count)
        for subsense in subsenses { subsense.storeOwn(in: &writer) }
    }

    private func storeOwn(in writer: inout ByteWriter) {
        writer.write(id)
        writer.write(definitions)
        writer.write(examples)
        writer.write(domains)
        writer.write(registers)
        writer.write(regions)
        writer.write(grammaticalFeatures)
        writer.write(crossReferences)
        writer.write(synonyms)
        writer.write(antonyms)
        writer.write(variantForms)
        writer.write(notes)
    }
}

extension CrossReference: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            word: try reader.text(),
            type: try reader.member()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(word)
        writer.write(case: type)
    }
}

extension Antonym: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(word: try reader.text(), isIndirect: try reader.flag())
    }

    func store(in writer: inout ByteWriter) {
        writer.write(word)
        writer.write(isIndirect)
    }
}

extension Example: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(text: try reader.text(), author: try reader.textIfPresent(), shows: try reader.shown())
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(ifPresent: author)
        writer.write(shows)
    }
}

extension ByteReader {
    /// Reads which word an example shows: the headword, an unknown word (an empty text) or a synonym.
    fileprivate mutating func shown() throws(Failure) -> Example.Shown {
        if try flag() { return .headword }
        return try textIfPresent().map(Example.Shown.synonym) ?? .unknown
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ shown: Example.Shown) {
        write(shown == .headword)
        switch shown {
        case .headword: break
        case .unknown: write("")
        case .synonym(let word): write(word)
        }
    }
}
