internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct FindWordsTool: Tool {
    let name = "find_words"
    let title = "Find words"
    let summary = """
        Words by spelling pattern, rhyme, sound, or by description of the meaning; at least one. Filters combine. Use for \
        crosswords, rhymes, “the word for…”.
        """
    let lists = ["words"]
    let argumentNames = ["definition": "meaning", "q": "soundsLike", "word": "rhymesWith"]

    private static let (usualLimit, mostWords) = (20, 100)
    /// The number of words that match a condition which another one filters.
    private static let widest = 1000

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            ToolParameter(
                "pattern",
                .text(length: facts.length("wordlist.query", "pattern")),
                "? is one letter, * any number of them"
            ),
            ToolParameter("rhymesWith", .text(length: facts.length("rhymes.lookup", "word"))),
            ToolParameter("soundsLike", .text(length: facts.length("search.query", "q"))),
            ToolParameter(
                "meaning",
                .text(length: facts.length("reverse.lookup", "definition")),
                "as in “fear of spiders”"
            ),
            .partOfSpeech, .language(facts), ToolParameter("limit", .integer(in: 1...Self.mostWords)),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let conditions = WordCondition.allCases.filter { arguments.text($0.rawValue) != nil }
        guard let first = conditions.first else {
            let names = WordCondition.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidParameters("At least one of \(names) is required.")
        }
        let limit = arguments.integer("limit") ?? Self.usualLimit
        var found = try await first.words(arguments, desk, limit: conditions.count == 1 ? limit : Self.widest)
        for condition in conditions.dropFirst() {
            try await condition.filter(&found, arguments, desk, limit: Self.widest)
        }
        var members: JSONObject = [:]
        for condition in conditions { members[condition.rawValue] = arguments[condition.rawValue] }
        if found.words.isEmpty {
            return ToolAnswer(found.absence ?? Absence(reason: "No word fits.", suggestions: []), members)
        }
        let shown = found.words.prefix(limit)
        let more = max(found.total, found.words.count) - shown.count
        members["words"] = .array(shown.map(\.json))
        members.put("more", count: more)
        let hasDefinitions = shown.contains { $0.definition != nil }
        let hint = limit < Self.mostWords ? "ask with a higher limit" : "add a condition"
        let lines = hasDefinitions ? shown.map(\.line) : [shown.map(\.text).joined(separator: ", ")]
        return ToolAnswer(
            lines: lines + (more > 0 ? ["… \(more) more; \(hint)"] : []),
            members,
            credits: desk.credits(for: found.sources)
        )
    }
}

/// A word that was found.
struct FoundWord: Sendable {
    var text: String
    var partOfSpeech: String?
    var definition: String?

    init(_ word: JSONValue, text: String?) {
        self.text = text ?? ""
        partOfSpeech = word["lexicalCategory"].text?.readableLabel
        definition = word["definition"].text?.shortened(to: 100)
    }

    var line: String {
        "- \(text)" + (partOfSpeech.map { " (\($0))" } ?? "") + (definition.map { ": \($0)" } ?? "")
    }

    var json: JSONValue {
        var object: JSONObject = ["word": .string(text)]
        if definition != nil { object.put("partOfSpeech", partOfSpeech) }
        object.put("definition", definition)
        return .object(object)
    }
}

/// The words that fit a condition.
struct FoundWords: Sendable {
    var words: [FoundWord] = []
    /// The number of all words that fit, if it is known.
    var total = 0
    var sources: [String] = []
    var absence: Absence?
}

/// A condition for words, by the name of its parameter. The one whose order is the best comes first.
enum WordCondition: String, CaseIterable {
    case meaning, rhymesWith, soundsLike, pattern

