package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// The filters that each endpoint accepts, or the fields that it offers.
    package struct Filters: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The names of the filters, by endpoint: `entries`.
        package var results: OxfordMap<OxfordList<String>>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Filters>([
            .init("metadata", \.metadata),
            .init("results", \.results),
        ])

        /// The name of the schema.
        package static let schemaName = "Filters"

        /// The Headword methods that correspond to the endpoints of the API.
        private static let methods = [
            "entries": "dictionary.entries", "inflections": "inflections.lemmas", "lemmas": "inflections.lemmas",
            "sentences": "sentences.lookup", "thesaurus": "thesaurus.lookup", "translations": "translations.lookup",
            "wordlist": "wordlist.query",
        ]

        /// Replaces endpoint names with method names.
        package func finish(_ object: inout JSONObject) {
            object["results"] =
                results?.headwordObject { name, filters in
                    .init(name: Self.methods[name] ?? name, value: filters.json(in: .headword))
                } ?? [:]
        }
    }

    /// The varieties of English that have dictionaries.
    package struct Regions: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The names of the varieties, by code: `gb`.
        package var results: OxfordMap<OxfordList<String>>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Regions>([
            .init("metadata", \.metadata),
            .init("results", \.results),
        ])

        /// The name of the schema.
        package static let schemaName = "Regions"

        /// Writes the varieties in Headword's format for labels: `{british: {en: British}}`.
        package func finish(_ object: inout JSONObject) {
            object["results"] =
                results?.headwordObject { code, names in
                    .init(
                        name: Region(label: code)?.label ?? code,
                        value: ["en": .string(names.elements.joined(separator: ", "))]
                    )
                } ?? [:]
        }
    }

    /// The labels of a vocabulary.
    package struct UtilityLabels<Label: Vocabulary>: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The labels, by key.
        package var results: OxfordMap<LabelNames>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The name of the schema.
        package static var schemaName: String { "UtilityLabels" }

        /// The mapping from members to properties.
        package static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("metadata", \.metadata),
                    .init("results", \.results),
                ]
            }
        }

        /// Writes the keys in Headword's spelling of labels.
        package func finish(_ object: inout JSONObject) {
            object["results"] = results?.headwordLabels(of: Label.self) ?? [:]
        }
    }

    /// The labels of a vocabulary, grouped by type, like those of grammatical features.
    package struct GroupedUtilityLabels<Label: Vocabulary>: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The labels, by type and key.
        package var results: OxfordMap<OxfordMap<LabelNames>>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The name of the schema.
        package static var schemaName: String { "UtilityLabels" }

        /// The mapping from members to properties.
        package static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("metadata", \.metadata),
                    .init("results", \.results),
                ]
            }
        }

        /// Writes the keys and types in Headword's spelling.
        package func finish(_ object: inout JSONObject) {
            object["results"] =
                results?.headwordObject { type, labels in
                    .init(name: type.readable, value: labels.headwordLabels(of: Label.self))
                } ?? [:]
        }
    }

    /// The names of a label.
    package struct LabelNames: OxfordObject {
        /// The English name: `Roman_Catholic_Church`.
        package var en: String?
        /// Other names, and the members that no property holds.
        package var others: JSONObject = [:]

        /// Creates a label without names.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<LabelNames>([
            .init("en", \.en)
        ])

        /// Returns the names in Headword's own answers: the English one has spaces, and is derived from the key if none
        /// was sent.
        fileprivate func headwordValue(of key: String) -> JSONValue {
            guard case .object(var object) = json(in: .headword) else { return [:] }
            object["en"] = .string((en ?? key).readable)
            return .object(object)
        }
    }
}

extension OxfordMap {
    /// Returns an object with the result of `member` for each member. If several get the same name, the first is kept.
    fileprivate func headwordObject(_ member: (String, Value) -> JSONObject.Member) -> JSONValue {
        var names: Set<String> = []
        let all = members.compactMap { entry in entry.value.map { member(entry.name, $0) } }
        return .object(JSONObject(members: all.filter { names.insert($0.name).inserted }))
    }
}

extension OxfordMap<Oxford.LabelNames> {
    /// Returns the names of the labels, by key in Headword's spelling.
    fileprivate func headwordLabels<Label: Vocabulary>(of _: Label.Type) -> JSONValue {
        headwordObject { key, names in
            .init(name: Label(oxford: key)?.label ?? key, value: names.headwordValue(of: key))
        }
    }
}

extension String {
    /// The label for display: percent-decoded, with spaces for `_`.
    fileprivate var readable: String { OxfordID(wire: self).word }
}
