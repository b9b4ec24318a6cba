internal import HeadwordJSON
internal import HeadwordModel

/// A row of a term meta bank: how a term is pronounced, or how common it is.
enum YomitanDetail {
    case pronunciations(term: String, [Pronunciation])
    case frequency
    /// Why the row cannot be read.
    case unreadable(String)

    /// Reads a row.
    init(_ row: JSONValue, source: String) {
        guard case .array(let cells) = row, cells.count == 3, case .string(let text) = cells[0],
            let term = ArticleAddition.word(text.utf8), case .string(let kind) = cells[1]
        else {
            self = .unreadable("expected 3 elements: a term, 'freq', 'pitch' or 'ipa', and data")
            return
        }
        switch (kind, cells[2]) {
        case ("freq", .object), ("freq", .string), ("freq", .integer), ("freq", .real): self = .frequency
        case ("ipa", .object(let data)): self = .pronunciations(term: term, Self.transcriptions(data, source))
        case ("pitch", .object(let data)): self = .pronunciations(term: term, Self.accents(data, source))
        case (_, let data):
            self = .unreadable("expected data of 'freq', 'pitch' or 'ipa', found \(data.kindName) of '\(kind.excerpt)'")
        }
    }

    private static func transcriptions(_ data: JSONObject, _ source: String) -> [Pronunciation] {
        data.objects("transcriptions").compactMap { object in
            guard let text = object.text("ipa").flatMap({ BroughtText.clean($0) }) else { return nil }
            let region = (object.texts("tags") ?? []).lazy.compactMap { Region(label: $0) }.first
            return Pronunciation(text: BroughtText.withoutDelimiters(text), region: region, source: source)
        }
    }

    /// Returns the reading with the number of the mora before the fall of the pitch, as dictionaries print it: `はし [1]`.
    private static func accents(_ data: JSONObject, _ source: String) -> [Pronunciation] {
        guard let reading = data.text("reading").flatMap({ BroughtText.clean($0) }) else { return [] }
        return data.objects("pitches").compactMap { pitch in
            let position = pitch["position"]?.exactInteger.map(String.init) ?? pitch.text("position")
            guard let position = position.flatMap({ BroughtText.clean($0) }) else { return nil }
            return Pronunciation(text: "\(reading) [\(position)]", notation: .respelling, source: source)
        }
    }
}
