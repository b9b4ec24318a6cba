internal import HeadwordJSON
internal import JSONRPCHTTP

extension OxfordDesk {
    /// The limit of a search, also the standard, and the last row that can be reached.
    private static let (mostRows, lastRow) = (5000, 10_000)

    /// Searches for headwords.
    ///
    /// - Parameter method: our method.
    func search(
        _ method: String,
        _ source: OxfordLanguage,
        target: OxfordLanguage? = nil
    ) async throws(OxfordRefusal) -> JSONObject {
        guard let text = query["q"], !text.isEmpty else { throw .badRequest("Missing required parameter: q") }
        let (limit, offset) = (try count("limit") ?? Self.mostRows, try count("offset") ?? 0)
        guard limit <= Self.mostRows else { throw .badRequest("The option 'limit' must not exceed \(Self.mostRows).") }
        guard offset <= Self.lastRow - limit else {
            throw .badRequest("The sum of offset and limit must not exceed \(Self.lastRow).")
        }
        var question: JSONObject = [
            "q": .string(text), "language": .string(source.label), "prefix": .bool(flag("prefix")),
            "limit": .integer(Int64(max(limit, 1))), "offset": .integer(Int64(offset)),
        ]
        question["target"] = target.map { .string($0.label) }
        let answer = try await ask(method, question)
        let rows = answer["results"].elements.prefix(limit).map { row($0, source) }
        var body = body(Array(rows), schema: "WordList", operation: "search")
        guard case .object(var metadata)? = body["metadata"] else { return body }
        // The service sends these numbers as strings.
        metadata["limit"] = .string("\(limit)")
        metadata["offset"] = .string("\(offset)")
        metadata["total"] = .string("\(answer["metadata"]["total"].integer ?? rows.count)")
        metadata["sourceLanguage"] = .string(source.code)
        body["metadata"] = .object(metadata)
        return body
    }

    /// The names of the service for the ways in which a headword matches.
    private static let matchTypes = [
        "exact": "headword", "folded": "headword", "prefix": "headword", "lemma": "inflection",
        "variant": "variantForm",
    ]

    private func row(_ result: JSONValue, _ language: OxfordLanguage) -> JSONValue {
        let (word, type) = (result["word"].text ?? "", result["matchType"].text ?? "")
        var row: JSONObject = ["id": .string(OxfordShape.identifier(of: word)), "label": .string(word)]
        row["matchString"] = result["matchString"]
        row["matchType"] = .string(Self.matchTypes[type] ?? type)
        if type == "lemma", let form = result["matchString"].text {
            row["inflection_id"] = .string(OxfordShape.identifier(of: form))
        }
        row["region"] = language.region
        row["score"] = result["score"]
        row["word"] = .string(word)
        return .object(row)
    }
}

extension OxfordLanguage {
    /// The variety of English; nil if it was not named.
    fileprivate var region: JSONValue? { isVariety ? .string(String(code.suffix(2))) : nil }
}
