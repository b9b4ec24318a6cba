internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordSQLite

// The tables `thesaurus`, `membership`, `concept` and `meaning`, whose rows headwords share.

extension LexiconWriter {
    func writeThesaurus(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var set = try Insertion("thesaurus", columns: 2, connection)
        var membership = try Insertion("membership", columns: 2, connection)
        var members: [(headword: Int64, set: Int64)] = []
        var next: Int64 = 1
        for (location, headwords) in draft.thesaurus {
            let owners = Set(headwords.compactMap { ids[$0] })
            guard !owners.isEmpty else { continue }
            set.add(next)
            set.add(draft.bytes(at: location))
            try set.run()
            members += owners.map { ($0, next) }
            next += 1
        }
        members.sort { $0 < $1 }
        try progress.forEach("writing thesauri", of: members) { member in
            membership.add(member.headword)
            membership.add(member.set)
            try membership.run()
        }
    }

    func writeConcepts(_ connection: borrowing SQLiteConnection, _ progress: Progress) throws {
        var insertion = try Insertion("concept", columns: 2, connection)
        var membership = try Insertion("meaning", columns: 2, connection)
        var members: [(headword: Int64, concept: Int64)] = []
        for (number, location, headwords) in draft.concepts.sorted(by: { $0.number < $1.number }) {
            let concept: Concept = try draft.value(at: location)
            insertion.add(Int64(number))
            insertion.add(concept.storedBytes(headwords.map { ids[$0] ?? 0 }))
            try insertion.run()
            members += Set(headwords.compactMap { ids[$0] }).map { ($0, Int64(number)) }
        }
        members.sort { $0 < $1 }
        try progress.forEach("writing concepts", of: members) { member in
            membership.add(member.headword)
            membership.add(member.concept)
            try membership.run()
        }
    }
}
