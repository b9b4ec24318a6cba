internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP
internal import NIOHTTP1

/// A list of headwords as a file.
struct WordListExport: Sendable {
    enum Format: String, CaseIterable {
        case csv, tsv, text, json

        /// For people.
        var name: String { self == .text ? "text" : rawValue.uppercased() }

        fileprivate var type: String {
            switch self {
            case .csv: "text/csv"
            case .tsv: "text/tab-separated-values"
            case .text: "text/plain"
            case .json: "application/json"
            }
        }

        fileprivate var fileName: String { "words.\(self == .text ? "txt" : rawValue)" }
    }

    /// The maximum number of headwords in a file.
    static let mostWords = 50_000
    /// The maximum number of headwords for which a method is asked at once.
    private static let mostAtOnce: Int64 = 5_000

    let desk: SiteDesk
    let format: Format

    func response(_ filters: JSONObject) async throws(ErrorObject) -> WebResponse {
        let words = try await words(filters)
        return WebResponse(
            type: format.type,
            body: Array(text(words).utf8),
            headers: ["Content-Disposition": "attachment; filename=\"\(format.fileName)\""]
        )
    }

    private func words(_ filters: JSONObject) async throws(ErrorObject) -> [JSONValue] {
        var question = filters
        question["limit"] = .integer(Self.mostAtOnce)
        var words: [JSONValue] = []
        while words.count < Self.mostWords {
            let answer = try await desk.ask(WordListPage.method, question)
            words += answer["results"].elements
            guard let next = answer["metadata"]["next"] else { break }
            question["cursor"] = next
        }
        return Array(words.prefix(Self.mostWords))
    }

    // MARK: Writing

    private func text(_ words: [JSONValue]) -> String {
        switch format {
        case .csv: rows(words, separator: ",", end: "\r\n") { $0.quotedIfNeeded }
        case .tsv: rows(words, separator: "\t", end: "\n") { $0.replacing("\t", with: " ") }
        case .text: words.map { ($0["word"].text ?? "") + "\n" }.joined()
        case .json: JSONValue.array(words).prettyPrinted() + "\n"
        }
    }

    private func rows(
        _ words: [JSONValue],
        separator: String,
        end: String,
        _ written: (String) -> String
    ) -> String {
        let rows = words.map { word in
            [
                word["word"].text ?? "", Optional(word)["zipf"].number.map { "\($0)" } ?? "",
                word["forms"].texts.joined(separator: " "),
            ]
        }
        return ([["word", "zipf", "forms"]] + rows)
            .map { $0.map(written).joined(separator: separator) + end }.joined()
    }
}

extension String {
    /// A field of CSV (RFC 4180, section 2).
    fileprivate var quotedIfNeeded: String {
        guard contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return self }
        return "\"" + replacing("\"", with: "\"\"") + "\""
    }
}
