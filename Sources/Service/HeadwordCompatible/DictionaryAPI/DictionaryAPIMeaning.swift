internal import HeadwordJSON
internal import HeadwordService

/// A part of speech of a headword, with its definitions, as the service writes it.
struct DictionaryAPIMeaning {
    let partOfSpeech: String
    let definitions: [DictionaryAPIDefinition]

    init(_ label: String, _ senses: [JSONValue], hasAllExamples: Bool) {
        partOfSpeech = label.readableLabel
        definitions = senses.flatMap { [$0] + $0["subsenses"].elements }.map {
            DictionaryAPIDefinition($0, hasAllExamples: hasAllExamples)
        }.filter { !$0.text.isEmpty }
    }

    /// The synonyms and antonyms are those of all definitions: many clients show only these.
    var json: JSONValue {
        [
            "partOfSpeech": .string(partOfSpeech), "definitions": .array(definitions.map(\.json)),
            "synonyms": .array(definitions.flatMap(\.synonyms).unique.map(JSONValue.string)),
            "antonyms": .array(definitions.flatMap(\.antonyms).unique.map(JSONValue.string)),
        ]
    }
}

/// A definition as the service writes it.
struct DictionaryAPIDefinition {
    /// The definition after labels about where and how the word is used in this sense.
    let text: String
    let synonyms: [String]
    let antonyms: [String]
    private let examples: [String]
    private let hasAllExamples: Bool

    init(_ sense: JSONValue, hasAllExamples: Bool) {
        let labels = ["regions", "registers"].flatMap { sense[$0].texts }.map(\.readableLabel)
        let definition = sense.definitionText
        text = labels.isEmpty || definition.isEmpty ? definition : "(\(labels.joined(separator: ", "))) \(definition)"
        synonyms = sense["synonyms"].objectTexts.unique
        // Antonyms of a similar word are seldom true opposites.
        antonyms =
            sense["antonyms"].elements.filter { $0["type"].text != "indirect" }.compactMap { $0["text"].text }
            .unique
        examples = sense.ownExamples.compactMap { $0["text"].text }
        self.hasAllExamples = hasAllExamples
    }

    var json: JSONValue {
        var object: JSONObject = ["definition": .string(text)]
        object["synonyms"] = .array(synonyms.map(JSONValue.string))
        object["antonyms"] = .array(antonyms.map(JSONValue.string))
        object["example"] = examples.first.map(JSONValue.string)
        if hasAllExamples { object["examples"] = .array(examples.map(JSONValue.string)) }
        return .object(object)
    }
}
