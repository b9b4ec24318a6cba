package import HeadwordModel

/// A lexical category of a headword, and what the headword itself expresses in it as a form.
package struct StoredReading: Hashable, Stored {
    package var category: LexicalCategory
    package var features: [GrammaticalFeature]
    /// How often the headword was met in the category in sense-tagged text.
    package var tagged: Int

    /// What the headword is by one of its lexical entries.
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
