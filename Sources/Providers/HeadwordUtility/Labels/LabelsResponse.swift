public import HeadwordCore
package import HeadwordJSON
package import HeadwordLexicon
package import HeadwordModel

/// The labels of a vocabulary: `UtilityLabels` of the Oxford Dictionaries API, with counts.
package struct LabelsResponse<Label: Vocabulary>: DictionaryResponse, Hashable, Sendable {
    /// The labels that at least one headword has.
    package var labels: [LabelCount<Label>]
    /// Why the preferred source has no answer; nil if it answered.
    package var fallback: JSONObject?

    /// `{noun: {en: Noun, headwords: 117798}}`; grammatical features one level deeper, under their types.
    package static var shape: Shape<Self> {
        Shape([
            .required("metadata") { AnswerMetadata(schema: "UtilityLabels/1", fallback: $0.fallback) },
            Label.self is GrammaticalFeature.Type
                ? .required("results") { $0.groups } : .required("results") { $0.counts },
        ])
    }

    private var counts: JSONDictionary<LabelCount<Label>> { Self.named(labels) }

    private var groups: JSONDictionary<JSONDictionary<LabelCount<Label>>> {
        let groups = Dictionary(grouping: labels, by: \.type)
        var types: [String] = []
        for type in labels.map(\.type) where !types.contains(type) { types.append(type) }
        return JSONDictionary(types.map { ($0, Self.named(groups[$0] ?? [])) })
    }

    private static func named(_ labels: [LabelCount<Label>]) -> JSONDictionary<LabelCount<Label>> {
        JSONDictionary(labels.map { ($0.label.label, $0) })
    }
}

extension LabelCount: JSONShaped {
    /// A label for people, and how many headwords have it.
    package static var shape: Shape<Self> {
        Shape([
            .required("en", "The label for display.") { $0.label.title },
            .usual("headwords", "The number of headwords with it.") { $0.headwords },
        ])
    }

    /// The type of a grammatical feature.
    fileprivate var type: String { (label as? GrammaticalFeature)?.type ?? "" }
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
