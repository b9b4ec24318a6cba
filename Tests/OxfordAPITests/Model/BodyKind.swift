import HeadwordJSON
import HeadwordModel
import OxfordAPI
import Testing

/// A kind of body in one version of the API: how to make one at random, and how to decode and encode it.
struct BodyKind: Sendable, CustomTestStringConvertible {
    let name: String
    let version: BodyGenerator.Version
    private let make: @Sendable (inout BodyGenerator) -> JSONValue
    private let decodeAndEncode: @Sendable ([UInt8], Dialect) throws(ShapeFailure) -> JSONValue

    init<Body: OxfordBody>(
        _ name: String,
        _ version: BodyGenerator.Version,
        _: Body.Type,
        _ make: @escaping @Sendable (inout BodyGenerator) -> JSONValue
    ) {
        self.name = name
        self.version = version
        self.make = make
        decodeAndEncode = { bytes, dialect throws(ShapeFailure) in try Body(parsing: bytes).json(in: dialect) }
    }

    var testDescription: String { "\(name) (\(version.rawValue))" }

    /// Returns the body with a number; equal numbers give equal bodies.
    func body(_ number: Int, hasSurprises: Bool = true) -> JSONValue {
        var generator = BodyGenerator(version, seed: UInt64(number), hasSurprises: hasSurprises)
        return make(&generator)
    }

    /// Reads a body and writes it again.
    func written(_ bytes: [UInt8], in dialect: Dialect = .oxford) throws(ShapeFailure) -> JSONValue {
        try decodeAndEncode(bytes, dialect)
    }

    /// All kinds of bodies in all versions that send them.
    static let all = both.flatMap { kind in BodyGenerator.Version.allCases.map(kind) } + ofOneVersion

    private static let both: [@Sendable (BodyGenerator.Version) -> BodyKind] = [
        { BodyKind("RetrieveEntry", $0, Oxford.RetrieveEntry.self) { $0.retrieveEntry() } },
        { BodyKind("Lemmatron", $0, Oxford.Lemmatron.self) { $0.lemmatron() } },
        { BodyKind("Thesaurus", $0, Oxford.Thesaurus.self) { $0.thesaurus() } },
        { BodyKind("SentencesResults", $0, Oxford.SentencesResults.self) { $0.sentences() } },
        { BodyKind("Wordlist", $0, Oxford.Wordlist.self) { $0.wordlist() } },
        { BodyKind("Languages", $0, Oxford.Languages.self) { $0.languages() } },
        { BodyKind("Filters", $0, Oxford.Filters.self) { $0.filters() } },
        { BodyKind("UtilityLabels", $0, Oxford.UtilityLabels<Domain>.self) { $0.utilityLabels() } },
        {
            BodyKind("UtilityLabels under types", $0, Oxford.GroupedUtilityLabels<GrammaticalFeature>.self) {
                $0.groupedUtilityLabels()
            }
        },
    ]

    private static let ofOneVersion = [
        BodyKind("StatsWordResult", .v1, Oxford.WordStats.self) { $0.wordStats() },
        BodyKind("StatsWordResultList", .v1, Oxford.WordListStats.self) { $0.wordListStats() },
        BodyKind("NgramsResult", .v1, Oxford.Ngrams.self) { $0.ngrams() },
        BodyKind("Regions", .v1, Oxford.Regions.self) { $0.regionNames() },
        BodyKind("Inflections", .v2, Oxford.Inflections.self) { $0.inflections() },
    ]
}
