internal import HeadwordJSON

/// The requested part of a long list.
struct Page {
    var offset: Int
    var limit: Int

    /// Reads `limit` and `offset`.
    ///
    /// - Parameter longest: the maximum limit, which is also the default.
    init(of call: Call, longest: Int) throws(Refusal) {
        offset = try call.count("offset") ?? 0
        limit = try call.count("limit") ?? longest
        guard limit <= longest else { throw .badRequest("The option 'limit' must not exceed \(longest).") }
    }

    func part(of rows: [JSONValue]) -> [JSONValue] { Array(rows.dropFirst(offset).prefix(limit)) }

    /// Returns the metadata of the list, with numbers as strings where the service sends them so.
    func metadata(total: Int, language: String, numbersAsStrings: Bool) -> JSONObject {
        func number(_ number: Int) -> JSONValue {
            numbersAsStrings ? .string("\(number)") : .integer(Int64(number))
        }
        return [
            "limit": number(limit), "offset": number(offset), "sourceLanguage": .string(language),
            "total": number(total),
        ]
    }
}
