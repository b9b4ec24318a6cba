internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct TranslateTool: Tool {
    let name = "translate"
    let title = "Translate a word"
    let summary = "Dictionary translations of a single word or set phrase, by sense. Not for sentences."
    let lists = ["senses"]
    let argumentNames = ["target": "to", "language": "from"]

    /// The number of meanings that are shown, and of translations of each.
    private static let (mostSenses, mostWords) = (8, 6)

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            .word(facts), .language("to", facts.summary("translations.lookup", "target"), isRequired: true),
            .language("from", facts.summary("translations.lookup", "language")),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let word = arguments.text("word") ?? ""
        var question: JSONObject = ["word": .string(word)]
        question["target"] = arguments["to"]
        question["language"] = arguments["from"]
        let finding = try await desk.ask("translations.lookup", question)
        var members: JSONObject = ["word": .string(word)]
        members["to"] = arguments["to"]
        if let absence = finding.absence { return ToolAnswer(absence, members) }
        let meanings = finding.results.flatMap(\.lexicalEntries).flatMap(Self.meanings)
        let shown = meanings.prefix(Self.mostSenses)
        members["senses"] = .array(shown.map(\.json))
        members.put("more", count: meanings.count - shown.count)
        let rest = meanings.count - shown.count
        return ToolAnswer(
            lines: ["\(word) → \(arguments.text("to") ?? "")"] + shown.map(\.line)
                + (rest > 0 ? ["… \(rest) more senses"] : []),
            members,
            credits: desk.credits(for: finding.sources)
        )
    }

    /// The translations of one meaning.
    private struct Meaning {
        var partOfSpeech: String
        var labels: [String]
        var definition: String?
        var words: [String]

        var line: String {
            let notes = labels + [definition].compactMap(\.self)
            let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
            return "- \(partOfSpeech)\(note): \(words.joined(separator: ", "))"
        }

        var json: JSONValue {
            var object: JSONObject = ["partOfSpeech": .string(partOfSpeech)]
            object.put("labels", labels)
            object.put("definition", definition)
            object.put("translations", words)
            return .object(object)
        }
    }

    private static func meanings(of part: JSONValue) -> [Meaning] {
        part["entries"].elements.flatMap { $0["senses"].elements }.compactMap { sense in
            let words = sense["translations"].elements.prefix(mostWords).compactMap(withGender)
            guard !words.isEmpty else { return nil }
            return Meaning(
                partOfSpeech: part.category,
                labels: ["domains", "regions", "registers"].flatMap { sense[$0].texts }.map(\.readableLabel),
                definition: sense["definitions"].texts.first?.shortened(to: 60),
                words: words
            )
        }
    }

    /// Returns a translation: "Haus (neuter)".
    private static func withGender(_ translation: JSONValue) -> String? {
        guard let text = translation["text"].text else { return nil }
        let gender = translation["grammaticalFeatures"].elements.first { $0["type"].text == "Gender" }?["text"].text
        return gender.map { "\(text) (\($0))" } ?? text
    }
}
