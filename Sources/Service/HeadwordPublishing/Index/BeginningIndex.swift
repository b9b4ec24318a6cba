internal import HeadwordJSON

/// The index of a language by beginnings: files small enough to be read while someone types. A file has all words that
/// begin with its letters, or, if they are too many, the commonest ones and the letters that follow.
struct BeginningIndex: Sendable {
    /// A spelling, and where it leads.
    struct Entry: Sendable {
        var letters: [Unicode.Scalar]
        /// The place among all headwords by how common they are.
        var rank: Int
        var spelling: String
        /// The headword of an inflected form.
        var headword: String?
        var page: String
        /// Nil if there is no answer about it.
        var answer: String?
    }

    /// The size of a file above which it is divided, in bytes, and the number of commonest words in one that is.
    private static let (mostBytes, mostWords) = (32_000, 20)
    /// The number of letters after which files are not divided further, so that their names stay short.
    private static let mostLetters = 16

    private let entries: [Entry]
    private let letters: Letters

    init(_ entries: [Entry], _ letters: Letters) {
        self.entries = entries.sorted { one, other in
            one.letters == other.letters ? one.rank < other.rank : one.letters.lexicographicallyPrecedes(other.letters)
        }
        self.letters = letters
    }

    /// Calls a closure with the name and the contents of each file.
    func forEachFile(_ body: (_ name: String, _ contents: [UInt8]) throws -> Void) throws {
        try write(entries[...], depth: 0, body)
    }

    private func write(_ part: ArraySlice<Entry>, depth: Int, _ body: (String, [UInt8]) throws -> Void) throws {
        var file: JSONObject = [:]
        if depth == 0 { file["letters"] = letters.json }
        let isWhole = depth >= Self.mostLetters || part.reduce(0) { $0 + $1.size } <= Self.mostBytes
        let groups = isWhole ? [] : Self.groups(part.drop { $0.letters.count == depth }, at: depth)
        if !isWhole {
            file["longer"] = .array(groups.compactMap { $0.first.map { .string(String($0.letters[depth])) } })
        }
        file["words"] = .array(words(part, depth, isWhole: isWhole).map(\.json))
        let name = FileName.ofBeginning(part.first?.letters.prefix(depth) ?? [])
        try body(name + ".json", JSONValue.object(file).jsonBytes)
        for group in groups { try write(group, depth: depth + 1, body) }
    }

    private func words(_ part: ArraySlice<Entry>, _ depth: Int, isWhole: Bool) -> [Entry] {
        let ranked = part.sorted { $0.rank < $1.rank }
        if isWhole { return ranked }
        let common = ranked.lazy.filter { $0.headword == nil && $0.letters.count > depth }.prefix(Self.mostWords)
        return ranked.filter { $0.letters.count == depth } + common
    }

    /// Divides entries that have the same first letters by the letter at a depth.
    private static func groups(_ part: ArraySlice<Entry>, at depth: Int) -> [ArraySlice<Entry>] {
        var (groups, rest) = ([ArraySlice<Entry>](), part)
        while let letter = rest.first?.letters[depth] {
            let group = rest.prefix { $0.letters[depth] == letter }
            groups.append(group)
            rest = rest.dropFirst(group.count)
        }
        return groups
    }
}

extension BeginningIndex.Entry {
    /// About its bytes in a file.
    fileprivate var size: Int {
        spelling.utf8.count + (headword?.utf8.count ?? -8) + page.utf8.count + (answer?.utf8.count ?? 0) + 48
    }

    fileprivate var json: JSONValue {
        var value: JSONObject = ["word": .string(spelling)]
        value["of"] = headword.map { .string($0) }
        value["page"] = .string(page)
        value["answer"] = answer.map { .string($0) }
        return .object(value)
    }
}
