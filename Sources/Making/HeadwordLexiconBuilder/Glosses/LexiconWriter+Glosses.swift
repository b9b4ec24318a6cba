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
        let numbers = GlossNumbers(index)
        let clues = ClueNumbers(index, places)
        try write(index, numbers, weights: places.weights(ofGlosses: index.glosses.count), connection)
        try write(index, numbers, clues, connection)
        let addresses = try write(places, numbers, clues, connection)
        try write(index, places, try nearStems.value(), addresses, connection, progress)
    }

    /// Writes `gloss_part`.
    private func write(
        _ index: GlossIndex,
        _ numbers: GlossNumbers,
        weights: [Float],
        _ connection: borrowing SQLiteConnection
    ) throws {
        var row = try Insertion("gloss_part", columns: 4, connection)
        for part in numbers.parts {
            row.add(Int64(part.first))
            row.add(Int64(part.kind.lexicalCategory.rawValue))
            row.add(part.kind.isPerson ? 1 : 0)
            row.add(
                numbers.order[part.first..<part.first + part.count].flatMap { gloss in
                    GlossTraits(weight: weights[gloss], prominence: index.glosses[gloss].prominence).bytes
                }
            )
            try row.run()
        }
    }

    /// Writes `gloss`.
    private func write(
        _ index: GlossIndex,
        _ numbers: GlossNumbers,
        _ clues: ClueNumbers,
        _ connection: borrowing SQLiteConnection
    ) throws {
        var row = try Insertion("gloss", columns: 2, connection)
        for first in stride(from: 0, to: numbers.order.count, by: GlossRecord.perRow) {
            row.add(Int64(first / GlossRecord.perRow))
            row.add(
                numbers.order[first...].prefix(GlossRecord.perRow).flatMap { gloss in
                    GlossRecord.bytes(
                        clues: index.stems(of: gloss).map { stems in stems.map { clues.numbers[Int($0)] } },
                        senses: index.glosses[gloss].senses.map { numbers.numbered($0) }
                    )
                }
            )
            try row.run()
        }
    }

    /// Writes `clue_block`.
    ///
    /// - Returns: where the glosses of each stem are.
    private func write(
        _ places: GlossPlaces,
        _ numbers: GlossNumbers,
        _ clues: ClueNumbers,
        _ connection: borrowing SQLiteConnection
    ) throws -> [Clue.Address] {
        var row = try Insertion("clue_block", columns: 2, connection)
        var addresses = Array(repeating: Clue.Address(block: 0, offset: 0), count: clues.order.count)
        var (block, bytes): (Int, [UInt8]) = (0, [])
        func end() throws {
            row.add(Int64(block))
            row.add(bytes)
            try row.run()
        }
        for stem in clues.order {
            let glosses = places.glosses.map { lists in numbers.places(of: lists[stem]) }
            let clue = Clue.bytes(number: clues.numbers[stem], glosses: glosses)
            if !bytes.isEmpty, bytes.count + clue.count > Format.rowSize {
                try end()
                block += 1
                bytes = []
            }
            addresses[stem] = Clue.Address(block: block, offset: bytes.count)
            bytes += clue
        }
        try end()
        return addresses
    }

    /// Writes `clue`.
    private func write(
        _ index: GlossIndex,
        _ places: GlossPlaces,
        _ near: NearStems,
        _ addresses: [Clue.Address],
        _ connection: borrowing SQLiteConnection,
        _ progress: Progress
    ) throws {
        var row = try Insertion("clue", columns: 3, connection)
        let order = index.stems.indices.sorted { index.stems[$0] < index.stems[$1] }
        try progress.forEach("indexing definitions", of: order) { stem in
            let stems = near.stems(near: GlossIndex.Stem(stem))
                .map { Clue.Near(address: addresses[Int($0.stem)], weight: $0.weight) }
            return (stem, ByteWriter.bytes(of: [Clue.Near(address: addresses[stem], weight: 100)] + stems))
        } _: { (stem, near) in
            row.add(index.stems[stem])
            row.add(Int64(places.glosses[Clue.Place.definition.rawValue][stem].count))
            row.add(near)
            try row.run()
        }
    }
}

