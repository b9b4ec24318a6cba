internal import HeadwordModel

/// Words that people add above the lexicon: those of a project, a user, a team or a system.
public struct Layer: Sendable {
    /// A file of a layer.
    public struct File: Hashable, Sendable {
        /// The path of the file.
        public var path: String
        /// What its lines say.
        public var words: [LayerWord]
        /// The lines that are not used, and why.
        public var problems: [LayerProblem]

        /// Creates a file.
        public init(path: String, words: [LayerWord], problems: [LayerProblem] = []) {
            self.path = path
            self.words = words
            self.problems = problems
        }
    }

    /// The name: `project`.
    public let name: String
    /// The files that were read.
    public let files: [File]
    /// The languages that lines name.
    let languages: Set<Language>
    private let words: [String: [LayerWord]]
    /// The keys of the words, in their order.
    private let keys: [String]

    /// Creates a layer. Of two lines that judge the same word, the later one counts.
    public init(name: String, files: [File]) {
        self.name = name
        self.files = files
        languages = files.reduce(into: []) { languages, file in
            for word in file.words { if let language = word.language { languages.insert(language) } }
        }
        words = Dictionary(grouping: files.lazy.flatMap(\.words)) { Spelling.folded($0.word) }
        keys = words.keys.sorted()
    }

    /// The identifier of the layer as a source.
    public var source: String { Self.source(ofLayer: name) }

    /// Returns the identifier of a layer as a source.
    public static func source(ofLayer name: String) -> String { "layer:\(name)" }

    /// Whether no line says anything.
    var isEmpty: Bool { words.isEmpty }

    /// The number of keys.
    var count: Int { keys.count }

    /// Returns the keys with a beginning, in their order.
    func keys(beginningWith prefix: String, isExact: Bool) -> ArraySlice<String> {
        if isExact { return words[prefix] == nil ? [] : [prefix] }
        var range = keys.startIndex..<keys.endIndex
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range = keys[middle] < prefix ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return keys[range.lowerBound...].prefix { $0.hasPrefix(prefix) }
    }

    /// Returns what the lines say of the spellings of a word that share a key.
    func lines(folded: String, in language: Language) -> [LayerWord] {
        guard let lines = words[folded] else { return [] }
        return lines.filter { $0.language == nil || $0.language == language }
    }
}
