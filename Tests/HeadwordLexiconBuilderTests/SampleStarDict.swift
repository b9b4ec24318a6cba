/// A dictionary of StarDict that a test writes.
struct SampleStarDict {
    /// Whether offsets have 8 bytes.
    var isWide = false
    /// Lines of the `.ifo` that replace those with the same names or come after them.
    var lines: [(name: String, value: String)] = []
    private(set) var index: [UInt8] = []
    private(set) var texts: [UInt8] = []
    private(set) var synonyms: [UInt8] = []
    private var words = 0

    /// Creates a dictionary of words with their articles.
    init(_ articles: [(word: String, article: [UInt8])] = [], isWide: Bool = false, types: String? = "m") {
        self.isWide = isWide
        if let types { lines.append(("sametypesequence", types)) }
        if isWide { lines += [("version", "3.0.0"), ("idxoffsetbits", "64")] }
        for (word, article) in articles { add(word, article) }
    }

    /// Creates a dictionary of words with plain texts.
    init(texts: [(word: String, text: String)], types: String? = "m") {
        self.init(texts.map { ($0.word, Array($0.text.utf8)) }, types: types)
    }

    /// Adds a word.
    ///
    /// - Parameter offset: the offset of the article, if it is another than that of its bytes.
    mutating func add(_ word: String, _ article: [UInt8], offset: Int? = nil) {
        index +=
            Array(word.utf8) + [0] + Self.bytes(offset ?? texts.count, isWide ? 8 : 4) + Self.bytes(article.count, 4)
        texts += article
        words += 1
    }

    /// Adds a word that leads to another one, by its number in the index.
    mutating func add(synonym: String, of number: Int) {
        synonyms += Array(synonym.utf8) + [0] + Self.bytes(number, 4)
    }

    /// The files with names that begin with `a`.
    var files: [String: [UInt8]] {
        var files = ["a.ifo": Array(information.utf8), "a.idx": index, "a.dict": texts]
        if !synonyms.isEmpty { files["a.syn"] = synonyms }
        return files
    }

    private var information: String {
        var values = [("version", "2.4.2"), ("wordcount", "\(words)"), ("idxfilesize", "\(index.count)")]
        values.append(("bookname", "Sample"))
        values.removeAll { name, _ in lines.contains { $0.name == name } }
        return "StarDict's dict ifo file\n" + (values + lines).map { "\($0)=\($1)\n" }.joined()
    }

    /// Returns a number, the highest byte first.
    static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
