internal import HeadwordModel

/// A request to the Oxford Dictionaries API: the part of its URL after the version.
///
/// Equal requests have equal targets: parts keep the order in which they are added, and filters are sorted by name.
public struct OxfordCall: Hashable, Sendable {
    /// The maximum length of a word's identifier, in characters.
    public static let longestWord = 128

    /// The path and the query, percent-encoded: `/entries/en/time_out?fields=definitions`.
    package private(set) var target = ""
    /// The part of the API that is called, without the word: `/entries/en`, `/thesaurus/en`. A plan includes all of it
    /// or none of it.
    package private(set) var dataset = ""
    private var hasQuery = false

    /// Creates a call from path segments that are not percent-encoded yet.
    public init(_ segments: String...) {
        for segment in segments { append(PercentEncoding.encoded(segment)) }
        dataset = target
    }

    private mutating func append(_ encodedSegment: String) {
        target += "/" + encodedSegment
    }
}

// MARK: - The path

extension OxfordCall {
    /// Adds a word, as spelled by a user or as an identifier. It is lowercased unless its case is to be preserved.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `badRequest` if it is longer than 128 characters or blank.
    public mutating func append(word: String, preservingCase: Bool = false) throws {
        var id = String(Spelling.normalized(word).map { $0 == " " ? "_" : $0 })
        if !preservingCase { id = Self.lowercased(id) }
        guard (1...Self.longestWord).contains(id.count) else {
            let expected = "a word of 1 to \(Self.longestWord) characters"
            throw OxfordFailure(.badRequest, "The Oxford Dictionaries API takes \(expected), not \(id.count).")
        }
        append(PercentEncoding.encoded(id))
    }

    /// Lowercases a word. The default mapping of U+0130 would leave a combining dot above the `i`.
    private static func lowercased(_ word: String) -> String {
        word.contains("\u{130}")
            ? word.split(separator: "\u{130}", omittingEmptySubsequences: false)
                .map { $0.lowercased() }.joined(separator: "i") : word.lowercased()
    }

    /// Adds filters of v1 as one segment: `grammaticalFeatures=past;lexicalCategory=noun,verb`. Filters without values
    /// and repeated values are left out.
    package mutating func append(filters: [(name: String, values: [String])]) {
        let wanted = Self.canonical(filters)
        guard !wanted.isEmpty else { return }
        dataset += "/" + wanted.map(\.name).joined(separator: ";")
        append(
            wanted.map { "\($0.name)=\($0.values.map { PercentEncoding.encoded($0) }.joined(separator: ","))" }
                .joined(separator: ";")
        )
    }

    /// Adds the names of the requested parts of an entry as one segment of v1: `synonyms;antonyms`.
    package mutating func append(projections: [String]) {
        let names = projections.map { PercentEncoding.encoded($0) }.joined(separator: ";")
        dataset += "/" + names
        append(names)
    }

    /// Adds the slash that v1 expects before the options of its statistics.
    package mutating func appendSlash() {
        target += "/"
    }

    private static func canonical(_ filters: [(name: String, values: [String])]) -> [(name: String, values: [String])] {
        filters.filter { !$0.values.isEmpty }.sorted { $0.name < $1.name }.map { filter in
            var values: [String] = []
            for value in filter.values where !values.contains(value) { values.append(value) }
            return (filter.name, values)
        }
    }
}

// MARK: - The query

extension OxfordCall {
    /// Adds an option, or nothing if the value is nil.
    public mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        addEncoded(name, PercentEncoding.encoded(value))
    }

    /// Adds a numeric option, or nothing if the value is nil.
    public mutating func add(_ name: String, _ value: Int?) { add(name, value.map(String.init)) }

    /// Adds an option of v2 whose value is a comma-separated list. An empty list is a value, too.
    package mutating func add(_ name: String, list values: [String]?) {
        guard let values else { return }
        addEncoded(name, values.map { PercentEncoding.encoded($0) }.joined(separator: ","))
    }

    /// Adds filters of v2: one option for each filter that has values.
    package mutating func add(filters: [(name: String, values: [String])]) {
        for filter in Self.canonical(filters) { add(filter.name, list: filter.values) }
    }

    /// Adds an option of the v1 statistics, repeated for each value.
    package mutating func add(_ name: String, each values: [String]) {
        for value in values { add(name, value) }
    }

    private mutating func addEncoded(_ name: String, _ value: String) {
        target += (hasQuery ? "&" : "?") + name + "=" + value
        hasQuery = true
    }
}
