internal import Glibc
internal import HeadwordBytes
internal import HeadwordModel
internal import HeadwordWork

/// Searches the glosses that match a description best.
///
/// The fewer definitions contain a word, the greater its weight. The greater part of a score is the share of the
/// description that the gloss covers, the lesser the share of the gloss that the description covers. The weights were
/// tuned on two thirds of `Tests/Fixtures/reverse.tsv`.
///
/// The clues of the words lead to tens of thousands of glosses, so the share of the description is first estimated
/// for all of them, in one byte each and never too low. Only the glosses that may be among the best are read.
struct GlossSearch {
    /// The maximum weight of a word, for the rarest.
    private static let mostWeight: Float = 7.6
    /// The minimum weight of a definition, for the shortest.
    static let leastWeight: Float = 4
    static let (askedExponent, givenExponent): (Float, Float) = (1.7, 0.5)
    /// The factors for a gloss of another lexical category than the description suggests, and for one not about a
    /// person if the description is.
    private static let (otherCategory, noPerson): (Float, Float) = (0.6, 0.4)

    let query: GlossQuery
    let blocks: GlossBlocks
    let reader: LexiconReader
    let parts: [GlossPart]
    /// The weight of each word, and of all of them.
    let weights: [Float]
    let whole: Float
    private(set) var clues: ClueTable
    /// The blocks that the segments are in.
    private(set) var lists: [[UInt8]] = []
    /// The segments to search, by part, in the order of words and then of their impact.
    private(set) var segments: [[Segment]]
    let estimates: Estimates
    var check = StopCheck()

    /// Some of the glosses that a clue leads to.
    struct Segment {
        /// The index of the block in ``lists``, and the offset of the glosses in it.
        var list: Int32
        var offset: Int32
        var count: Int32
        var word: UInt8
        /// How much the word adds to the estimate of a gloss.
        var impact: UInt8
    }

    /// Finds the clues of the words.
    init(_ query: GlossQuery, _ blocks: GlossBlocks, _ reader: LexiconReader) throws {
        self.query = query
        self.blocks = blocks
        self.reader = reader
        parts = try blocks.parts(reader)
        let all = parts.reduce(0) { $0 + $1.count }
        let found = try query.stems.map { stem in try reader.clue(ofStem: stem) }
        weights = found.map { min(Self.mostWeight, GlossTraits.weight(ofStemIn: $0?.count ?? 0, of: all)) }
        whole = weights.reduce(0, +)
        estimates = Estimates(whole: whole, words: weights.count)
        clues = ClueTable(atMost: found.reduce(0) { $0 + ($1?.near.count ?? 0) })
        segments = Array(repeating: [], count: parts.count)
        for (word, clue) in found.enumerated() {
            if let clue { try add(clue.near, word: word) }
        }
    }

    /// The factor that all glosses of a kind have in common, and whether they are searched at all.
    func factor(of kind: GlossKind) -> Float? {
        let categories = query.lexicalCategories
        guard categories.isEmpty || categories.contains(kind.lexicalCategory) else { return nil }
        return (lacksPerson(kind) ? Self.noPerson : 1) * (isOther(kind) ? Self.otherCategory : 1)
    }

    private func lacksPerson(_ kind: GlossKind) -> Bool { query.isAboutPerson && !kind.isPerson }

    private func isOther(_ kind: GlossKind) -> Bool {
        guard query.lexicalCategories.isEmpty, let guess = query.guess else { return false }
        return guess != kind.lexicalCategory
    }

    /// Returns the score of a gloss.
    ///
    /// - Parameter asked: the total weight of the description's words that it contains.
    func score(asked: Float, _ traits: GlossTraits, _ kind: GlossKind) -> Float {
        var score = powf(asked / whole, Self.askedExponent) * traits.prominence
        score *= powf(min(1, asked / max(Self.leastWeight, traits.weight)), Self.givenExponent)
        if lacksPerson(kind) { score *= Self.noPerson }
        if isOther(kind) { score *= Self.otherCategory }
        return min(1, score)
    }
}

// MARK: - The clues of a word

