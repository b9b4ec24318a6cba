internal import HeadwordBytes
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

extension LexiconWriter {
    /// Writes the index that finds definitions by their stems.
    func write(_ index: GlossIndex, _ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        guard !index.glosses.isEmpty else { return }
        let nearStems = Ahead(threads: progress.threads) { NearStems(index) }
        let places = GlossPlaces(index)
        try write(index, weights: places.weights(ofGlosses: index.glosses.count), connection)
        let near = try nearStems.value()
        // Stems are numbered in alphabetical order.
        let order = index.stems.indices.sorted { index.stems[$0] < index.stems[$1] }
        var numbers = Array(repeating: 0, count: order.count)
        for (number, stem) in order.enumerated() { numbers[stem] = number + 1 }
        var insertion = try Insertion("clue", columns: 7, connection)
        try progress.forEach("indexing definitions", of: order) { [numbers] stem in
            ClueRow(stem, index, places, near, numbers)
        } _: { row in
            insertion.add(row.id)
            insertion.add(row.stem)
            insertion.add(row.count)
            for place in row.places { insertion.add(place) }
            insertion.add(row.near)
            try insertion.run()
        }
    }

    private func write(
        _ index: GlossIndex,
        weights: [Float],
        _ connection: borrowing SQLiteConnection
    ) throws {
        var gloss = try Insertion("gloss", columns: 2, connection)
        var traits: [UInt8] = []
        for (number, (entry, weight)) in zip(index.glosses, weights).enumerated() {
            gloss.add(Int64(number))
            gloss.add(ByteWriter.bytes(of: entry.senses))
            try gloss.run()
            traits +=
                GlossTraits.Traits(
                    lexicalCategory: entry.lexicalCategory,
                    isPerson: entry.isPerson(index.concepts),
                    weight: weight,
                    prominence: entry.prominence
                ).bytes
        }
        var insertion = try Insertion("gloss_traits", columns: 1, connection)
        insertion.add(traits)
        try insertion.run()
    }
}

/// A row of the table of clues.
private struct ClueRow: Sendable {
    var id: Int64
    var stem: String
    var count: Int64
    /// The glosses at each ``Clue/Place``.
    var places: [[UInt8]]
    var near: [UInt8]

    /// - Parameter numbers: the number of each stem in the file.
    init(_ stem: Int, _ index: GlossIndex, _ places: GlossPlaces, _ near: NearStems, _ numbers: [Int]) {
        id = Int64(numbers[stem])
        self.stem = index.stems[stem]
        count = Int64(places.glosses[0][stem].count)
        self.places = Clue.Place.allCases.map { place in
            PlaceList.bytes(of: places.glosses[place.rawValue][stem], count: index.glosses.count)
        }
        let stems = near.stems(near: GlossIndex.Stem(stem))
        self.near = ByteWriter.bytes(of: stems.map { Clue.Near(number: numbers[Int($0.stem)], weight: $0.weight) })
    }
}

extension GlossIndex.Gloss {
    fileprivate func isPerson(_ concepts: GlossConcepts) -> Bool {
        if let concept { return concepts.all[Int(concept)].isPerson }
        return lexicalCategory == .noun && beginsLikePerson
    }

    /// Definitions of common headwords come before others; obsolete ones come last. Descriptions count less than
    /// definitions, since most rare words have none. The factors were tuned on two thirds of
    /// `Tests/Fixtures/reverse.tsv`.
    fileprivate var prominence: Float {
        (0.85 + 0.15 * min(Float(zipf), 400) / 400) * (isCurrent ? 1 : 0.4) * (isDescription ? 0.9 : 1)
    }
}

/// The glosses found by each stem. A gloss is listed once per stem, at its best place.
private struct GlossPlaces {
    /// The glosses by place, then by stem.
    var glosses: [[[UInt32]]]

    init(_ index: GlossIndex) {
        glosses = Clue.Place.allCases.map { _ in Array(repeating: [], count: index.stems.count) }
        for (number, gloss) in index.glosses.enumerated() {
            var found = Set(gloss.stems)
            for stem in gloss.stems { add(number, to: stem, .definition) }
            let kinds = gloss.concept.map { index.concepts.all[Int($0)].kinds } ?? []
            for stem in kinds.flatMap({ index.concepts.all[Int($0)].names }) where found.insert(stem).inserted {
                add(number, to: stem, .kind)
            }
            for stem in gloss.names where found.insert(stem).inserted { add(number, to: stem, .name) }
        }
    }

    private mutating func add(_ gloss: Int, to stem: GlossIndex.Stem, _ place: Clue.Place) {
        glosses[place.rawValue][Int(stem)].append(UInt32(gloss))
    }

    /// Returns the total weight of the stems of each gloss.
    func weights(ofGlosses count: Int) -> [Float] {
        var weights = Array(repeating: Float(0), count: count)
        for list in glosses[Clue.Place.definition.rawValue] {
            let weight = GlossTraits.weight(ofStemIn: list.count, of: count)
            for gloss in list { weights[Int(gloss)] += weight }
        }
        return weights
    }
}
