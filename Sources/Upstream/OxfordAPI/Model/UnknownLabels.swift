package import HeadwordJSON
internal import HeadwordModel

extension OxfordBody {
    /// The labels that Headword has no name for, as its own answers write them, each with its display text.
    package var unknownLabels: JSONObject {
        var labels = UnknownLabels()
        labels.collect(from: json(in: .oxford))
        return labels.texts
    }
}

/// Finds labels that are not in their vocabularies.
private struct UnknownLabels {
    /// The members that hold labels, and whether Headword knows a label, given its identifier and its text.
    private static let vocabularies: [String: @Sendable (String, String) -> Bool] = [
        "lexicalCategory": { LexicalCategory(oxford: $0, $1) != nil },
        "grammaticalFeatures": { GrammaticalFeature(oxford: $0, $1) != nil },
        "domains": { Domain(oxford: $0, $1) != nil },
        "domainClasses": { Domain(oxford: $0, $1) != nil },
        "registers": { Register(oxford: $0, $1) != nil },
        "regions": { Region(oxford: $0, $1) != nil },
        "semanticClasses": { _, _ in false },
    ]

    var texts: JSONObject = [:]

    mutating func collect(from json: JSONValue, _ isKnown: ((String, String) -> Bool)? = nil) {
        switch json {
        case .array(let elements): for element in elements { collect(from: element, isKnown) }
        case .object(let object):
            if let isKnown, case .string(let id) = object["id"], case .string(let text) = object["text"] {
                if !isKnown(id, text) { texts[id.percentDecoded] = .string(text.percentDecoded) }
                return
            }
            for member in object.members { collect(from: member.value, Self.vocabularies[member.name]) }
        default: break
        }
    }
}