extension GlossSearch {
    /// Adds the segments of a word's clues, those that count most first.
    private mutating func add(_ near: [Clue.Near], word: Int) throws {
        var found: [Clue.Segment] = []
        // Where the segments of each clue and place begin.
        var starts: [Int] = []
        let firstList = lists.count
        for clue in near {
            let block = try blocks.clues(inBlock: clue.address.block, reader)
            lists.append(block)
            let number = try block.withUnsafeBytes { block in
                try reader.glosses { () throws(ByteReader.Failure) in
                    try Clue.readSegments(block, at: clue.address.offset, &found, &starts)
                }
            }
            clues.add(number, word: word, weight: clue.weight)
        }
        starts.append(found.count)
        forEachWay(near) { clue, place, factor in
            let impact = estimates.impact(of: factor * weights[word])
            let way = clue * Clue.Place.allCases.count + place
            for segment in found[starts[way]..<starts[way + 1]] where segment.part < segments.count {
                segments[segment.part].append(
                    Segment(
                        list: Int32(truncatingIfNeeded: firstList + clue),
                        offset: segment.offset,
                        count: segment.count,
                        word: UInt8(truncatingIfNeeded: word),
                        impact: impact
                    )
                )
            }
        }
    }

    /// Calls `body` with each clue and place in descending order of their factor. The clues are in descending order of
    /// their weight.
    private func forEachWay(_ near: [Clue.Near], _ body: (_ clue: Int, _ place: Int, _ factor: Float) -> Void) {
        var next = (0, 0, 0)
        func factor(_ clue: Int, _ place: Clue.Place) -> Float {
            clue < near.count ? near[clue].factor * place.weight : -1
        }
        while true {
            let factors = (factor(next.0, .definition), factor(next.1, .kind), factor(next.2, .name))
            switch max(factors.0, factors.1, factors.2) {
            case ..<0: return
            case factors.0:
                body(next.0, 0, factors.0)
                next.0 += 1
            case factors.1:
                body(next.1, 1, factors.1)
                next.1 += 1
            default:
                body(next.2, 2, factors.2)
                next.2 += 1
            }
        }
    }
}

// MARK: - The best glosses

extension GlossSearch {
    /// Returns the best glosses.
    mutating func matches(atMost limit: Int) throws -> GlossMatches {
        var best = BestGlosses(limit)
        let sums = GlossSums(parts.reduce(0) { $0 + $1.count })
        var searched: [SearchedPart] = []
        for (number, part) in parts.enumerated() where !segments[number].isEmpty {
            guard let factor = factor(of: part.kind) else { continue }
            let traits = try blocks.traits(of: part, number: number, reader)
            searched.append(SearchedPart(number: number, part: part, factor: factor, traits: traits))
            try sums.add(segments[number], lists, first: part.first, &check)
        }
        // The most promising glosses come first, since they show how good the others must be.
        let floor = promisingScore(searched, sums, limit)
        try search(searched, sums, floor..<(.infinity), &best)
        if best.least < floor { try search(searched, sums, best.least..<floor, &best) }
        return try matches(best)
    }

    /// A part whose glosses are searched.
    private struct SearchedPart {
        var number: Int
        var part: GlossPart
        /// The factor that its glosses have in common.
        var factor: Float
        var traits: [UInt8]

        var range: Range<Int> { part.first..<part.first + part.count }
    }

    /// Returns a bound that somewhat more glosses reach than are requested, judging by some of them.
    private func promisingScore(_ searched: [SearchedPart], _ sums: borrowing GlossSums, _ limit: Int) -> Float {
        let (interval, steps) = (16, 1024)
        var counts = Array(repeating: 0, count: steps)
        for part in searched {
            part.traits.withUnsafeBytes { traits in
                for gloss in stride(from: part.range.lowerBound, to: part.range.upperBound, by: interval) {
                    let sum = sums[gloss]
                    guard sum > 0 else { continue }
                    let traits = GlossTraits(traits, at: gloss - part.part.first)
                    let bound = estimates.bound(of: sum, traits) * part.factor
                    counts[min(steps - 1, Int(bound * Float(steps)))] += interval
                }
            }
        }
        var step = steps - 1
        var reached = counts[step]
        while step > 0, reached < limit + limit / 2 {
            step -= 1
            reached += counts[step]
        }
        return Float(step) / Float(steps)
    }

    /// Searches glosses whose bounds are in a range.
    private mutating func search(
        _ searched: [SearchedPart],
        _ sums: borrowing GlossSums,
        _ bounds: Range<Float>,
        _ best: inout BestGlosses
    ) throws {
        var factors = Array(repeating: Float(0), count: weights.count)
        for part in searched {
            let sum = estimates.leastSum(for: max(bounds.lowerBound, best.least), part.factor)
            try part.traits.withUnsafeBytes { traits in
                try sums.forEach(in: part.range, atLeast: sum) { gloss in
                    let traits = GlossTraits(traits, at: gloss - part.part.first)
                    let bound = estimates.bound(of: sums[gloss], traits) * part.factor
                    guard bound >= best.least, bounds.contains(bound) else { return }
                    try check.pass()
                    let asked = try asked(of: gloss, &factors)
                    best.add(gloss, part.number, score(asked: asked, traits, part.part.kind))
                }
            }
        }
    }

