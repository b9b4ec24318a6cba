internal import HeadwordModel

/// The closed lists of English inflection, read from the `.tsv` files in this folder.
struct EnglishLists {
    /// The pasts and past participles of verbs for which one of these equals the verb.
    let unchangedPasts: [String: (past: [String], participle: [String])]
    /// The forms of auxiliaries.
    let auxiliaries: [String: [EnglishForm]]
    /// Prefixes of verbs, the longest first.
    let verbPrefixes: [String]
    /// The plurals of nouns that may stay unchanged, by noun, in the table's notation.
    private let unchangedPlurals: [String: [String]]
    /// The same, by the ending of the noun.
    private let unchangedEndings: [(ending: String, plurals: [String])]
    /// Adjectives that follow nouns, and the nouns that they do not follow.
    let postpositives: [String: [String]]
    /// The irregular comparatives and superlatives.
    let comparisons: [EnglishLemma: (comparatives: [String], superlatives: [String])]
    /// Words that follow the head of a compound noun.
    let links: Set<String>

    init() throws {
        unchangedPasts = Dictionary(
            try Self.rows("unchanged-pasts.tsv", PackageResources.unchanged_pasts_tsv, columns: 3).map {
                ($0[0], (past: Self.words($0[1]), participle: Self.words($0[2])))
            },
            uniquingKeysWith: { first, _ in first }
        )
        auxiliaries = try Self.auxiliaries()
        verbPrefixes = try Self.rows("verb-prefixes.tsv", PackageResources.verb_prefixes_tsv, columns: 1)
            .map { $0[0] }.sorted { $0.count > $1.count }
        let plurals = try Self.rows("unchanged-plurals.tsv", PackageResources.unchanged_plurals_tsv, columns: 2)
            .map { (noun: $0[0], plurals: Self.words($0[1])) }
        unchangedPlurals = Dictionary(
            plurals.map { ($0.noun, $0.plurals) },
            uniquingKeysWith: { first, _ in first }
        )
        unchangedEndings = plurals.filter { $0.noun.hasPrefix("-") }.map { (String($0.noun.dropFirst()), $0.plurals) }
        postpositives = Dictionary(
            try Self.rows(
                "postpositive-adjectives.tsv",
                PackageResources.postpositive_adjectives_tsv,
                columns: 2
            ).map { ($0[0], Self.words($0[1])) },
            uniquingKeysWith: { first, _ in first }
        )
        comparisons = try Self.comparisons()
        links = Set(
            try Self.rows("compound-links.tsv", PackageResources.compound_links_tsv, columns: 1).map { $0[0] }
        )
    }

    /// Returns the plurals of a noun that may stay unchanged; nil for all other nouns.
    func unchangedPlurals(of noun: String, regular: String) -> [String]? {
        let isName = noun.first?.isUppercase == true
        let plurals =
            unchangedPlurals[noun]
            ?? unchangedEndings.first { noun.hasSuffix($0.ending) && ($0.ending != "ese" || isName) }?.plurals
        return plurals?.map { $0 == "=" ? noun : $0 == "+" ? regular : $0 }
    }

    private static func rows(_ name: String, _ bytes: [UInt8], columns: Int) throws -> [TabSeparatedTable.Row] {
        try TabSeparatedTable(name, bytes, columns: columns).rows
    }

    private static func comparisons() throws -> [EnglishLemma: (comparatives: [String], superlatives: [String])] {
        let rows = try rows("comparisons.tsv", PackageResources.comparisons_tsv, columns: 4).map { row in
            guard let category = LexicalCategory(label: row[1]) else {
                throw row.failure("'\(row[1])' is not a lexical category")
            }
            return (EnglishLemma(row[0], category), (comparatives: words(row[2]), superlatives: words(row[3])))
        }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private static func auxiliaries() throws -> [String: [EnglishForm]] {
        var auxiliaries: [String: [EnglishForm]] = [:]
        for row in try rows("auxiliaries.tsv", PackageResources.auxiliaries_tsv, columns: 3) {
            let features = try words(row[2]).map { label in
                guard let feature = GrammaticalFeature(label: label) else {
                    throw row.failure("'\(label)' is not a grammatical feature")
                }
                return feature
            }
            auxiliaries[row[0], default: []] += row[1].isEmpty ? [] : [EnglishForm(row[1], features)]
        }
        return auxiliaries
    }
}
