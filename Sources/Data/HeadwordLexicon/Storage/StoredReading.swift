package import HeadwordBytes
package import HeadwordModel

/// A lexical category of a headword, and the features that the headword itself has in it as a form.
package struct StoredReading: Hashable, Stored {
    package var category: LexicalCategory
    package var features: [GrammaticalFeature]
    /// How often the headword occurs in the category in sense-tagged text.
    package var tagged: Int

    /// Creates the reading of a headword in one of its lexical entries.
    package init(_ lexicalEntry: LexicalEntry, tagged: Int = 0) {
        category = lexicalEntry.lexicalCategory
        features = lexicalEntry.baseFeatures
        self.tagged = tagged
    }

    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        category = try reader.member()
        features = try reader.members()
        tagged = try reader.number()
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(category)
        writer.write(features)
        writer.write(number: tagged)
    }
}
