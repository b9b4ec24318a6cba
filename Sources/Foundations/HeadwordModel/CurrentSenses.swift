// What is in current use, and what only old books have.

extension Sense {
    /// The registers of senses that are no longer in use.
    private static let pastRegisters: Set<Register> = [.archaic, .disused, .obsolete, .rare]

    /// Whether the sense or any subsense has a definition, current or past.
    package var hasText: Bool { !definitions.isEmpty || subsenses.contains(where: \.hasText) }

    /// Whether the sense is labelled as no longer in use.
    package var isPast: Bool { registers.contains(where: Self.pastRegisters.contains) }

    /// Whether the sense is in current use and has a definition, or a subsense that does.
    package var isCurrent: Bool { !isPast && (!definitions.isEmpty || subsenses.contains(where: \.isCurrent)) }
}

extension Entry {
    /// Whether the source is from another century: Webster's dictionary of 1913.
    package var isHistorical: Bool { source == "gcide" }

    /// Whether any sense is in current use.
    package var isCurrent: Bool { senses.contains(where: \.isCurrent) }
}

extension LexicalEntry {
    /// Whether any sense is in current use.
    package var isCurrent: Bool { entries.contains(where: \.isCurrent) }

    /// Moves what only old books have behind what is in current use, otherwise keeping the order.
    package mutating func putCurrentSensesFirst() {
        for index in entries.indices {
            let senses = entries[index].senses
            entries[index].senses = senses.filter { !$0.isPast } + senses.filter(\.isPast)
        }
        entries =
            entries.filter { $0.isCurrent || $0.senses.isEmpty }
            + entries.filter { !$0.isCurrent && !$0.senses.isEmpty }
    }
}

extension HeadwordEntry {
    /// Whether any sense is in current use.
    package var isCurrent: Bool { lexicalEntries.contains(where: \.isCurrent) }

    /// Whether everything about the headword is left out, because it is dated and was not requested.
    package var isWithheld: Bool { lexicalEntries.isEmpty }
}
