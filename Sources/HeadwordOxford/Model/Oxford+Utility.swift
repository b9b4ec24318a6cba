public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// The filters that each endpoint takes, or the fields that it has.
    public struct Filters: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// The names of the filters by endpoint: `entries`.
        public var results: OxfordMap<OxfordList<String>>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Filters>([
            .init("metadata", \.metadata),
            .init("results", \.results),
        ])

        /// The name of the schema.
        public static let schemaName = "Filters"

        /// The methods of Headword that ask what endpoints of the API do.
        private static let methods = [
            "entries": "dictionary.entries", "inflections": "inflections.lemmas", "lemmas": "inflections.lemmas",
            "sentences": "sentences.lookup", "thesaurus": "thesaurus.lookup", "translations": "translations.lookup",
            "wordlist": "wordlist.query",
        ]

        /// Names methods in place of endpoints.
        public func finish(_ object: inout JSONObject) {
            object["results"] =
                results?.headwordObject { name, filters in
                    .init(name: Self.methods[name] ?? name, value: filters.json(in: .headword))
                } ?? [:]
        }
    }

    /// The varieties of English whose dictionaries can be asked.
    public struct Regions: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// The names of the varieties by their codes: `gb`.
        public var results: OxfordMap<OxfordList<String>>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Regions>([
            .init("metadata", \.metadata),
            .init("results", \.results),
        ])

        /// The name of the schema.
        public static let schemaName = "Regions"

        /// Writes the varieties as Headword lists labels: `{british: {en: British}}`.
        public func finish(_ object: inout JSONObject) {
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
    public struct UtilityLabels<Label: Vocabulary>: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// The labels by their keys.
        public var results: OxfordMap<LabelNames>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// The name of the schema.
        public static var schemaName: String { "UtilityLabels" }

        /// Which property holds which member.
        public static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("metadata", \.metadata),
                    .init("results", \.results),
                ]
            }
        }

        /// Writes keys as Headword spells labels.
        public func finish(_ object: inout JSONObject) {
            object["results"] = results?.headwordLabels(of: Label.self) ?? [:]
        }
    }

    /// The labels of a vocabulary under their types, as those of grammatical features are.
    public struct GroupedUtilityLabels<Label: Vocabulary>: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// The labels by their types and keys.
        public var results: OxfordMap<OxfordMap<LabelNames>>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// The name of the schema.
        public static var schemaName: String { "UtilityLabels" }

        /// Which property holds which member.
        public static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("metadata", \.metadata),
                    .init("results", \.results),
                ]
            }
        }

        /// Writes keys as Headword spells labels and types.
        public func finish(_ object: inout JSONObject) {
            object["results"] =
                results?.headwordObject { type, labels in
                    .init(name: type.readable, value: labels.headwordLabels(of: Label.self))
                } ?? [:]
        }
    }

    /// The names of a label.
    public struct LabelNames: OxfordObject {
        /// The English name: `Roman_Catholic_Church`.
        public var en: String?
        /// Other names, and the members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a label without names.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<LabelNames>([
            .init("en", \.en)
        ])

        /// The names in Headword's own answers: the English one with spaces, made of the key if none is sent.
        fileprivate func headwordValue(of key: String) -> JSONValue {
            guard case .object(var object) = json(in: .headword) else { return [:] }
            object["en"] = .string((en ?? key).readable)
            return .object(object)
        }
    }
}

extension OxfordMap {
    /// An object of what `member` makes of each member; of those that get the same name, the first.
    fileprivate func headwordObject(_ member: (String, Value) -> JSONObject.Member) -> JSONValue {
        var names: Set<String> = []
        let all = members.compactMap { entry in entry.value.map { member(entry.name, $0) } }
        return .object(JSONObject(members: all.filter { names.insert($0.name).inserted }))
    }
}

extension OxfordMap<Oxford.LabelNames> {
    /// The names of labels by their keys, as Headword spells labels.
    fileprivate func headwordLabels<Label: Vocabulary>(of _: Label.Type) -> JSONValue {
        headwordObject { key, names in
            .init(name: Label(oxford: key)?.label ?? key, value: names.headwordValue(of: key))
        }
    }
}

extension String {
    /// A label for people, which may be percent-encoded and have `_` for spaces.
    fileprivate var readable: String { OxfordID(wire: self).word }
}
