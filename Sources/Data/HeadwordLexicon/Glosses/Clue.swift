package import HeadwordBytes
internal import HeadwordSQLite

/// A stem by which definitions are found.
package struct Clue: Sendable {
    /// The ways in which a stem leads to a definition.
    package enum Place: Int, CaseIterable, Sendable {
        /// The definition contains the stem.
        case definition
        /// The defined concept is a kind of something with that name.
        case kind
        /// The defined concept itself has that name.
        case name
    }

    /// A stem of similar meaning.
    package struct Near: Stored {
        /// The number of its clue.
        package var number: Int
        /// How much it counts compared with the stem itself, in hundredths.
        package var weight: Int

        /// Creates a near stem from its parts.
        package init(number: Int, weight: Int) {
            self.number = number
            self.weight = weight
        }
    }

    /// The stem.
    package var stem: String
    /// The number of definitions that contain the stem.
    package var count: Int
    /// Stems of similar meaning, the nearest first.
    package var near: [Near]
    /// The glosses, indexed by the raw value of ``Place``.
    fileprivate var glosses: [PlaceList]

    /// Calls `body` with the number of each gloss that is found by the stem in one way, in ascending order, until it
    /// returns false.
    package func forEachGloss(in place: Place, _ body: (Int) -> Bool) {
        glosses[place.rawValue].forEach(body)
    }
}

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

    /// Creates a sense from its parts.
    package init(headword: Int, place: Int, rank: Int, zipf: Int) {
        self.headword = headword
        self.place = place
        self.rank = rank
        self.zipf = zipf
    }
}

// MARK: - Storage

extension Clue.Near {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(number: try reader.number(), weight: try reader.number())
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(number: number)
        writer.write(number: weight)
    }
}

extension GlossedSense {
    package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        self.init(
            headword: try reader.number(),
            place: try reader.number(),
            rank: try reader.number(),
            zipf: try reader.number()
        )
    }

    package func store(in writer: inout ByteWriter) {
        writer.write(number: headword)
        writer.write(number: place)
        writer.write(number: rank)
        writer.write(number: zipf)
    }
}

// MARK: - Look-up

extension Lexicon {
    /// Returns the clue of a stem; nil if it leads to no definition.
    package func clue(ofStem stem: String) throws -> Clue? {
        try read { reader in try reader.clue("stem", stem) }
    }

    /// Returns the clue with a number; nil if there is none.
    package func clue(number: Int) throws -> Clue? {
        try read { reader in try reader.clue("id", String(number)) }
    }

    /// Returns the senses that a gloss defines.
    package func senses(ofGloss number: Int) throws -> [GlossedSense] {
        try read { reader in
            try reader.rows("SELECT senses FROM gloss WHERE id = ?", String(number)) { row in
                try row.withBytes(0) { bytes in
                    try reader.stored { try ByteReader.list(of: GlossedSense.self, bytes) }
                }
            }.first ?? []
        }
    }

    /// Returns the traits by which a search ranks all glosses.
    package func glossTraits() throws -> GlossTraits {
        try read { reader in
            try reader.rows("SELECT traits FROM gloss_traits") { row in GlossTraits(row.withBytes(0) { Array($0) }) }
                .first
                ?? GlossTraits([])
        }
    }
}

extension LexiconReader {
    fileprivate func clue(_ column: String, _ key: String) throws -> Clue? {
        try rows("SELECT stem, count, near, definitions, kinds, names FROM clue WHERE \(column) = ?", key) { row in
            let near = try row.withBytes(2) { bytes in
                try self.stored { try ByteReader.list(of: Clue.Near.self, bytes) }
            }
            return Clue(
                stem: row.text(0),
                count: Int(row.integer(1)),
                near: near,
                glosses: (3...5).map { column in PlaceList(row.withBytes(column) { Array($0) }) }
            )
        }.first
    }

    fileprivate func stored<Value>(_ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch {
            throw damaged("the index of definitions cannot be read")
        }
    }
}