    /// Returns the words that fit, the best first.
    func words(
        _ arguments: ToolArguments,
        _ desk: Desk,
        limit: Int
    ) async throws(ErrorObject) -> FoundWords {
        let text = arguments.text(rawValue) ?? ""
        switch self {
        case .meaning:
            // More are not offered, and those further down seldom fit.
            let limit = min(limit, 100)
            return try await ask("reverse.lookup", ["definition": .string(text)], arguments, desk, limit: limit)
        case .rhymesWith:
            let question: JSONObject = ["word": .string(text)]
            return try await ask("rhymes.lookup", question, arguments, desk, limit: limit) { result in
                result["rhymes"].elements
            }
        case .pattern:
            let question: JSONObject = ["pattern": .string(text), "sort": "frequency"]
            return try await ask("wordlist.query", question, arguments, desk, limit: limit)
        case .soundsLike: return try await soundingLike(text, arguments, desk, limit: limit)
        }
    }

    /// Keeps those of the words that fit, too.
    func filter(
        _ found: inout FoundWords,
        _ arguments: ToolArguments,
        _ desk: Desk,
        limit: Int
    ) async throws(ErrorObject) {
        found.total = 0
        if self == .pattern {
            let pattern = WordPattern(arguments.text(rawValue) ?? "")
            found.words.removeAll { !pattern.matches($0.text) }
            return
        }
        let others = try await words(arguments, desk, limit: limit)
        let texts = Set(others.words.map(\.text))
        found.words.removeAll { !texts.contains($0.text) }
        found.sources += others.sources
        found.absence = found.absence ?? others.absence
    }

    private func ask(
        _ method: String,
        _ question: JSONObject,
        _ arguments: ToolArguments,
        _ desk: Desk,
        limit: Int,
        byPart: Bool = true,
        words: (JSONValue) -> [JSONValue] = { [$0] }
    ) async throws(ErrorObject) -> FoundWords {
        var question = question
        question["language"] = arguments["language"]
        if byPart { question["lexicalCategory"] = arguments["partOfSpeech"].map { .array([$0]) } }
        question["limit"] = .integer(Int64(limit))
        let finding = try await desk.ask(method, question)
        var seen: Set<String> = []
        let all = finding.results.flatMap(words).map { FoundWord($0, text: ($0["text"] ?? $0["word"]).text) }
        return FoundWords(
            words: all.filter { seen.insert($0.text).inserted },
            total: finding.value["metadata"]["total"]?.exactInteger ?? 0,
            sources: finding.sources,
            absence: finding.absence
        )
    }

    /// Returns the words that are spoken alike, and then those that a text may be a misspelling of.
    private func soundingLike(
        _ text: String,
        _ arguments: ToolArguments,
        _ desk: Desk,
        limit: Int
    ) async throws(ErrorObject) -> FoundWords {
        let question: JSONObject = ["word": .string(text), "kind": ["identical"], "suggestions": false]
        var found = try await ask("rhymes.lookup", question, arguments, desk, limit: limit) { result in
            result["rhymes"].elements.filter { $0["phoneticSpelling"].text == result["phoneticSpelling"].text }
        }
        let spelling: JSONObject = ["q": .string(text), "fuzzy": true]
        let spelled = try await ask("search.query", spelling, arguments, desk, limit: limit, byPart: false)
        let known = Set(found.words.map(\.text) + [text])
        found.words += spelled.words.filter { !known.contains($0.text) }
        (found.total, found.absence) = (0, spelled.absence)
        return found
    }
}

/// A pattern of letters, as `wordlist.query` has it.
struct WordPattern: Sendable {
    private let parts: [Character]

    init(_ pattern: String) { parts = Self.folded(pattern) }

    /// Whether a word fits, in time that is the product of both lengths at most.
    func matches(_ word: String) -> Bool {
        let letters = Self.folded(word)
        var (part, letter, star, retry): (Int, Int, Int?, Int) = (0, 0, nil, 0)
        while letter < letters.count {
            if part < parts.count, parts[part] == "*" {
                (star, retry) = (part, letter)
                part += 1
            } else if part < parts.count, parts[part] == "?" || parts[part] == letters[letter] {
                (part, letter) = (part + 1, letter + 1)
            } else if let star {
                retry += 1
                (part, letter) = (star + 1, retry)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == "*" }
    }

    /// Returns the letters without case, blanks and hyphens.
    private static func folded(_ text: String) -> [Character] {
        text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }.map(\.self)
    }
}
