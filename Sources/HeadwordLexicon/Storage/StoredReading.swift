package import HeadwordModel

/// A lexical category of a headword, and what the headword itself expresses in it as a form.
package struct StoredReading: Hashable, Stored {
    package var category: LexicalCategory
    package var features: [GrammaticalFeature]

    /// What the headword is by one of its lexical entries.
    package init(_ lexicalEntry: LexicalEntry) {
        category = lexicalEntry.lexicalCategory
        features = lexicalEntry.baseFeatures
    }

    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        category = try reader.member()
        features = try reader.members()
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(category)
        writer.write(features)
    }
}
