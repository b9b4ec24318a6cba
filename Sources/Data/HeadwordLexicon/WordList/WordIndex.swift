internal import HeadwordBytes
internal import HeadwordModel

/// The in-memory index from which the headwords of one language are listed.
///
/// Senses with equal labels share one list of places, so that a filter checks some thousand combinations of labels
/// instead of every sense.
struct WordIndex: Sendable {
    /// The number of headwords.
    let count: Int
    /// The ID of the first headword; the others follow in the order of their spellings.
    let firstID: Int
    private var senses: [(labels: LabelBits, isPrime: Bool, isMain: Bool, places: PlaceList)] = []
    private var lengths: [(length: Int, places: PlaceList)] = []
    /// The headwords by Zipf value, in hundredths, the commonest last.
    private var steps: [(zipf: Int, places: PlaceList)] = []
    /// The places of the headwords that were counted, the commonest first.
    private var ranking: [UInt32] = []
    private var targets: [Language: PlaceList] = [:]
    private var spellings: [Region: PlaceList] = [:]

    init(count: Int, firstID: Int) {
        self.count = count
        self.firstID = firstID
    }

    /// Sorts the headwords by frequency, once all lists have been added.
    mutating func finish() {
        for step in steps.reversed() {
            step.places.forEach { place in
                ranking.append(UInt32(truncatingIfNeeded: place))
                return true
            }
        }
    }

    /// Adds the places that the file lists for one value of one property.
    mutating func add(kind: String, value: [UInt8], places: [UInt8]) throws {
        let places = PlaceList(places)
        switch (Facet.Kind(rawValue: kind), value.count) {
        case (.sense, _):
            let sense = try value.labelledSense()
            senses.append((LabelBits(sense.labels), sense.isPrime, sense.isMain, places))
        case (.length, 1): lengths.append((Int(value[0]), places))
        case (.zipf, 2): steps.append((Int(value[0]) << 8 | Int(value[1]), places))
        case (.target, 1):
            guard let language = Language(rawValue: value[0]) else { throw ByteReader.Failure() }
            targets[language] = places
        case (.spelling, 1):
            guard let region = Region(rawValue: value[0]) else { throw ByteReader.Failure() }
            spellings[region] = places
        default: throw ByteReader.Failure()
        }
    }
}

extension [UInt8] {
    fileprivate func labelledSense() throws -> LabelledSense {
        try withUnsafeBytes { bytes in try ByteReader.value(of: LabelledSense.self, bytes) }
    }
}

// MARK: - Lists

extension WordIndex {
    /// Returns the places of the headwords that match a query, apart from its prefix, its pattern and `hasNyms`.
    func places(of query: WordListQuery) -> PlaceSet {
        var places = PlaceSet(all: count)
        if !query.filter.isEmpty || !query.excludeSenses.isEmpty {
            let (wanted, unwanted) = (LabelBits(query.filter), LabelBits(query.excludeSenses))
            let isOfMainSenses = query.isOfMainSenses
            places.formIntersection(
                withSense { labels, _, isMain in
                    (isMain || !isOfMainSenses) && labels.passes(wanted) && !labels.touches(unwanted)
                }
            )
        }
        if !query.exclude.isEmpty {
            let unwanted = LabelBits(query.exclude)
            places.subtract(withSense { labels, _, _ in labels.touches(unwanted) })
        }
        if !query.excludePrimeSenses.isEmpty {
            let unwanted = LabelBits(query.excludePrimeSenses)
            places.subtract(withSense { labels, isPrime, _ in isPrime && labels.touches(unwanted) })
        }
        if !query.targets.isEmpty {
            places.formIntersection(union(query.targets.compactMap { targets[$0] }))
        }
        if let variety = query.variety { places.subtract(confinedElsewhere(than: variety)) }
        if let range = query.length {
            places.formIntersection(union(lengths.lazy.filter { range.contains($0.length) }.map(\.places)))
        }
        if let range = query.zipf {
            places.formIntersection(union(steps.lazy.filter { range.contains(Double($0.zipf) / 100) }.map(\.places)))
        }
        return places
    }

    /// Returns the places of the headwords that have translations into a language.
    func places(withTranslationsInto target: Language) -> PlaceSet {
        union([targets[target]].compactMap(\.self))
    }

    /// Returns the headwords whose spelling is used only in regions outside the variety.
    private func confinedElsewhere(than variety: Variety) -> PlaceSet {
        var places = union(spellings.values)
        places.subtract(union(spellings.filter { variety.regions.contains($0.key) }.values))
        return places
    }

    private func withSense(_ isWanted: (LabelBits, _ isPrime: Bool, _ isMain: Bool) -> Bool) -> PlaceSet {
        var places = PlaceSet(room: count)
        for sense in senses where isWanted(sense.labels, sense.isPrime, sense.isMain) { sense.places.add(to: &places) }
        return places
    }

    private func union(_ lists: some Sequence<PlaceList>) -> PlaceSet {
        var places = PlaceSet(room: count)
        for list in lists { list.add(to: &places) }
        return places
    }

    /// Returns part of several lists, one after the other and each sorted by frequency, from a position on and after
    /// `skipped` headwords.
    ///
    /// In each list, the first positions are the ranks of the counted headwords, the commonest first; then come the
    /// places of all others.
    func commonest(
        of lists: [PlaceSet],
        from start: Int,
        skipping skipped: Int,
        atMost limit: Int
    ) -> [(position: Int, place: Int)] {
        var found: [(position: Int, place: Int)] = []
        var toSkip = skipped
        for (number, places) in lists.enumerated() where found.count < limit {
            let base = number * (ranking.count + count)
            let first = max(0, start - base)
            var part = ranked(of: places, from: first, skipping: &toSkip, atMost: limit - found.count)
            if part.count < limit - found.count {
                part += uncounted(of: places, from: first, skipping: &toSkip, atMost: limit - found.count - part.count)
            }
            found += part.map { (base + $0.position, $0.place) }
        }
        return found
    }

    private func ranked(
        of places: PlaceSet,
        from start: Int,
        skipping toSkip: inout Int,
        atMost limit: Int
    ) -> [(position: Int, place: Int)] {
        var found: [(position: Int, place: Int)] = []
        var position = start
        while position < ranking.count, found.count < limit {
            let place = Int(ranking[position])
            if places.contains(place) {
                if toSkip > 0 { toSkip -= 1 } else { found.append((position, place)) }
            }
            position += 1
        }
        return found
    }

    private func uncounted(
        of places: PlaceSet,
        from start: Int,
        skipping toSkip: inout Int,
        atMost limit: Int
    ) -> [(position: Int, place: Int)] {
        var rest = places
        rest.subtract(union(steps.map(\.places)))
        rest.restrict(to: max(0, start - ranking.count)..<max(count, start - ranking.count))
        let found = rest.places(from: 0, skipping: toSkip, atMost: limit)
        toSkip = max(0, toSkip - rest.count)
        return found.map { (ranking.count + $0, $0) }
    }
}
