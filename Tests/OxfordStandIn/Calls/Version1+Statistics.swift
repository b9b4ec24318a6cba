internal import HeadwordJSON
internal import HeadwordModel

extension Version1 {
    /// Answers `stats/frequency/...`, for GET and POST.
    func statistics(_ call: Call) throws(Refusal) -> Reply {
        guard ["GET", "HEAD", "POST"].contains(call.method) else { throw .wrongMethod }
        let path = call.path
        guard path.count >= 3, path[1] == "frequency" else { throw .noRoute }
        switch (path[2], path.count) {
        case ("word", 3...5): return .json(.object(try wordFrequency(call)))
        case ("words", 3...5): return try wordFrequencies(call)
        case ("ngrams", 6...7): return try ngramFrequencies(call)
        default: throw .noRoute
        }
    }

    private func wordFrequency(_ call: Call) throws(Refusal) -> JSONObject {
        let code = try Self.language(call.path)
        let names = StatisticsOptions.Names.shared + StatisticsOptions.Names.word
        let options = try StatisticsOptions(call, segment: Self.optionSegment(call.path), names: names)
        let question = try WordQuestion(options, code)
        guard question.isSelective else { throw .noOption(StatisticsOptions.Names.word) }
        let rows = question.rows
        let frequency = rows.reduce(0) { $0 + $1.frequency }
        var result: JSONObject = [
            "frequency": .integer(Int64(frequency)), "matchCount": .integer(Int64(rows.count)),
            "normalizedFrequency": .real(Corpus.perMillion(frequency)),
        ]
        for name in StatisticsOptions.Names.word { result[name] = options[name].first.map { .string($0) } }
        return ["metadata": .object(Self.metadata(options, code)), "result": .object(result)]
    }

    private func wordFrequencies(_ call: Call) throws(Refusal) -> Reply {
        let code = try Self.language(call.path)
        typealias Names = StatisticsOptions.Names
        let names = Names.shared + Names.word + Names.lists + Names.counts + Names.normalized + Names.order
        let options = try StatisticsOptions(call, segment: Self.optionSegment(call.path), names: names)
        let rows = try WordQuestion(options, code).rows
        return try Self.list(FrequencyRows(rows, collatedBy: options["collate"]), options, code, call)
    }

    private func ngramFrequencies(_ call: Call) throws(Refusal) -> Reply {
        let path = call.path
        let code = try LanguageSet.check(path[3], in: LanguageSet.V1.statistics)
        guard path[4].lowercased() == Corpus.name else { throw .notFound("corpus is not in \(Corpus.name)") }
        guard let length = Int(path[5]), 1...4 ~= length else {
            throw .badRequest("The length of n-grams must be from 1 to 4.")
        }
        typealias Names = StatisticsOptions.Names
        let names = Names.counts + Names.documentCounts + Names.order + Names.ngrams
        let options = try StatisticsOptions(call, segment: path.count == 7 ? path[6] : nil, names: names)
        let rows = try NgramQuestion(options, code, length: length).rows
        let format = options["format"].first ?? "oup"
        guard ["oup", "google"].contains(format) else { throw .badRequest("The option 'format' is oup or google.") }
        return try Self.list(FrequencyRows(rows, asText: format == "google"), options, code, call)
    }
}

extension Version1 {
    /// Returns the language in the path; English if there is none.
    private static func language(_ path: [String]) throws(Refusal) -> String {
        guard path.count > 3, !path[3].contains("=") else { return "en" }
        return try LanguageSet.check(path[3], in: LanguageSet.V1.statistics)
    }

    private static func optionSegment(_ path: [String]) -> String? {
        path.dropFirst(3).last { $0.contains("=") }
    }

    private static func metadata(_ options: StatisticsOptions, _ code: String) -> JSONObject {
        [
            "corpus": .string(Corpus.name), "language": .string(code), "options": options.echo,
            "provider": .string(Renderer.provider),
        ]
    }

    private static func list(
        _ rows: FrequencyRows,
        _ options: StatisticsOptions,
        _ code: String,
        _ call: Call
    ) throws(Refusal) -> Reply {
        let offset = try options.count("offset") ?? 0
        let limit = try options.count("limit") ?? 100
        let sorted = try rows.sorted(by: options["sort"])
        let part = sorted.dropFirst(offset).prefix(limit)
        let body: JSONObject = [
            "metadata": .object(metadata(options, code)), "results": .array(part.map { .object($0) }),
        ]
        var reply = Reply.json(.object(body))
        reply.headers.append(("Link", PageLinks(call, offset: offset, limit: limit, total: sorted.count).header))
        return reply
    }
}

extension Corpus {
    static func perMillion(_ frequency: Int) -> Double { Double(frequency) / millions }
}

extension Refusal {
    /// The refusal of a query that would run for longer than half a minute.
    static let tooSlow = Refusal(status: 503, message: "The query took too long. Please narrow it.")

    static func noOption(_ names: [String]) -> Refusal {
        .badRequest("You need to specify at least one option. Try one of '\(names.joined(separator: ", "))'.")
    }
}

/// The `Link` header, which leads from part to part of a long list.
private struct PageLinks {
    private let path: String
    private let query: [RequestTarget.Parameter]
    private let offset: Int
    private let limit: Int
    private let total: Int

    init(_ call: Call, offset: Int, limit: Int, total: Int) {
        path = call.rawPath
        query = call.query.filter { $0.name != "offset" && $0.name != "limit" }
        (self.offset, self.limit, self.total) = (offset, limit, total)
    }

    var header: String {
        let last = limit > 0 && total > 0 ? (total - 1) / limit * limit : 0
        var links = [link("first", 0), link("self", offset)]
        if limit > 0, offset + limit < total { links.append(link("next", offset + limit)) }
        if offset > 0 { links.append(link("prev", max(0, offset - limit))) }
        return (links + [link("last", last)]).joined(separator: ", ")
    }

    private func link(_ relation: String, _ offset: Int) -> String {
        let pairs = query.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        let all = pairs + ["offset=\(offset)", "limit=\(limit)"]
        return "<\(path)?\(all.joined(separator: "&"))>; rel=\"\(relation)\""
    }
}
