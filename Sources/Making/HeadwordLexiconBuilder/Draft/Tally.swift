internal import HeadwordModel

/// The number of records of each kind that were added.
struct Tally {
    private(set) var counts: [RecordKind: Int] = [:]

    var isEmpty: Bool { counts.values.allSatisfy { $0 == 0 } }

    subscript(kind: RecordKind) -> Int {
        get { counts[kind] ?? 0 }
        set { counts[kind] = newValue }
    }

    mutating func count(_ entry: Entry) {
        self[.etymologies] += entry.etymologies.count
        self[.pronunciations] += entry.pronunciations.count
        self[.variantForms] += entry.variantForms.count
        self[.notes] += entry.notes.count
        for sense in entry.senses {
            count(sense)
            for subsense in sense.subsenses { count(subsense) }
        }
    }

    private mutating func count(_ sense: Sense) {
        self[.senses] += 1
        self[.definitions] += sense.definitions.count
        self[.quotations] += sense.examples.count { $0.author != nil }
        self[.examples] += sense.examples.count { $0.author == nil }
        self[.variantForms] += sense.variantForms.count
        self[.notes] += sense.notes.count
        self[.domains] += sense.domains.count
        self[.registers] += sense.registers.count
        self[.regions] += sense.regions.count
    }
}
