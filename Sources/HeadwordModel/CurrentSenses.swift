// What is still used, and what only old books have.

extension Sense {
    /// The registers of what nobody says any more.
    private static let pastRegisters: Set<Register> = [.archaic, .disused, .obsolete, .rare]

    /// Whether the sense or any subsense says what the headword means, or used to.
    package var hasText: Bool { !definitions.isEmpty || subsenses.contains(where: \.hasText) }

    /// Whether the sense is labelled as one that nobody uses any more.
    package var isPast: Bool { registers.contains(where: Self.pastRegisters.contains) }

    /// Whether the sense or any subsense is still used, and says what the headword means.
    package var isCurrent: Bool { !isPast && (!definitions.isEmpty || subsenses.contains(where: \.isCurrent)) }
}

extension Entry {
    /// Whether the source is of another century, Webster's dictionary of 1913.
    package var isHistorical: Bool { source == "gcide" }

    /// Whether any sense is still used.
    package var isCurrent: Bool { senses.contains(where: \.isCurrent) }
}

extension LexicalEntry {
    /// Whether any sense is still used.
    package var isCurrent: Bool { entries.contains(where: \.isCurrent) }

    /// Puts what only old books have behind what is still used, the order of each unchanged.
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
    /// Whether any sense is still used.
    package var isCurrent: Bool { lexicalEntries.contains(where: \.isCurrent) }

    /// Whether all that sources say of the headword is left out, since it is dated and nobody asked for that.
    package var isWithheld: Bool { lexicalEntries.isEmpty }
}
