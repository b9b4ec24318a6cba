internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension SenseFilter {
    /// The maximum number of values of one filter, and of all filters of a call (Oxford Dictionaries API v1, word
    /// lists).
    static let valuesPerFilter = 5
    static let valuesPerCall = 20
    /// The maximum length of the text form of filters, in bytes.
    static let longestText = 2048

    /// The kinds of labels.
    enum Kind: UInt8, Vocabulary {
        case lexicalCategory
        case domains
        case registers
        case regions

        static let vocabularyName = "filter"
        static let table = VocabularyTable<Self>(
            isCamelCase: true,
            aliases: [
                "domain": .domains, "register": .registers, "region": .regions, "lexicalCategories": .lexicalCategory,
            ]
        )
    }

    /// The labels as texts, by their kinds.
    var labels: [(kind: Kind, labels: [String])] {
        [
            (.lexicalCategory, lexicalCategories.map(\.label)), (.domains, domains.map(\.label)),
            (.registers, registers.map(\.label)), (.regions, regions.map(\.label)),
        ]
    }

    /// The number of labels.
    var count: Int { labels.reduce(0) { $0 + $1.labels.count } }
}

extension WordlistRequest {
    private static let lexicalCategory = Parameter<[LexicalCategory]>.labels(
        "lexicalCategory",
        "The lexical categories to include.",
        count: 1...SenseFilter.valuesPerFilter
    )
    private static let domains = Parameter<[Domain]>.labels(
        "domains",
        "The subject fields; a sense must have at least one.",
        count: 1...SenseFilter.valuesPerFilter
    )
    private static let registers = Parameter<[Register]>.labels(
        "registers",
        "The registers; a sense must have at least one.",
        count: 1...SenseFilter.valuesPerFilter
    )
    private static let regions = Parameter<[Region]>.labels(
        "regions",
        "The regions; a sense, or the spelling of its headword, must be used in at least one.",
        count: 1...SenseFilter.valuesPerFilter
    )

    /// The parameters that filter by labels.
    static let filters = RequestParameter<Self>.group([
        lexicalCategory.openLabels { $0.query.filter.lexicalCategories = $1 },
        domains.openLabels { $0.query.filter.domains = $1 },
        registers.openLabels { $0.query.filter.registers = $1 },
        regions.openLabels { $0.query.filter.regions = $1 },
    ])
}

// MARK: - Filters as values

extension Parameter<SenseFilter> {
    /// A parameter for labels by kind: an object of lists, or the Oxford Dictionaries API's text form
    /// `registers=rare,dated;domains=sport`.
    static func filter(_ name: String, _ summary: String, kinds: [SenseFilter.Kind]) -> Parameter {
        let names = kinds.map(\.label)
        let members = names.joined(separator: ", ")
        return Parameter(
            name,
            summary,
            schema: .any(of: [.filter(kinds), .string(length: 1...SenseFilter.longestText)]),
            expectation: "an object with lists of 1 to \(SenseFilter.valuesPerFilter) labels as \(members), or a text "
                + "such as 'registers=rare,dated;domains=sport'",
            isFilter: true,
            unfitLabel: { SenseFilter.unfitLabel(of: $0, kinds: kinds) }
        ) { value in SenseFilter(json: value, kinds: kinds) }
    }
}

extension SenseFilter {
    fileprivate init?(json: JSONValue, kinds: [Kind]) {
        guard let members = Self.members(of: json), !members.isEmpty else { return nil }
        self.init()
        for (name, value) in members {
            guard let kind = Kind(label: name), kinds.contains(kind), set(kind, to: value) else { return nil }
        }
    }

    /// Returns the first unknown kind of label, or else the first unknown label.
    fileprivate static func unfitLabel(of json: JSONValue, kinds: [Kind]) -> UnfitLabel? {
        let names = kinds.map(\.label)
        for (name, value) in members(of: json) ?? [] {
            guard let kind = Kind(label: name), kinds.contains(kind) else {
                return UnfitLabel(label: .string(name), of: Kind.vocabularyName, allowed: names)
            }
            let failure =
                switch kind {
                case .lexicalCategory: UnfitLabel.first(of: LexicalCategory.self)(value)
                case .domains: UnfitLabel.first(of: Domain.self)(value)
                case .registers: UnfitLabel.first(of: Register.self)(value)
                case .regions: UnfitLabel.first(of: Region.self)(value)
                }
            if let failure { return failure }
        }
        return nil
    }

    private static func members(of json: JSONValue) -> [(name: String, value: JSONValue)]? {
        switch json {
        case .object(let object): return object.members.map { ($0.name, $0.value) }
        case .string(let text):
            guard text.utf8.count <= longestText else { return nil }
            var members: [(String, JSONValue)] = []
            for part in text.split(separator: ";", omittingEmptySubsequences: false) {
                let sides = part.split(separator: "=", maxSplits: 1)
                guard sides.count == 2 else { return nil }
                members.append((String(sides[0]), .string(String(sides[1]))))
            }
            return members
        default: return nil
        }
    }

    private mutating func set(_ kind: Kind, to value: JSONValue) -> Bool {
        switch kind {
        case .lexicalCategory: Self.read(value, into: &lexicalCategories)
        case .domains: Self.read(value, into: &domains)
        case .registers: Self.read(value, into: &registers)
        case .regions: Self.read(value, into: &regions)
        }
    }

    private static func read<Member: Vocabulary>(_ value: JSONValue, into members: inout [Member]) -> Bool {
        guard members.isEmpty, let labels: [Member] = value.labels(), (1...valuesPerFilter).contains(labels.count)
        else { return false }
        members = labels
        return true
    }
}

extension Schema {
    fileprivate static func filter(_ kinds: [SenseFilter.Kind]) -> Schema {
        Schema([
            "type": "object",
            "properties": .object(
                JSONObject(
                    members: kinds.map { JSONObject.Member(name: $0.label, value: .object(labels(of: $0).value)) }
                )
            ),
            "additionalProperties": false,
        ])
    }

    private static func labels(of kind: SenseFilter.Kind) -> Schema {
        let count = 1...SenseFilter.valuesPerFilter
        return switch kind {
        case .lexicalCategory: .array(of: .label(of: LexicalCategory.self), count: count, isUnique: true)
        case .domains: .array(of: .label(of: Domain.self), count: count, isUnique: true)
        case .registers: .array(of: .label(of: Register.self), count: count, isUnique: true)
        case .regions: .array(of: .label(of: Region.self), count: count, isUnique: true)
        }
    }
}
