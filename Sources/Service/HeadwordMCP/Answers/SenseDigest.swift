internal import HeadwordJSON
internal import HeadwordService

/// A sense in short.
struct SenseDigest: Sendable {
    private static let (longestDefinition, longestExample, mostLabels) = (240, 110, 3)

    let partOfSpeech: String
    let definition: String
    let labels: [String]
    let example: String?
    let source: String

    init(_ sense: JSONValue, partOfSpeech: String, source: String) {
        self.partOfSpeech = partOfSpeech
        self.source = source
        definition = sense.definitionText.shortened(to: Self.longestDefinition)
        let all = ["domains", "regions", "registers"].flatMap { sense[$0].texts }
        labels = all.prefix(Self.mostLabels).map(\.readableLabel)
        // Other examples show synonyms.
        example = sense["examples"].elements.first { $0["notes"].elements.isEmpty && $0["text"].text != nil }?["text"]
            .text?.shortened(to: Self.longestExample)
    }

    /// In one line, for people.
    func line(withExample: Bool) -> String {
        var line = labels.isEmpty ? definition : "(\(labels.joined(separator: ", "))) \(definition)"
        if withExample, let example { line += " — “\(example)”" }
        return line
    }

    func json(withExample: Bool) -> JSONValue {
        var object: JSONObject = ["partOfSpeech": .string(partOfSpeech), "definition": .string(definition)]
        object.put("labels", labels)
        if withExample { object.put("example", example) }
        return .object(object)
    }
}
