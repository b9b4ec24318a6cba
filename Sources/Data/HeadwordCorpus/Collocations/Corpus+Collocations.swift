internal import HeadwordWork

extension Corpus {
    /// Returns the words that occur near a word, and how strongly they are associated with it.
    ///
    /// The frequency of two words at a given distance is that of the n-grams without punctuation that begin with one of
    /// them and end with the other. A window therefore ends at punctuation and is narrower than the longest n-gram. If
    /// the corpus omits rare n-grams, their words are missing from the windows.
    public func collocations(_ query: CollocationQuery) throws -> CollocationPage {
        var page = CollocationPage()
        let folded = Self.folded([query.token])
        guard folded.count == 1, let node = try numbers(of: folded)?.first, try isWord[node] else { return page }
        let windows = try Windows(around: node, query, self)
        page.tokenFrequency = try frequency(ofToken: node)
        page.wordsInWindows = windows.words
        var ranked = try associations(
            of: windows.collocates.filter { $0.value.frequency >= query.minimum },
            windows.words
        )
        try ranked.sortUnlessStopped { left, right in
            let (first, second) = (left.strength(by: query.measure), right.strength(by: query.measure))
            return first == second ? left.number < right.number : first > second
        }
        page.total = ranked.count
        for collocate in ranked.dropFirst(max(query.offset, 0)).prefix(max(query.limit, 0)) {
            page.rows.append(try collocation(collocate))
        }
        return page
    }

    private func associations(of collocates: [Int: Windows.Occurrences], _ near: UInt64) throws -> [Collocate] {
        var found: [Collocate] = []
        var check = StopCheck()
        for (number, occurrences) in collocates {
            try check.pass()
            let frequency = try frequency(ofToken: number)
            let association = Association(
                observed: occurrences.frequency,
                near: near,
                collocates: frequency,
                words: information.size.words
            )
            found.append(Collocate(number, occurrences, frequency, association))
        }
        return found
    }

    private func collocation(_ collocate: Collocate) throws -> Collocation {
        Collocation(
            token: try tokens[collocate.number],
            before: collocate.occurrences.before,
            after: collocate.occurrences.after,
            collocateFrequency: collocate.frequency,
            association: collocate.association
        )
    }

    private func frequency(ofToken number: Int) throws -> UInt64 {
        guard let table = ngrams(ofLength: 1) else { return 0 }
        return try table.frequency(of: table.rank(at: number))
    }
}

/// A token near the word.
private struct Collocate {
    let number: Int
    let occurrences: Windows.Occurrences
    let frequency: UInt64
    let association: Association

    init(_ number: Int, _ occurrences: Windows.Occurrences, _ frequency: UInt64, _ association: Association) {
        self.number = number
        self.occurrences = occurrences
        self.frequency = frequency
        self.association = association
    }

    func strength(by measure: CollocationQuery.Measure) -> Double { association.strength(by: measure) }
}

/// The tokens near a word.
private struct Windows {
    /// The number of occurrences of a token before and after the word.
    struct Occurrences {
        var before: UInt64 = 0
        var after: UInt64 = 0

        var frequency: UInt64 { before + after }
    }

    /// The occurrences, by token number.
    private(set) var collocates: [Int: Occurrences] = [:]
    /// The number of words in all windows.
    private(set) var words: UInt64 = 0

    init(around node: Int, _ query: CollocationQuery, _ corpus: Corpus) throws {
        var check = StopCheck()
        for distance in 1...max(1, min(query.window, 3)) {
            guard let table = corpus.ngrams(ofLength: distance + 1) else { return }
            var ranks = try table.ranks(ofToken: node)
            while let rank = try ranks.next() {
                try check.pass()
                guard try table.isOfWords(rank) else { continue }
                let (first, last) = (try table.token(0, of: rank), try table.token(distance, of: rank))
                guard first == node || last == node else { continue }
                let frequency = try table.frequency(of: rank)
                if first == node, query.side != .before { add(frequency, to: \.after, of: last) }
                if last == node, query.side != .after { add(frequency, to: \.before, of: first) }
            }
        }
    }

    private mutating func add(_ frequency: UInt64, to side: WritableKeyPath<Occurrences, UInt64>, of token: Int) {
        collocates[token, default: Occurrences()][keyPath: side] += frequency
        words += frequency
    }
}
