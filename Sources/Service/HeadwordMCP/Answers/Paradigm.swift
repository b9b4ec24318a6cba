internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

/// The inflected forms of a headword in one part of speech.
struct Paradigm: Sendable {
    struct Form: Sendable {
        var text: String
        /// What the form is: "past participle".
        var readings: [String]

        var json: JSONValue {
            ["form": .string(text), "is": .string(readings.joined(separator: ", "))]
        }
    }

    let lemma: String
    let partOfSpeech: String
    let forms: [Form]
    /// What the form that was asked about is: "plural"; empty for the headword itself.
    let readings: [String]
    let sources: [String]

    init(_ part: JSONValue, of lemma: String, match: JSONValue?) {
        self.lemma = lemma
        let category = part["lexicalCategory"].text ?? ""
        partOfSpeech = category.readableLabel
        let all = part["inflections"].elements
        sources = all.compactMap { $0["source"].text }.unique
        readings =
            JSONValue?.some([
                "analyses": .array(match["analyses"].elements.filter { $0["lexicalCategory"].text == category })
            ]).readings
        forms = all.reduce(into: []) { forms, inflection in
            let features = inflection["grammaticalFeatures"].objectTexts.map(\.readableLabel).joined(separator: " ")
            guard let text = inflection["inflectedForm"].text else { return }
            if let index = forms.firstIndex(where: { $0.text == text }) {
                forms[index].readings.append(features)
            } else {
                forms.append(Form(text: text, readings: [features]))
            }
        }
    }

    /// Returns the forms that answer a question about a word; none if none are known.
    static func all(answering question: JSONObject, at desk: Desk) async throws(ErrorObject) -> [Paradigm] {
        try await desk.ask("inflections.forms", question).results.flatMap(all)
    }

    /// Returns those of a headword.
    static func all(_ headword: JSONValue) -> [Paradigm] {
        headword.lexicalEntries.map { Paradigm($0, of: headword["word"].text ?? "", match: headword["match"]) }
    }

    /// For people: "mouse (noun): mouse singular, mice plural".
    var line: String {
        let all = forms.map { "\($0.text) \($0.readings.joined(separator: ", "))" }
        return "\(lemma) (\(partOfSpeech)): " + all.joined(separator: "; ")
    }

    var json: JSONValue {
        ["lemma": .string(lemma), "partOfSpeech": .string(partOfSpeech), "forms": .array(forms.map(\.json))]
    }
}

extension [String] {
    /// The strings, each once, in the order in which they come first.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
