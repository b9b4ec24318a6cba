internal import HeadwordModel

/// What layers change in a list of headwords: those that they add, and the places of those that they forbid.
struct LayeredList {
    /// The headwords that only the layers have, with the number of the lexicon's headwords before each.
    var added: [(word: String, place: Int)] = []
    /// The places of the lexicon's headwords that are forbidden.
    var hidden: Set<Int> = []

    /// The maximum number of layers' words with one beginning that a list includes.
    static let longest = 5000

    /// Whether the list is that of the lexicon.
    var isEmpty: Bool { added.isEmpty && hidden.isEmpty }

    /// Returns the headwords of a list in their order.
    ///
    /// - Parameter places: the places of the lexicon's headwords.
    func entries(over places: some Collection<Int>) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(places.count + added.count)
        var rest = added[...]
        for place in places {
            while let next = rest.first, next.place <= place {
                entries.append(.added(next.word))
                rest.removeFirst()
            }
            if !hidden.contains(place) { entries.append(.place(place)) }
        }
        return entries + rest.map { .added($0.word) }
    }

    /// A headword of a list.
    enum Entry {
        /// A headword of the lexicon, by its place.
        case place(Int)
        /// A headword of a layer.
        case added(String)

        /// The place; nil for a headword of a layer.
        var place: Int? { if case .place(let place) = self { place } else { nil } }
    }
}

extension Layers {
    /// Returns the keys of words with a beginning, in their order; nil if there are too many for a list.
    func keys(beginningWith prefix: String, isExact: Bool) -> [String]? {
        var keys: Set<String> = []
        for layer in layers {
            keys.formUnion(layer.keys(beginningWith: prefix, isExact: isExact))
            if keys.count > LayeredList.longest { return nil }
        }
        return keys.sorted()
    }

    /// The words of all layers, of which some may be in several.
    var allWords: [String] { layers.flatMap(\.files).flatMap { file in file.words.map(\.word) } }

    /// Returns the spellings of a key that layers add to those of the lexicon.
    func spellings(added folded: String, to own: [String], in language: Language) -> [String] {
        lines(folded: folded, in: language).map(\.word).reduce(into: []) { spellings, line in
            let isNew = line.status != .forbidden && !own.contains(line.word) && !spellings.contains(line.word)
            if isNew, !forbids(line.word, in: language) { spellings.append(line.word) }
        }
    }

    /// Whether the layers have a word that they do not forbid.
    func accept(_ word: String, in language: Language) -> Bool {
        guard !isEmpty, !forbids(word, in: language) else { return false }
        return lines(folded: Spelling.folded(word), in: language)
            .contains { $0.word.word == word && $0.word.status != .forbidden }
    }

    /// Returns words of the layers that a word may be a misspelling of, the nearest first.
    func words(near word: String, in language: Language, atMost count: Int) -> [String] {
        // Comparing a word with each of so many would take more than some milliseconds.
        guard !isEmpty, layers.reduce(0, { $0 + $1.count }) <= Self.mostCompared else { return [] }
        let letters = Letters(of: word)
        var alike: [String] = []
        for file in layers.flatMap(\.files) {
            for line in file.words where line.status != .forbidden && (line.language ?? language) == language {
                if Letters(of: line.word).mayBeNear(letters) { alike.append(line.word) }
            }
        }
        return nearMisses(of: word, among: alike, atMost: count).filter { !forbids($0, in: language) }
    }

    /// The maximum number of words that a misspelling is compared with.
    private static let mostCompared = 10_000
}

/// Which letters a word has: a bit for each, which some share.
private struct Letters {
    /// The number of errors that the words of layers may have.
    private static let mostErrors = 3

    private var bits: UInt64 = 0

    init(of word: String) {
        // Capitals have the bits of small letters.
        for scalar in word.unicodeScalars { bits |= 1 << UInt64((scalar.value | 0x20) & 63) }
    }

    /// Whether words with these letters may be so few errors apart: an error exchanges one letter for another.
    func mayBeNear(_ other: Letters) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * Self.mostErrors }
}

extension LexiconReader {
    /// Returns what the layers change among the headwords with a beginning.
    func layeredList(beginningWith prefix: String, of query: WordListQuery, in index: WordIndex) throws -> LayeredList {
        guard !layers.isEmpty else { return LayeredList() }
        let keys = layers.keys(beginningWith: prefix, isExact: query.isExact) ?? []
        return try layeredList(keys, in: query.language, index.firstID..<index.firstID + index.count)
    }

    /// Returns what the layers change among the headwords with some keys.
    ///
    /// - Parameter numbers: the numbers of the headwords of the language.
    func layeredList(_ keys: [String], in language: Language, _ numbers: Range<Int>) throws -> LayeredList {
        var list = LayeredList()
        for key in keys {
            let own = try headwords(folded: key, in: language).map(\.value)
            for word in own where layers.forbids(word, in: language) {
                if let id = try id(of: word, in: language) { list.hidden.insert(id &- numbers.lowerBound) }
            }
            let added = layers.spellings(added: key, to: own, in: language)
            guard !added.isEmpty else { continue }
            let place = try place(of: key, in: language, numbers)
            list.added += added.map { ($0, place) }
        }
        return list
    }
}
