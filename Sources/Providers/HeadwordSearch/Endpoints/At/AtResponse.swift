internal import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// The phrase under a cursor.
public struct AtResponse: JSONWritable, Hashable, Sendable {
    /// The phrase as it stands in the text.
    public var phrase: String
    /// Where it stands, in ``unit``.
    public var range: Range<Int>
    /// What ``range`` counts.
    public var unit: TextUnit
    /// The headwords that the phrase leads to, the nearest first; never empty.
    public var matches: [Match]

    /// Writes `{metadata, text, range, results}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "PhraseAt/1"))
            writer.member("text", phrase)
            writer.name("range")
            writer.object { writer in
                writer.member("start", range.lowerBound)
                writer.member("end", range.upperBound)
                writer.member("unit", unit.label)
            }
            writer.name("results")
            writer.array { writer in
                for match in matches {
                    writer.object { writer in
                        writer.headwordMembers(of: match)
                        writer.member("lexicalCategories", labels: match.entry.lexicalEntries.map(\.lexicalCategory))
                    }
                }
            }
        }
    }

    /// What an answer looks like.
    static let schema = Schema.object(
        [
            "metadata": .metadata,
            "text": .string.described("The phrase as it stands in the text."),
            "range": .object(
                [
                    "start": .integer, "end": .integer.described("The first place after the phrase."),
                    "unit": .label(of: TextUnit.self),
                ],
                required: ["start", "end", "unit"]
            ),
            "results": .array(
                of: .object(
                    [
                        "id": .string.described("The headword with an underscore for each space."),
                        "language": .label(of: Language.self),
                        "word": .string.described("The headword as it is written."),
                        "match": .match,
                        "lexicalCategories": .labels(of: LexicalCategory.self),
                    ],
                    required: ["id", "language", "word", "match"]
                )
            ).described("The headwords that the phrase leads to, the nearest first."),
        ],
        required: ["metadata", "text", "range", "results"]
    )
}
