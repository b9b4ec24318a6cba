internal import HeadwordSQLite

/// A stem by which definitions are found.
package struct Clue: Sendable {
    /// How a definition is found by a stem.
    package enum Place: Int, CaseIterable, Sendable {
        /// The definition has the stem.
        case definition
        /// The concept that is defined is a kind of something that is called so.
        case kind
        /// What is defined is called so itself.
        case name
    }

    /// A stem that says nearly the same.
    package struct Near: Stored {
        /// The number of its clue.
        package var number: Int
        /// How much it counts beside the stem itself, in hundredths.
        package var weight: Int

        /// Creates a near stem from its parts.
        package init(number: Int, weight: Int) {
            self.number = number
            self.weight = weight
        }
    }

    /// The stem.
    package var stem: String
    /// How many definitions have the stem.
    package var count: Int
    /// Stems that say nearly the same, the nearest first.
    package var near: [Near]
    /// By place.
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
    /// Which of the headword's definitions the gloss is.
    package var place: Int
    /// How many senses the headword has before it in its lexical category.
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
    /// The clue of a stem; nil if nothing is found by it.
    package func clue(ofStem stem: String) throws -> Clue? {
        try read { reader in try reader.clue("stem", stem) }
    }

    /// The clue of a number; nil if there is none.
    package func clue(number: Int) throws -> Clue? {
        try read { reader in try reader.clue("id", String(number)) }
    }

    /// The senses that a gloss defines.
    package func senses(ofGloss number: Int) throws -> [GlossedSense] {
        try read { reader in
            try reader.rows("SELECT senses FROM gloss WHERE id = ?", String(number)) { row in
                try row.withBytes(0) { bytes in
                    try reader.stored { try ByteReader.list(of: GlossedSense.self, bytes) }
                }
            }.first ?? []
        }
    }

    /// What a search weighs of all glosses.
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
