internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// The labels a sense must have to be in the answer: at least one of those listed, for each kind that is listed.
public struct EntriesFilter: Hashable, Sendable {
    /// Features of the sense, or of its homograph as a whole.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// Subject fields.
    public var domains: [Domain]
    /// Levels and manners of use.
    public var registers: [Register]
    /// The variety of English of the senses, spellings and pronunciations; nil for all.
    public var region: Variety?

    /// Creates a filter.
    public init(
        grammaticalFeatures: [GrammaticalFeature] = [],
        domains: [Domain] = [],
        registers: [Register] = [],
        region: Variety? = nil
    ) {
        self.grammaticalFeatures = grammaticalFeatures
        self.domains = domains
        self.registers = registers
        self.region = region
    }

    /// Whether everything passes.
    public var isEmpty: Bool {
        grammaticalFeatures.isEmpty && domains.isEmpty && registers.isEmpty && region == nil
    }
}

// MARK: - Filtering

extension EntriesFilter {
    /// Returns the parts of a match that pass; nil if none do.
    func filtered(_ match: Match) -> Match? {
        guard !isEmpty else { return match }
        guard region?.has(match.entry.regions) != false else { return nil }
        var match = match
        match.entry.pronunciations.removeAll(where: isForeign)
        match.entry.lexicalEntries = match.entry.lexicalEntries.compactMap(filtered)
        let categories = match.entry.lexicalEntries.map(\.lexicalCategory)
        match.analyses.removeAll { !categories.contains($0.category) }
        return categories.isEmpty ? nil : match
    }

    private func filtered(_ lexicalEntry: LexicalEntry) -> LexicalEntry? {
        var lexicalEntry = lexicalEntry
        lexicalEntry.pronunciations.removeAll(where: isForeign)
        lexicalEntry.entries = lexicalEntry.entries.compactMap(filtered)
        return lexicalEntry.entries.isEmpty ? nil : lexicalEntry
    }

    private func isForeign(_ pronunciation: Pronunciation) -> Bool {
        guard let region, let place = pronunciation.region else { return false }
        return !region.has([place])
    }

    private func filtered(_ entry: Entry) -> Entry? {
        var entry = entry
        entry.pronunciations.removeAll(where: isForeign)
        let common = entry.commonFeatures
        // An entry without senses describes the homograph as a whole.
        if entry.senses.isEmpty { return passes(Sense(id: ""), common) ? entry : nil }
        entry.senses = entry.senses.flatMap { sense in
            if passes(sense, common) {
                var sense = sense
                // Subsenses that narrow the sense to another place, for example.
                sense.subsenses = zip(sense.subsenses, sense.independentSubsenses)
                    .filter { passes($1, common) }.map(\.0)
                return [sense]
            }
            // A subsense stands on its own if the sense above it does not pass.
            return sense.independentSubsenses.filter { passes($0, common) }
        }
        return entry.senses.isEmpty ? nil : entry
    }

    private func passes(_ sense: Sense, _ common: [GrammaticalFeature]) -> Bool {
        (domains.isEmpty || domains.contains(where: sense.domains.contains))
            && (registers.isEmpty || registers.contains(where: sense.registers.contains))
            && region?.has(sense.regions) != false
            && (grammaticalFeatures.isEmpty
                || grammaticalFeatures.contains { sense.grammaticalFeatures.contains($0) || common.contains($0) })
    }
}

extension Entry {
    /// The features that apply to all senses of the homograph: those that no sense has of its own.
    fileprivate var commonFeatures: [GrammaticalFeature] {
        guard !grammaticalFeatures.isEmpty else { return [] }
        let claimed = Set(senses.flatMap { $0.grammaticalFeatures + $0.subsenses.flatMap(\.grammaticalFeatures) })
        return grammaticalFeatures.filter { !claimed.contains($0) }
    }
}

// MARK: - Parameters

extension EntriesFilter {
    private static let grammaticalFeatures = Parameter<[GrammaticalFeature]>.labels(
        "grammaticalFeatures",
        "The grammatical features; a sense must have at least one."
    )
    private static let domains = Parameter<[Domain]>.labels(
        "domains",
        "The subject fields; a sense must have at least one."
    )
    private static let registers = Parameter<[Register]>.labels(
        "registers",
        "The registers; a sense must have at least one."
    )
    private static let region = Parameter<Variety>.label(
        "region",
        "The variety of English for senses, spellings and pronunciations; all if absent. For English only."
    )

    /// The parameters that set the filter of a request.
    static let parameters = RequestParameter<EntriesRequest>.group([
        grammaticalFeatures.openLabels { $0.filter.grammaticalFeatures = $1 },
        domains.openLabels { $0.filter.domains = $1 },
        registers.openLabels { $0.filter.registers = $1 },
        region.optional { $0.filter.region = $1 },
    ])

    /// Throws if a variety is requested for a language other than English.
    func check(language: Language) throws {
        guard let region, language != .en else { return }
        throw CallFailure.noVarieties(of: language, region, parameter: Self.region.description.name)
    }

    /// Returns the given parameters, each with the labels that some senses have.
    func given(available matches: [Match]) -> [(parameter: String, labels: [String], available: [String])] {
        let senses = matches.flatMap(\.entry.lexicalEntries).flatMap(\.entries)
            .flatMap { entry in entry.senses.flatMap { [$0] + $0.independentSubsenses } }
        let features = matches.flatMap(\.entry.lexicalEntries).flatMap(\.entries).flatMap(\.grammaticalFeatures)
        let kinds: [(ParameterDescription, [String], Set<String>)] = [
            (
                Self.grammaticalFeatures.description, grammaticalFeatures.map(\.label),
                Set((features + senses.flatMap(\.grammaticalFeatures)).map(\.label))
            ),
            (Self.domains.description, domains.map(\.label), Set(senses.flatMap(\.domains).map(\.label))),
            (Self.registers.description, registers.map(\.label), Set(senses.flatMap(\.registers).map(\.label))),
            (Self.region.description, region.map { [$0.label] } ?? [], []),
        ]
        return kinds.filter { !$0.1.isEmpty }.map { ($0.0.name, $0.1, $0.2.sorted()) }
    }
}
