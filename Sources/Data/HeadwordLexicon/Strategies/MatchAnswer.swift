internal import HeadwordBytes
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordSQLite
internal import HeadwordWork

/// Reads the headwords that were found, with their sources.
struct MatchAnswer {
    private let query: MatchQuery
    private let firstID: Int
    private let sourceIDs: [String]
    private let reader: LexiconReader

    /// The number of headwords that are read at once when only those of some sources are wanted.
    private static let chunk = 250

    init(_ query: MatchQuery, _ firstID: Int, _ sourceIDs: [String], _ reader: LexiconReader) {
        self.query = query
        self.firstID = firstID
        self.sourceIDs = sourceIDs
        self.reader = reader
    }

    /// Returns the part that the query asks for.
    func part(of places: FoundPlaces, _ layered: LayeredList) throws -> MatchedPart {
        var sources = SourceLists(sourceIDs)
        guard query.sources.isEmpty else { return try filteredPart(of: places.entries(with: layered), &sources) }
        guard layered.isEmpty else {
            let entries = places.entries(with: layered)
            let shown = entries.dropFirst(query.skipped).prefix(query.limit)
            return MatchedPart(headwords: try headwords(shown, &sources), total: entries.count)
        }
        let shown = places.part(skipping: query.skipped, atMost: query.limit)
        return MatchedPart(headwords: try own(shown, &sources), total: places.count)
    }

    /// Returns the part of those headwords that the wanted sources have; their number is known only at the end.
    private func filteredPart(
        of entries: [LayeredList.Entry],
        _ sources: inout SourceLists
    ) throws -> MatchedPart {
        var found: [MatchedHeadword] = []
        var rest = entries[...]
        let wanted = query.skipped + query.limit
        while !rest.isEmpty, found.count < wanted {
            found += try headwords(rest.prefix(Self.chunk), &sources)
                .filter { $0.sources.contains { query.sources.contains($0) } }
            rest = rest.dropFirst(Self.chunk)
        }
        let isWhole = rest.isEmpty && found.count <= wanted
        return MatchedPart(
            headwords: Array(found.dropFirst(query.skipped).prefix(query.limit)),
            total: isWhole ? found.count : nil
        )
    }

    private func headwords(
        _ entries: ArraySlice<LayeredList.Entry>,
        _ sources: inout SourceLists
    ) throws -> [MatchedHeadword] {
        var own = try own(entries.compactMap(\.place), &sources)[...]
        return entries.compactMap { entry in
            guard case .added(let word) = entry else { return own.popFirst() }
            let key = Spelling.folded(word)
            let layers = reader.layers.sources(of: word, folded: key, in: query.language, isKnown: false)
            return MatchedHeadword(word: StoredText(word), sources: layers)
        }
    }

    /// Returns headwords of the lexicon.
    private func own(_ places: [Int], _ sources: inout SourceLists) throws -> [MatchedHeadword] {
        var bytes: [UInt8] = []
        var rows: [(end: Int, sources: [String])] = []
        rows.reserveCapacity(places.count)
        try reader.forEachBody(firstID, places) { body in
            bytes += StoredWalk.member(0, of: body)
            rows.append((bytes.count, sources.list(of: body)))
        }
        var start = 0
        return rows.map { row in
            defer { start = row.end }
            return headword(StoredText(StoredBytes(bytes, start, row.end)), row.sources)
        }
    }

    private func headword(_ word: StoredText, _ sources: [String]) -> MatchedHeadword {
        guard !reader.layers.isEmpty else { return MatchedHeadword(word: word, sources: sources) }
        let spelling = word.string
        let key = Spelling.folded(spelling)
        let added = reader.layers.sources(of: spelling, folded: key, in: query.language, isKnown: true)
        return MatchedHeadword(word: word, sources: added + sources)
    }
}

extension LexiconReader {
    /// Calls `body` with the entries of headwords, in their order, each valid only during the call.
    fileprivate func forEachBody(
        _ firstID: Int,
        _ places: [Int],
        _ body: (UnsafeRawBufferPointer) -> Void
    ) throws {
        var rest = places[...]
        var check = StopCheck()
        do {
            while let first = rest.first {
                let run = rest.run(withGapsBelow: 4)
                let prepared = try prepared(
                    "SELECT headword, body FROM entry WHERE headword >= ? AND headword <= ? ORDER BY headword"
                )
                defer { prepared.statement.reset() }
                prepared.statement.bind(Int64(firstID + first), at: 0)
                prepared.statement.bind(Int64(firstID + (run.last ?? first)), at: 1)
                var wanted = run.makeIterator()
                var next = wanted.next()
                while let place = next, try prepared.statement.step() {
                    try check.pass()
                    guard prepared.statement.integer(0) == Int64(firstID + place) else { continue }
                    prepared.statement.withBytes(1, body)
                    next = wanted.next()
                }
                rest = rest[run.endIndex...]
            }
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
    }
}

extension StoredWalk {
    /// Returns a member of a record.
    @inline(__always)
    static func member(_ place: Int, of record: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var walk = StoredWalk(record)
        let present = walk.number()
        guard present & (1 << place) != 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
        for _ in 0..<(present & ((1 << place) - 1)).nonzeroBitCount { _ = walk.element() }
        return walk.element()
    }
}

extension StoredText {
    fileprivate init(_ text: String) {
        self.init(StoredBytes(Array(JSONValue.string(text).jsonBytes.dropFirst().dropLast())))
    }
}
