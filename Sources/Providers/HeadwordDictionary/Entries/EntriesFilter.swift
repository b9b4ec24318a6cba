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
        guard region?.has(Array(match.entry.regions)) != false else { return nil }
        var match = match
        match.entry = match.entry.filtering(
            pronunciations: isOfRegion,
            lexicalEntries: match.entry.lexicalEntries.compactMap(filtered)
        )
        let categories = match.entry.lexicalEntries.map(\.lexicalCategory)
        match.analyses.removeAll { !categories.contains($0.category) }
        return categories.isEmpty ? nil : match
    }

    private func filtered(_ lexicalEntry: StoredLexicalEntry) -> StoredLexicalEntry? {
        let entries = lexicalEntry.entries.compactMap(filtered)
        return entries.isEmpty ? nil : lexicalEntry.filtering(pronunciations: isOfRegion, entries: entries)
    }

    private func isOfRegion(_ pronunciation: StoredPronunciation) -> Bool {
        guard let region, !pronunciation.regions.isEmpty else { return true }
        return region.has(Array(pronunciation.regions))
    }

    private func filtered(_ entry: StoredEntry) -> StoredEntry? {
        let common = entry.commonFeatures
        // An entry without senses describes the homograph as a whole.
        guard !entry.senses.isEmpty else {
            return passes(StoredSense(StoredBytes()), common)
                ? entry.filtering(pronunciations: isOfRegion, senses: []) : nil
        }
        let senses = entry.senses.flatMap { sense in filtered(sense, common) }
        return senses.isEmpty ? nil : entry.filtering(pronunciations: isOfRegion, senses: senses)
    }

    private func filtered(_ sense: StoredSense, _ common: [GrammaticalFeature]) -> [StoredSense] {
        guard passes(sense, common) else {
            // A subsense stands on its own if the sense above it does not pass.
            return sense.independentSubsenses.filter { passes($0, common) }
        }
        guard !sense.subsenses.isEmpty else { return [sense] }
        // Subsenses that narrow the sense to another place, for example, do not pass.
        let kept = zip(sense.subsenses, sense.independentSubsenses).filter { passes($1, common) }.map(\.0)
        return [sense.replacing(subsenses: kept)]
    }

    private func passes(_ sense: StoredSense, _ common: [GrammaticalFeature]) -> Bool {
        (domains.isEmpty || sense.domains.contains(where: domains.contains))
            && (registers.isEmpty || sense.registers.contains(where: registers.contains))
            && region?.has(Array(sense.regions)) != false
            && (grammaticalFeatures.isEmpty
                || grammaticalFeatures.contains { sense.grammaticalFeatures.contains($0) || common.contains($0) })
    }
}

extension StoredEntry {
    /// The features that apply to all senses of the homograph: those that no sense has of its own.
    fileprivate var commonFeatures: [GrammaticalFeature] {
        guard !grammaticalFeatures.isEmpty else { return [] }
        let claimed = Set(
            senses.flatMap { Array($0.grammaticalFeatures) + $0.subsenses.flatMap(\.grammaticalFeatures) }
        )
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
        let entries = matches.flatMap(\.entry.lexicalEntries).flatMap(\.entries)
        let senses = entries.flatMap { entry in entry.senses.flatMap { [$0] + $0.independentSubsenses } }
        let features = entries.flatMap(\.grammaticalFeatures)
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
