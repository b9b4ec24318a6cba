public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// Which phrase of the lexicon is under the cursor? (`search.at`)
public struct AtRequest: Request {
    /// The answer.
    public typealias Response = AtResponse

    /// The text, or the part of it around the cursor.
    public var text = ""
    /// The number of units of the text before the cursor.
    public var offset = 0
    /// The unit of the offset, and of the range in the answer.
    public var unit = TextUnit.utf16
    /// The language of the text.
    public var language = Language.en
    /// Whether the failure for a word that is not found suggests others.
    public var offersSuggestions = true

    /// Creates an empty request.
    public init() {}

    /// Throws if the cursor is not in the text.
    public func check() throws {
        _ = try place
    }

    /// The position of the cursor.
    ///
    /// - Throws: ``CallFailure`` if it is beyond the text, or inside a character.
    var place: String.Index {
        get throws {
            if let index = text.index(at: offset, in: unit) { return index }
            throw CallFailure.invalidParameter(
                Self.offset.description.name,
                value: .integer(Int64(offset)),
                expected: "at the beginning of a character, from 0 to "
                    + "\(text.offset(of: text.endIndex, in: unit)) in \(unit.label)"
            )
        }
    }
}

// MARK: - Description

extension AtRequest {
    /// The maximum length of the text in bytes of UTF-8, enough for a large document; only the text around the cursor
    /// matters.
    static let longestText = 500_000

    private static let text = Parameter<String>(
        "text",
        "The text, or the part of it around the cursor.",
        schema: .string(length: 1...longestText),
        expectation: "a string of 1 to \(longestText) bytes of UTF-8"
    ) { value in
        guard case .string(let text) = value, (1...longestText).contains(text.utf8.count) else { return nil }
        return text
    }
    private static let offset = Parameter<Int>.integer(
        "offset",
        "The offset of the cursor in the text.",
        in: 0...longestText
    )
    private static let unit = Parameter<TextUnit>.label(
        "unit",
        "The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode)."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.at",
        summary: "Finds the longest phrase of the lexicon at a cursor in a text.",
        parameters: [
            text.required { $0.text = $1 }, offset.required { $0.offset = $1 }, unit.optional { $0.unit = $1 },
            WordQuery.language.optional { $0.language = $1 },
            WordQuery.suggestions.optional { $0.offersSuggestions = $1 },
        ],
        resultName: "PhraseAt",
        failures: [
            .init(
                code: 404,
                message: "There is no word under the cursor, or it is not in the lexicon.",
                reasons: [.noWord]
            )
        ],
        examples: [.init("A phrase in a sentence", ["text": "She set up the house.", "offset": 8])]
    )
}