    /// Returns the score of the gloss with an index in a part.
    func score(ofGlossAt index: Int, in part: Int) throws -> Float {
        let traits = try blocks.traits(of: parts[part], number: part, reader)
        var factors = Array(repeating: Float(0), count: weights.count)
        let asked = try asked(of: parts[part].first + index, &factors)
        return score(asked: asked, traits.withUnsafeBytes { GlossTraits($0, at: index) }, parts[part].kind)
    }

    /// Returns the total weight of the description's words that a gloss contains.
    ///
    /// - Parameter factors: working space for the factor of each word.
    private func asked(of gloss: Int, _ factors: inout [Float]) throws -> Float {
        for word in factors.indices { factors[word] = 0 }
        let row = try blocks.records(inRow: gloss / GlossRecord.perRow, reader)
        try row.withUnsafeBytes { row in
            try reader.glosses { () throws(ByteReader.Failure) in
                var record = try GlossRecord.reader(row, at: gloss % GlossRecord.perRow)
                for place in Clue.Place.allCases {
                    try record.forEachClue { clue in
                        clues.forEachWord(of: clue) { entry in
                            let factor = Clue.Near.factor(ofWeight: Int(entry.weight)) * place.weight
                            factors[Int(entry.word)] = max(factors[Int(entry.word)], factor)
                        }
                    }
                }
            }
        }
        var asked: Float = 0
        for (factor, weight) in zip(factors, weights) { asked += factor * weight }
        return asked
    }

    /// Returns the best glosses with their senses.
    private func matches(_ best: BestGlosses) throws -> GlossMatches {
        var matches = GlossMatches(clues: clues)
        for gloss in best.found where gloss.score >= best.least {
            let start = matches.senses.count
            let row = try blocks.records(inRow: gloss.number / GlossRecord.perRow, reader)
            matches.senses += try row.withUnsafeBytes { row in
                try reader.glosses { () throws(ByteReader.Failure) -> [GlossedSense] in
                    var record = try GlossRecord.reader(row, at: gloss.number % GlossRecord.perRow)
                    try record.skipClues()
                    return try record.list()
                }
            }
            guard start < matches.senses.count else { throw reader.damagedGlosses() }
            matches.matches.append(
                .init(
                    gloss: gloss.number,
                    score: gloss.score,
                    lexicalCategory: parts[gloss.part].kind.lexicalCategory,
                    senses: start..<matches.senses.count
                )
            )
        }
        matches.sort(atMost: best.limit)
        return matches
    }
}

extension GlossMatches {
    fileprivate mutating func sort(atMost limit: Int) {
        matches.sort { first, second in
            guard first.score == second.score else { return first.score > second.score }
            let (one, other) = (senses[first.senses.lowerBound], senses[second.senses.lowerBound])
            return (one.headword, one.place, first.gloss) < (other.headword, other.place, second.gloss)
        }
        matches.removeLast(max(0, matches.count - limit))
    }
}

/// The best glosses of those that were scored.
private struct BestGlosses {
    let limit: Int
    /// The glosses that were among the best when they were found.
    private(set) var found: [(number: Int, part: Int, score: Float)] = []
    /// The scores of the best, as a heap with the lowest at the root.
    private var scores: [Float] = []

    init(_ limit: Int) {
        self.limit = max(1, limit)
        scores.reserveCapacity(self.limit)
        found.reserveCapacity(4 * self.limit)
    }

    var isFull: Bool { scores.count == limit }

    /// The score that a gloss must have to be among the best.
    var least: Float { isFull ? scores[0] : 0 }

    /// Adds a gloss if it is among the best.
    mutating func add(_ number: Int, _ part: Int, _ score: Float) {
        guard score > 0, score >= least else { return }
        found.append((number, part, score))
        if !isFull {
            scores.append(score)
            rise()
        } else if score > scores[0] {
            sink(score)
        }
    }

    private mutating func rise() {
        var place = scores.count - 1
        while place > 0, scores[place] < scores[(place - 1) / 2] {
            scores.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Puts a score in the place of the lowest.
    private mutating func sink(_ score: Float) {
        var place = 0
        while true {
            var next = 2 * place + 1
            guard next < scores.count else { break }
            if next + 1 < scores.count, scores[next + 1] < scores[next] { next += 1 }
            guard scores[next] < score else { break }
            scores[place] = scores[next]
            place = next
        }
        scores[place] = score
    }
}