extension GlossIndex {
    /// Returns the stems that lead to a gloss, indexed by the raw value of ``Clue/Place``: each stem once, at its best
    /// place.
    fileprivate func stems(of number: Int) -> [[Stem]] {
        let gloss = glosses[number]
        var found = Set(gloss.stems)
        let kinds = gloss.concept.map { concepts.all[Int($0)].kinds } ?? []
        return [
            gloss.stems,
            kinds.flatMap { concepts.all[Int($0)].names }.filter { found.insert($0).inserted },
            gloss.names.filter { found.insert($0).inserted },
        ]
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

/// The glosses found by each stem.
private struct GlossPlaces {
    /// The glosses by place, then by stem.
    var glosses: [[[UInt32]]]

    init(_ index: GlossIndex) {
        glosses = Clue.Place.allCases.map { _ in Array(repeating: [], count: index.stems.count) }
        for gloss in index.glosses.indices {
            for (place, stems) in index.stems(of: gloss).enumerated() {
                for stem in stems { glosses[place][Int(stem)].append(UInt32(gloss)) }
            }
        }
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

/// The numbers of glosses in the file: kind after kind, and in their own order within a kind.
private struct GlossNumbers {
    /// A part of the glosses (`gloss_part`).
    struct Part {
        var first: Int
        var count: Int
        var kind: GlossKind
    }

    private(set) var parts: [Part] = []
    /// The glosses in the order of their numbers in the file.
    private(set) var order: [Int] = []
    /// The number in the file of each gloss, and the part that it is in.
    private var numbers: [(number: Int, part: Int)]

    init(_ index: GlossIndex) {
        numbers = Array(repeating: (0, 0), count: index.glosses.count)
        var kinds: [GlossKind: [Int]] = [:]
        for (number, gloss) in index.glosses.enumerated() {
            let kind = GlossKind(lexicalCategory: gloss.lexicalCategory, isPerson: gloss.isPerson(index.concepts))
            kinds[kind, default: []].append(number)
        }
        for (kind, glosses) in kinds.sorted(by: { $0.key < $1.key }) {
            for start in stride(from: 0, to: glosses.count, by: GlossKind.mostInPart) {
                add(glosses[start...].prefix(GlossKind.mostInPart), kind)
            }
        }
    }

    private mutating func add(_ glosses: ArraySlice<Int>, _ kind: GlossKind) {
        for gloss in glosses {
            numbers[gloss] = (order.count, parts.count)
            order.append(gloss)
        }
        parts.append(Part(first: order.count - glosses.count, count: glosses.count, kind: kind))
    }

    /// Returns the parts of glosses and their indices in the parts, in ascending order.
    func places(of glosses: [UInt32]) -> [(part: Int, index: UInt16)] {
        glosses.map { numbers[Int($0)] }.sorted { $0.number < $1.number }.map { gloss in
            (gloss.part, UInt16(gloss.number - parts[gloss.part].first))
        }
    }

    /// Returns a sense with the number in the file of its definition.
    func numbered(_ sense: GlossedSense) -> GlossedSense {
        var sense = sense
        sense.definition = sense.definition.map { numbers[$0].number }
        return sense
    }
}

/// The numbers of clues in the file, from 1: those that lead to the most glosses first, so that most numbers are short
/// and the glosses of common clues are close together.
private struct ClueNumbers {
    /// The stems in the order of their numbers.
    let order: [Int]
    /// The number of each stem.
    private(set) var numbers: [Int]

    init(_ index: GlossIndex, _ places: GlossPlaces) {
        let counts = index.stems.indices.map { stem in places.glosses.reduce(0) { $0 + $1[stem].count } }
        order = index.stems.indices.sorted { first, second in
            (counts[second], index.stems[first]) < (counts[first], index.stems[second])
        }
        numbers = Array(repeating: 0, count: order.count)
        for (number, stem) in order.enumerated() { numbers[stem] = number + 1 }
    }
}
