internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct UsageTool: Tool {
    let name = "usage"
    let title = "Compare how words are used"
    let summary = """
        Frequency per million with corpus name, trend if the texts are dated, and frequent neighbours. Use to compare \
        alternatives.
        """
    let lists = ["words"]
    let argumentNames = ["trueCase": "words", "tokens": "words", "word": "words"]

    private static let (mostNeighbours, mostPeriods) = (10, 12)

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            .words(atMost: 20, facts), .language(facts),
            ToolParameter("neighbours", .choice(of: ["none"] + facts.labels("lexistats.collocations", "side"))),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        var (uses, sources, corpus): ([WordUse], [String], JSONValue?) = ([], [], nil)
        var absence: Absence?
        var isDated = true
        for word in arguments.texts("words").unique {
            var use = WordUse(word: word)
            let finding = try await use.count(arguments, desk)
            if isDated { isDated = try await use.follow(arguments, desk, periods: Self.mostPeriods) }
            if let side = arguments.text("neighbours"), side != "none" {
                try await use.meet(side, arguments, desk, limit: Self.mostNeighbours)
            }
            uses.append(use)
            sources += finding.sources
            corpus = corpus ?? finding.value["metadata"]["corpus"]
            absence = absence ?? finding.absence
        }
        guard corpus != nil else {
            let words = JSONValue.array(arguments.texts("words").map(JSONValue.string))
            return ToolAnswer(absence ?? Absence(reason: "Nothing was counted.", suggestions: []), ["words": words])
        }
        return answer(uses, corpus, desk.credits(for: sources))
    }

    private func answer(_ uses: [WordUse], _ corpus: JSONValue?, _ credits: [SourceCredit]) -> ToolAnswer {
        let (name, size) = (corpus["name"].text ?? "", corpus["words"]?.exactInteger ?? 0)
        var members: JSONObject = ["words": .array(uses.map(\.json)), "unit": "occurrences per million words"]
        members.put("corpus", name)
        members.put("corpusWords", count: size)
        let words = size < 1_000_000 ? "\(size)" : "\((size + 500_000) / 1_000_000) million"
        let title = "Occurrences per million words, in the corpus '\(name)' of \(words) words:"
        return ToolAnswer(
            isFound: uses.contains { $0.perMillion != nil },
            lines: [title] + uses.flatMap(\.lines),
            members,
            credits: credits
        )
    }
}

/// How a word is used.
private struct WordUse: Sendable {
    struct Period: Sendable {
        var period: String
        var perMillion: Double
    }

    struct Neighbour: Sendable {
        var word: String
        var count: Int
    }

    var word: String
    /// Nil if the word is not among the counted ones.
    var perMillion: Double?
    var zipf: Double?
    var trend: [Period] = []
    /// Nil if they were not asked for.
    var neighbours: [Neighbour]?
    /// Why there are no neighbours.
    var note: String?

    init(word: String) { self.word = word }

    // MARK: Asking

    /// Whether these are several words, of which less is counted.
    private var isPhrase: Bool { word.contains(" ") }

    /// Looks up how often the word or phrase is used; returns what was found.
    mutating func count(_ arguments: ToolArguments, _ desk: Desk) async throws(ErrorObject) -> Finding {
        var question: JSONObject = isPhrase ? ["tokens": [.string(word)]] : ["trueCase": .string(word)]
        question["language"] = arguments["language"]
        let finding = try await desk.ask(isPhrase ? "lexistats.ngrams" : "lexistats.word", question)
        let row = isPhrase ? finding.results.first : finding.value["result"]
        perMillion = row["normalizedFrequency"].number
        zipf = row["zipf"].number
        if perMillion == nil { note = finding.absence?.reason }
        return finding
    }

    /// Looks up how often the word was used in the last periods of dated texts; returns whether there are any texts of
    /// that kind.
    mutating func follow(_ arguments: ToolArguments, _ desk: Desk, periods: Int) async throws(ErrorObject) -> Bool {
        guard !isPhrase else { return true }
        var question: JSONObject = ["word": .string(word)]
        question["language"] = arguments["language"]
        let finding = try await desk.ask("lexistats.trend", question)
        trend = finding.results.suffix(periods).compactMap { row in
            guard let period = row["period"].text, let frequency = row["normalizedFrequency"].number else { return nil }
            return Period(period: period, perMillion: frequency)
        }
        return finding.absence?.isAboutCorpus != true
    }

    /// Looks up the words that are often near.
    mutating func meet(
        _ side: String,
        _ arguments: ToolArguments,
        _ desk: Desk,
        limit: Int
    ) async throws(ErrorObject) {
        guard !isPhrase else { return note = note ?? "No neighbours: they are counted of single words." }
        var question: JSONObject = [
            "word": .string(word), "side": .string(side), "limit": .integer(Int64(limit)), "window": 1,
        ]
        question["language"] = arguments["language"]
        let finding = try await desk.ask("lexistats.collocations", question)
        note = finding.absence.map { "No neighbours: \($0.reason)" }
        neighbours = finding.results.compactMap { row in
            guard let word = row["word"].text else { return nil }
            return Neighbour(word: word, count: row["frequency"]?.exactInteger ?? 0)
        }
        if note == nil, neighbours?.isEmpty == true { note = "No neighbours: none is frequent enough." }
    }

    // MARK: Showing

    var lines: [String] {
        var lines = ["\(word): " + (perMillion.map { "\($0.short) (Zipf \((zipf ?? 0).short))" } ?? "not listed")]
        if !trend.isEmpty {
            lines.append("   trend: " + trend.map { "\($0.period) \($0.perMillion.short)" }.joined(separator: ", "))
        }
        if let neighbours, !neighbours.isEmpty {
            lines.append("   neighbours: " + neighbours.map { "\($0.word) (\($0.count))" }.joined(separator: ", "))
        }
        if let note { lines.append("   \(note)") }
        return lines
    }

    var json: JSONValue {
        var object: JSONObject = ["word": .string(word)]
        object["perMillion"] = perMillion.map { .real($0.rounded(toPlaces: 3)) }
        object["zipf"] = zipf.map { .real($0.rounded(toPlaces: 2)) }
        if !trend.isEmpty {
            object["trend"] = .array(
                trend.map { ["period": .string($0.period), "perMillion": .real($0.perMillion.rounded(toPlaces: 3))] }
            )
        }
        if let neighbours {
            object["neighbours"] = .array(
                neighbours.map { ["word": .string($0.word), "count": .integer(Int64($0.count))] }
            )
        }
        object.put("note", note)
        return .object(object)
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }

    /// For people: 25.6, 0.031.
    fileprivate var short: String { "\(rounded(toPlaces: self < 1 ? 3 : 1))" }
}
