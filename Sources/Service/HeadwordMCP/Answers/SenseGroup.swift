internal import HeadwordJSON
internal import HeadwordService

/// The words that are related to a word in one of its senses.
struct SenseGroup: Sendable {
    private static let longestDefinition = 70
    /// The number of words of a relation that are shown.
    private static let mostWords = 10

    struct Related: Sendable {
        var relation: String
        var words: [String]
    }

    let id: String
    let partOfSpeech: String
    let definition: String
    let source: String
    var related: [Related] = []

    init(_ sense: JSONValue, partOfSpeech: String, source: String) {
        id = sense["id"].text ?? ""
        self.partOfSpeech = partOfSpeech
        self.source = source
        definition = (sense["definitions"].texts.first ?? "").shortened(to: Self.longestDefinition)
    }

    /// Adds the words of a relation.
    mutating func add(_ words: [String], as relation: String) {
        if !words.isEmpty { related.append(Related(relation: relation, words: words.unique)) }
    }

    /// For people, on a line for each relation.
    ///
    /// - Parameter number: the place of the sense in the list.
    func lines(number: Int) -> [String] {
        let title = [partOfSpeech, definition].filter { !$0.isEmpty }.joined(separator: ": ")
        return ["\(number). \(title.isEmpty ? "in any sense" : title)"]
            + related.map { group in
                let more = group.words.count - Self.mostWords
                let words = group.words.prefix(Self.mostWords).joined(separator: ", ")
                return "   \(group.relation): \(words)" + (more > 0 ? ", … \(more) more" : "")
            }
    }

    var json: JSONValue {
        var object = JSONObject()
        object.put("partOfSpeech", partOfSpeech)
        object.put("definition", definition)
        for group in related { object.put(group.relation, Array(group.words.prefix(Self.mostWords))) }
        return .object(object)
    }
}
