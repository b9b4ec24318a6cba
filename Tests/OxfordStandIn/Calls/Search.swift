internal import HeadwordJSON
internal import HeadwordModel

/// A search for headwords.
struct Search {
    let words: WordBook
    let edition: Edition
    /// The text to search for.
    let text: String
    /// Whether headwords must begin with the text.
    var isPrefix = false
    /// The language into which headwords must have a translation.
    var target: String?
    /// Whether headwords must have synonyms or antonyms.
    var isThesaurus = false

    private struct Match {
        var kind: String
        var text: String?
        var score: Double
        var isInflection: Bool { kind == "inflection" }
    }

    /// The rows, best match first.
    var rows: [JSONValue] {
        let sought = String(text.lowercased().map { $0 == "_" ? " " : $0 })
        let found = words.headwords(in: edition).filter(isAllowed).compactMap { headword in
            match(headword, sought).map { (headword: headword, match: $0) }
        }
        let sorted = found.sorted { ($1.match.score, $0.headword.word) < ($0.match.score, $1.headword.word) }
        return sorted.map { row($0.headword, $0.match) }
    }

    private func isAllowed(_ headword: Headword) -> Bool {
        (target.map(headword.hasTranslation) ?? true) && (!isThesaurus || headword.hasSynonyms)
    }

    private func match(_ headword: Headword, _ sought: String) -> Match? {
        let word = headword.word.lowercased()
        let fits = { (text: String) in isPrefix ? text.lowercased().hasPrefix(sought) : text.lowercased() == sought }
        if fits(word) { return Match(kind: "headword", text: headword.word, score: word == sought ? 20 : 12.5) }
        if let variant = headword.variants.first(where: { fits($0.text) }) {
            return Match(kind: "variantForm", text: variant.text, score: 11)
        }
        guard !isPrefix else { return nil }
        if headword.wordClasses.flatMap(\.forms).contains(where: { $0.text.lowercased() == sought }) {
            return Match(kind: "inflection", text: sought, score: 10.25)
        }
        let isNear = sought.count > 3 && editDistance(word, sought, limit: 1) != nil
        return isNear ? Match(kind: "fuzzy", text: nil, score: 2.5) : nil
    }

    private func row(_ headword: Headword, _ match: Match) -> JSONValue {
        let id = WordID.spelling(of: headword.word)
        var row: JSONObject = ["id": .string(id), "word": .string(headword.word), "matchType": .string(match.kind)]
        row["matchString"] = match.text.map { .string($0) } ?? .null
        if match.isInflection { row["inflection_id"] = .string(WordID.spelling(of: match.text ?? "")) }
        row["region"] = edition.variety.map { .string($0.label) }
        row["score"] = .real(match.score)
        return .object(row)
    }
}
