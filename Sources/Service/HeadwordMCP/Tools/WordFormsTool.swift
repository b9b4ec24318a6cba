internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct WordFormsTool: Tool {
    let name = "word_forms"
    let title = "Inflect a word, or find its lemma"
    let summary = """
        All forms of a lemma (plural, past, …) or the lemma and grammar of a form, whichever the word is.
        """
    let lists = ["lemmas"]

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] { [.word(facts), .language(facts)] }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let word = arguments.text("word") ?? ""
        let finding = try await desk.ask("inflections.forms", arguments.question(about: word))
        if let absence = finding.absence { return ToolAnswer(absence, ["word": .string(word)]) }
        let paradigms = finding.results.flatMap(Paradigm.all)
        let readings = paradigms.filter { !$0.readings.isEmpty }.map {
            "\(word) is the \($0.readings.joined(separator: ", ")) of \($0.lemma) (\($0.partOfSpeech))"
        }
        var members: JSONObject = ["word": .string(word)]
        members.put("is", readings)
        members["lemmas"] = .array(paradigms.map(\.json))
        return ToolAnswer(
            lines: readings + paradigms.map(\.line),
            members,
            credits: desk.credits(for: finding.sources)
        )
    }
}
