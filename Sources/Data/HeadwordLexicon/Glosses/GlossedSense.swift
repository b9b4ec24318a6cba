package import HeadwordBytes

/// A sense that a gloss defines.
package struct GlossedSense: Stored, Sendable {
    /// The number of the headword.
    package var headword: Int
    /// The position of the gloss among the headword's definitions.
    package var place: Int
    /// The number of the headword's senses before it in its lexical category.
    package var rank: Int
    /// How common the headword is, in tenths of the Zipf value; 0 if it was not counted.
    package var zipf: Int
    /// The number of the gloss that has the text of the definition at ``place``; nil for the gloss itself. A
    /// description leads to the definition of its sense.
    package var definition: Int?

    /// Creates a sense from its parts.
    package init(headword: Int, place: Int, rank: Int, zipf: Int, definition: Int? = nil) {
        self.headword = headword
        self.place = place
        self.rank = rank
        self.zipf = zipf
        self.definition = definition
    }

    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        headword = try reader.number()
        place = try reader.number()
        // The lowest bit tells whether a number of a gloss follows.
        let rank = try reader.number()
        self.rank = rank >> 1
        zipf = try reader.number()
        definition = rank & 1 == 1 ? try reader.number() : nil
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(number: headword)
        writer.write(number: place)
        writer.write(number: rank << 1 | (definition == nil ? 0 : 1))
        writer.write(number: zipf)
        if let definition { writer.write(number: definition) }
    }
}
