internal import HeadwordJSON

/// The headwords that match, for each database. They are read from answers of `search.match` as they are written there:
/// most strings of JSON are strings of DICT, too.
struct Matches: Sendable {
    private let chosen: [Database]
    private let names: [[UInt8]]
    private let places: [[UInt8]: Int]
    private var words: [[JSONText]]

    /// - Parameter chosen: the databases that were asked for.
    init(in chosen: [Database]) {
        self.chosen = chosen
        names = chosen.map { Array($0.name.utf8) }
        let sources = chosen.enumerated().compactMap { place, database in
            database.source.map { (Array("\"\($0)\"".utf8), place) }
        }
        places = Dictionary(sources) { first, _ in first }
        words = chosen.map { _ in [] }
    }

    var isEmpty: Bool { words.allSatisfy(\.isEmpty) }

    /// Adds the headwords of an answer to the databases of their sources.
    mutating func add(_ answer: JSONText) {
        var last: (sources: ArraySlice<UInt8>, places: [Int]) = ([], [])
        answer.forEachMatch { word, sources in
            if sources.rawBytes != last.sources {
                let names = sources.elements(upTo: .max).map { Array($0.rawBytes) }
                last = (sources.rawBytes, names.compactMap { places[$0] })
            }
            for place in last.places { words[place].append(word) }
        }
    }

    /// Adds all headwords of an answer to one database.
    mutating func add(_ answer: JSONText, to database: Database) {
        guard let place = chosen.firstIndex(of: database) else { return }
        answer.forEachMatch { word, _ in words[place].append(word) }
    }

    /// Returns the first lines of a reply, those of each database together: `wordnet "mouse"`.
    ///
    /// - Parameter isFirstOnly: whether only the first database with matches counts.
    func lines(atMost limit: Int, isFirstOnly: Bool) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for (name, words) in zip(names, words) where !isFirstOnly || lines.isEmpty {
            lines += words.prefix(limit - lines.count).map { name + [UInt8(ascii: " ")] + $0.quoted }
        }
        return lines
    }
}

extension JSONText {
    /// Calls `body` with the headword and the sources of each match in an answer.
    fileprivate func forEachMatch(_ body: (_ word: JSONText, _ sources: JSONText) -> Void) {
        guard let results = members().last(where: { $0.name.isPlainly("results") })?.value else { return }
        var word: JSONText?
        var sources: JSONText?
        results.forEachElement(upTo: .max) { name, value in
            if name.isPlainly("word") { word = value } else if name.isPlainly("sources") { sources = value }
        } _: { _ in
            if let word, let sources { body(word, sources) }
        }
    }

    /// The string in the quotes of DICT, whose escapes are some of those of JSON.
    fileprivate var quoted: [UInt8] {
        guard rawBytes.contains(UInt8(ascii: "\\")) else { return Array(rawBytes) }
        return Array(((try? string()) ?? "").quoted.utf8)
    }
}
