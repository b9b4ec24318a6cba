internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

/// A phrase of the lexicon in a document.
struct Phrase: Sendable {
    /// Where it is.
    var range: TextRange
    /// The phrase as it is written.
    var text: String
    /// The headword that it leads to.
    var headword: String
    var language: Language
    /// How the headword was found.
    var match: JSONValue?
    /// The lexical categories of the headword, the likeliest in this sentence first.
    var categories: [String]
}

extension FeatureContext {
    /// The number of lines around the cursor that a phrase and its sentence may extend to.
    private static let linesAround = 2
    /// The number of bytes of a line around the cursor that are looked at.
    private static let bytesAround = 2000

    /// Returns the phrase at a place; nil if there is none in any of the languages.
    func phrase(in document: TextDocument, at place: TextPlace) async throws(ErrorObject) -> Phrase? {
        let window = TextWindow(document, around: place, lines: Self.linesAround, bytes: Self.bytesAround)
        guard !window.text.isEmpty else { return nil }
        for language in settings.languages {
            let question: JSONObject = [
                "text": .string(window.text), "offset": .integer(Int64(window.offset)), "unit": "utf-8",
                "language": .string(language.label), "suggestions": false,
            ]
            guard let found = try await ask("search.at", question) else { continue }
            if let phrase = phrase(found, language, window) { return phrase }
        }
        return nil
    }

    private func phrase(_ found: JSONValue, _ language: Language, _ window: TextWindow) -> Phrase? {
        guard let first = found["results"].elements.first, let headword = first["word"].text,
            let start = found["range"]["start"].exactInteger, let end = found["range"]["end"].exactInteger
        else { return nil }
        return Phrase(
            range: TextRange(start: window.place(at: start), end: window.place(at: end)),
            text: found["text"].text ?? headword,
            headword: headword,
            language: language,
            match: first["match"],
            categories: first["lexicalCategories"].texts
        )
    }
}

extension Phrase {
    /// The phrase in one line.
    var plainText: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// How the phrase leads to the headword, for people: "kicked: past"; empty if it is the headword.
    var form: String {
        switch match["kind"].text {
        case "variant": return "also: \(plainText)"
        case "lemma":
            let readings = match.readings
            return plainText + (readings.isEmpty ? "" : ": " + readings.joined(separator: ", "))
        default: return ""
        }
    }
}
