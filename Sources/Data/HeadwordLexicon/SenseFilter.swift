public import HeadwordModel

/// The labels of a sense, by which word lists and answers about single words are filtered.
public struct SenseLabels: Hashable, Sendable {
    /// The lexical category, such as noun or verb.
    public var lexicalCategory: LexicalCategory
    /// Subject fields.
    public var domains: [Domain]
    /// Registers, such as archaic or informal.
    public var registers: [Register]
    /// The regions in which the sense, or this spelling of its headword, is used.
    public var regions: [Region]

    /// Creates labels.
    public init(
        lexicalCategory: LexicalCategory,
        domains: [Domain] = [],
        registers: [Register] = [],
        regions: [Region] = []
    ) {
        self.lexicalCategory = lexicalCategory
        self.domains = domains
        self.registers = registers
        self.regions = regions
    }
}

/// A filter for senses, by labels of each kind; a kind without labels admits all senses.
public struct SenseFilter: Hashable, Sendable {
    /// The lexical category, such as noun or verb.
    public var lexicalCategories: [LexicalCategory]
    /// Subject fields.
    public var domains: [Domain]
    /// Registers, such as archaic or informal.
    public var registers: [Register]
    /// The regions in which the sense is used.
    public var regions: [Region]

    /// Creates a filter.
    public init(
        lexicalCategories: [LexicalCategory] = [],
        domains: [Domain] = [],
        registers: [Register] = [],
        regions: [Region] = []
    ) {
        self.lexicalCategories = lexicalCategories
        self.domains = domains
        self.registers = registers
        self.regions = regions
    }

    /// Whether the filter has no labels of any kind.
    public var isEmpty: Bool {
        lexicalCategories.isEmpty && domains.isEmpty && registers.isEmpty && regions.isEmpty
    }
}

extension HeadwordEntry {
    /// The labels of every sense and subsense, in order; an entry without senses counts as one sense without labels.
    public var senseLabels: [SenseLabels] {
        lexicalEntries.flatMap { lexicalEntry in
            lexicalEntry.entries.flatMap { entry in
                let senses = entry.senses.flatMap { [$0] + $0.independentSubsenses }
                return (senses.isEmpty ? [Sense(id: "")] : senses).map { sense in
                    SenseLabels(
                        lexicalCategory: lexicalEntry.lexicalCategory,
                        domains: sense.domains,
                        registers: sense.registers,
                        regions: sense.regions + regions.filter { !sense.regions.contains($0) }
                    )
                }
            }
        }
    }
}

extension Sense {
    /// The subsenses, each with the labels of this sense added so that it can stand on its own.
    public var independentSubsenses: [Sense] {
        subsenses.map { subsense in
            var sense = subsense
            sense.domains += domains.filter { !sense.domains.contains($0) }
            sense.registers += registers.filter { !sense.registers.contains($0) }
            sense.regions += regions.filter { !sense.regions.contains($0) }
            sense.grammaticalFeatures += grammaticalFeatures.filter { !sense.grammaticalFeatures.contains($0) }
            return sense
        }
    }
}
