public import HeadwordModel

/// What lists of words and answers about one word are filtered by.
public struct SenseLabels: Hashable, Sendable {
    /// Noun, verb, ...
    public var lexicalCategory: LexicalCategory
    /// Subject fields.
    public var domains: [Domain]
    /// Levels and manners of use.
    public var registers: [Register]
    /// Where the sense, or this spelling of its headword, is used.
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

/// Labels of each kind; a kind without any stands for all.
public struct SenseFilter: Hashable, Sendable {
    /// Noun, verb, ...
    public var lexicalCategories: [LexicalCategory]
    /// Subject fields.
    public var domains: [Domain]
    /// Levels and manners of use.
    public var registers: [Register]
    /// Where the sense is used.
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

    /// Whether there is a label of any kind.
    public var isEmpty: Bool {
        lexicalCategories.isEmpty && domains.isEmpty && registers.isEmpty && regions.isEmpty
    }
}

extension HeadwordEntry {
    /// The labels of every sense and subsense, in their order; an entry that gives no senses counts as one without
    /// labels.
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
    /// The subsenses with the labels that they share with this sense, so that each can stand for itself.
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
