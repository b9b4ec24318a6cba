internal import HeadwordJSON
internal import HeadwordModel

/// The rows of an answer, which can be sorted by their fields.
struct FrequencyRows {
    private static let names = ["wordform", "trueCase", "lemma", "lexicalCategory"]

    private var rows: [JSONObject]

    /// Creates rows of words. Rows that differ only in fields that they are not collated by are merged.
    init(_ words: [Corpus.WordCount], collatedBy names: [String]) throws(Refusal) {
        try Self.check(names, "collate", among: Self.names)
        rows = []
        for word in words {
            let row = Self.row(word, names.isEmpty ? Self.names : names)
            if let index = rows.firstIndex(where: { $0.isSameRow(as: row, by: names) }), !names.isEmpty {
                rows[index].addFrequency(word.frequency)
            } else {
                rows.append(row)
            }
        }
    }

    /// Creates rows of n-grams, with their tokens as a list or as one text.
    init(_ ngrams: [Corpus.NgramCount], asText: Bool) {
        rows = ngrams.map { ngram in
            let text = JSONValue.string(ngram.tokens.joined(separator: " "))
            let list = JSONValue.array(ngram.tokens.map { .string($0) })
            return ["tokens": asText ? text : list, "frequency": .integer(Int64(ngram.frequency))]
        }
    }

    /// Returns the rows sorted by the given keys; if there are none, by descending frequency.
    func sorted(by keys: [String]) throws(Refusal) -> [JSONObject] {
        let keys = keys.isEmpty ? ["-frequency"] : keys
        let fields = keys.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
        try Self.check(fields, "sort", among: Self.names + ["frequency", "normalizedFrequency"])
        return rows.sorted { first, second in
            for (key, field) in zip(keys, fields) where first[field] != second[field] {
                return first.isBefore(second, by: field) != key.hasPrefix("-")
            }
            return false
        }
    }

    private static func check(_ names: [String], _ option: String, among known: [String]) throws(Refusal) {
        guard let unknown = names.first(where: { !known.contains($0) }) else { return }
        throw .badRequest("The option '\(option)' cannot be '\(unknown)'. Try '\(known.joined(separator: ", "))'.")
    }

    private static func row(_ word: Corpus.WordCount, _ names: [String]) -> JSONObject {
        let all: JSONObject = [
            "wordform": .string(word.wordform), "trueCase": .string(word.trueCase), "lemma": .string(word.lemma),
            "lexicalCategory": .string(word.category.label),
        ]
        var row: JSONObject = [:]
        for name in names { row[name] = all[name] }
        row.addFrequency(word.frequency)
        return row
    }
}

extension JSONObject {
    fileprivate var frequency: Int {
        guard case .integer(let frequency)? = self["frequency"] else { return 0 }
        return Int(frequency)
    }

    fileprivate mutating func addFrequency(_ more: Int) {
        let sum = frequency + more
        self["frequency"] = .integer(Int64(sum))
        self["normalizedFrequency"] = .real(Corpus.perMillion(sum))
    }

    fileprivate func isSameRow(as other: JSONObject, by names: [String]) -> Bool {
        names.allSatisfy { self[$0] == other[$0] }
    }

    fileprivate func isBefore(_ other: JSONObject, by field: String) -> Bool {
        if case .string(let first)? = self[field], case .string(let second)? = other[field] { return first < second }
        return frequency < other.frequency
    }
}
