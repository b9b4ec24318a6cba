public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The labels of a vocabulary: `UtilityLabels` of the Oxford Dictionaries API, with counts.
public struct LabelsResponse<Label: Vocabulary>: DictionaryResponse, Hashable, Sendable {
    /// The labels that some headword has.
    public var labels: [LabelCount<Label>]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `{noun: {en: Noun, headwords: 117798}}`; grammatical features one level deeper, under their types.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "UtilityLabels/1", fallback: fallback))
            writer.name("results")
            guard let features = labels as? [LabelCount<GrammaticalFeature>] else {
                Self.write(labels, to: &writer)
                return
            }
            writer.object { writer in
                for type in features.types {
                    writer.name(type)
                    LabelsResponse<GrammaticalFeature>.write(features.filter { $0.label.type == type }, to: &writer)
                }
            }
        }
    }

    private static func write(_ labels: [LabelCount<Label>], to writer: inout JSONWriter) {
        writer.object { writer in
            for count in labels {
                writer.name(count.label.label)
                writer.object { writer in
                    writer.member("en", count.label.title)
                    writer.member("headwords", count.headwords)
                }
            }
        }
    }

    static func schema(isGrouped: Bool) -> Schema {
        let labels = Schema.dictionary(
            of: .object(
                [
                    "en": .string.described("The label for people."),
                    "headwords": .integer.described("How many headwords have it."),
                ],
                required: ["en"]
            )
        )
        return .object(
            ["metadata": .metadata, "results": isGrouped ? .dictionary(of: labels) : labels],
            required: ["metadata", "results"]
        )
    }
}

extension [LabelCount<GrammaticalFeature>] {
    /// The types of the features, each once.
    fileprivate var types: [String] {
        reduce(into: []) { types, count in
            if !types.contains(count.label.type) { types.append(count.label.type) }
        }
    }
}

extension Vocabulary {
    /// The label with capitals and spaces: `Air Force`, `US`.
    fileprivate var title: String {
        label.split(separator: "_").map { word in
            ["us", "uk"].contains(word) ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
        }
        .joined(separator: " ")
    }
}
