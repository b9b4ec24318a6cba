internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel

extension Sentence: Stored {
    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            text: try reader.text(),
            translation: try reader.rendering(),
            author: try reader.textIfPresent(),
            source: try reader.text()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(text)
        writer.write(ifPresent: translation?.language)
        if let translation { writer.write(translation.text) }
        writer.write(ifPresent: author)
        writer.write(source)
    }
}

extension ByteReader {
    fileprivate mutating func rendering() throws(Failure) -> Sentence.Rendering? {
        guard let language: Language = try memberIfPresent() else { return nil }
        return Sentence.Rendering(text: try text(), language: language)
    }
}
