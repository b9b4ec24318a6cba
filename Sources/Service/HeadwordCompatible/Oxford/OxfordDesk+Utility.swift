internal import HeadwordJSON
internal import JSONRPCHTTP

/// A list of the service about its own endpoints.
enum OxfordList: String, CaseIterable {
    case fields, filters

    /// The names of the list for each endpoint. The empty field stands for the minimum.
    fileprivate var names: [(endpoint: String, names: [JSONValue])] {
        let labels: [JSONValue] = ["domains", "grammaticalFeatures", "lexicalCategory", "registers"]
        return switch self {
        case .fields:
            [
                (
                    "entries",
                    [
                        "definitions", "domains", "etymologies", "examples", "pronunciations", "regions", "registers",
                        "variantForms", "",
                    ]
                ),
                ("thesaurus", ["antonyms", "synonyms"]),
            ]
        case .filters:
            [
                ("entries", labels), ("lemmas", ["grammaticalFeatures", "lexicalCategory"]),
                ("translations", labels),
            ]
        }
    }
}

/// A kind of label that the service lists.
enum OxfordLabelKind: String, CaseIterable {
    case domains, registers, grammaticalFeatures, lexicalCategories

    /// Whether the service writes the identifiers in camel case.
    fileprivate var isCamelCase: Bool { self == .grammaticalFeatures || self == .lexicalCategories }
}

extension OxfordDesk {
    func lists(_ list: OxfordList, _ endpoint: String?) throws(OxfordRefusal) -> JSONObject {
        let chosen = list.names.filter { endpoint == nil || $0.endpoint == endpoint }
        guard !chosen.isEmpty else { throw .noEntry }
        let members = chosen.map { JSONObject.Member(name: $0.endpoint, value: .array($0.names)) }
        return answer(JSONObject(members: members))
    }

    func labels(
        _ kind: OxfordLabelKind,
        _ source: OxfordLanguage,
        _ target: OxfordLanguage?
    ) async throws(OxfordRefusal) -> JSONObject {
        var question: JSONObject = ["language": .string(source.label)]
        question["target"] = target.map { .string($0.label) }
        let found = try await ask("utility.\(kind.rawValue)", question)["results"]
        guard case .object(let labels)? = found else { return answer([:]) }
        return answer(kind == .grammaticalFeatures ? byType(labels) : named(labels, kind))
    }

    private func byType(_ types: JSONObject) -> JSONObject {
        JSONObject(
            members: types.members.compactMap { type in
                guard case .object(let features) = type.value else { return nil }
                let name = type.name.replacing(" ", with: "_")
                return .init(name: name, value: .object(named(features, .grammaticalFeatures)))
            }
        )
    }

    /// Returns the labels with their names only.
    private func named(_ labels: JSONObject, _ kind: OxfordLabelKind) -> JSONObject {
        JSONObject(
            members: labels.members.map { label in
                let name = kind.isCamelCase ? label.name.camelCased : label.name
                return .init(name: name, value: ["en": label.value["en"] ?? .string(label.name)])
            }
        )
    }

    /// Returns the dictionaries: one for each variety of English, and one for each pair of languages.
    func languages() async throws(OxfordRefusal) -> JSONObject {
        var question: JSONObject = [:]
        for name in ["sourceLanguage", "targetLanguage"] {
            question[name] = query[name].map { .string(OxfordLanguage($0).label) }
        }
        let found = try await ask("utility.languages", question)["results"].elements
        let rows = found.flatMap { Self.varieties(of: $0.without("headwords")) }
        let wanted = query["sourceLanguage"]?.lowercased()
        let isWanted = { (row: JSONValue) in
            wanted == nil || wanted == row["sourceLanguage"]["id"].text || wanted == "en"
        }
        return ["metadata": ["provider": Oxford.provider], "results": .array(rows.filter(isWanted))]
    }

    private static func varieties(of row: JSONValue) -> [JSONValue] {
        guard case .object(var object) = row else { return [] }
        object["headwords"] = nil
        object["source"] = Oxford.provider
        guard row["type"].text == "monolingual", row["sourceLanguage"]["id"].text == "en" else {
            return [.object(object)]
        }
        return [("gb", "English (UK)"), ("us", "English (US)")].map { region, name in
            object["region"] = .string(region)
            object["sourceLanguage"] = ["id": .string("en-\(region)"), "language": .string(name)]
            return .object(object)
        }
    }

    private func answer(_ results: JSONObject) -> JSONObject {
        ["metadata": ["provider": Oxford.provider], "results": .object(results)]
    }
}
