internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct ExampleSentencesTool: Tool {
    let name = "example_sentences"
    let title = "Find example sentences"
    let summary = """
        Quotations and corpus sentences with author or source, optionally only for senses whose definition has the words \
        of sense.
        """
    let lists = ["sentences"]

    private static let (usualLimit, longestSentence) = (8, 200)
    /// The number of sentences that are looked through for those of a sense.
    private static let widest = 500

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            .word(facts), ToolParameter("sense", .text(length: 1...128)), .language(facts),
            ToolParameter("limit", .integer(in: 1...100)),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let word = arguments.text("word") ?? ""
        let limit = arguments.integer("limit") ?? Self.usualLimit
        let wanted = try await senses(arguments, desk)
        var question = arguments.question(about: word)
        question["limit"] = .integer(Int64(wanted == nil ? limit : Self.widest))
        let finding = try await desk.ask("sentences.lookup", question)
        if let absence = finding.absence { return ToolAnswer(absence, ["word": .string(word)]) }
        let all = finding.results.flatMap(\.lexicalEntries).flatMap { part in
            part["sentences"].elements.map { Sentence($0, partOfSpeech: part.category) }
        }
        let sentences = all.filter { wanted?.isDisjoint(with: $0.senses) != true }.prefix(limit)
        guard !sentences.isEmpty else {
            let reason = "No sentence shows a sense of '\(word)' whose definition has these words."
            return ToolAnswer(Absence(reason: reason, suggestions: []), ["word": .string(word)])
        }
        return ToolAnswer(
            lines: sentences.map(\.line),
            ["word": .string(word), "sentences": .array(sentences.map(\.json))],
            credits: desk.credits(for: sentences.map(\.source))
        )
    }

    /// Returns the identifiers of the senses whose definitions have the words of the argument; nil without it.
    private func senses(_ arguments: ToolArguments, _ desk: Desk) async throws(ErrorObject) -> Set<String>? {
        guard let sense = arguments.text("sense") else { return nil }
        var question = arguments.question(about: arguments.text("word") ?? "")
        question["fields"] = ["definitions"]
        let words = sense.lowercased().split(separator: " ")
        let senses = try await desk.ask("dictionary.entries", question).results.flatMap(\.lexicalEntries)
            .flatMap { $0["entries"].elements }.flatMap { $0["senses"].elements }
        return Set(
            senses.filter { sense in
                let definition = sense["definitions"].texts.joined(separator: " ").lowercased()
                return words.allSatisfy(definition.contains)
            }.compactMap { $0["id"].text }
        )
    }

    private struct Sentence {
        var text: String
        var partOfSpeech: String
        var author: String?
        var source: String
        var senses: [String]

        init(_ sentence: JSONValue, partOfSpeech: String) {
            text = (sentence["text"].text ?? "").shortened(to: longestSentence)
            self.partOfSpeech = partOfSpeech
            author = sentence["author"].text
            source = sentence["source"].text ?? ""
            senses = sentence["senseIds"].texts
        }

        var line: String { "- (\(partOfSpeech)) \(text)" + (author.map { " — \($0)" } ?? "") }

        var json: JSONValue {
            var object: JSONObject = ["text": .string(text), "partOfSpeech": .string(partOfSpeech)]
            object.put("author", author)
            object.put("source", source)
            return .object(object)
        }
    }
}
