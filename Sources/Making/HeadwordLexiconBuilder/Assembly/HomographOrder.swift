internal import HeadwordLexicon
internal import HeadwordModel

extension LexicalEntry {
    /// Moves Wiktionary's entries before those of old books, which are read first.
    mutating func putEntriesOfTodayBeforeOldOnes() {
        guard let place = entries.firstIndex(where: \.isHistorical) else { return }
        let isMoved: (Entry) -> Bool = { $0.source == FreeDictImporter.english.source.id }
        let moved = entries[place...].filter(isMoved)
        guard !moved.isEmpty else { return }
        entries = entries[..<place] + moved + entries[place...].filter { !isMoved($0) }
    }

    /// Sorts the homographs of old books by how many words they share with the definitions of modern sources: `tire` is
    /// first the hoop of a wheel, then a row of guns. The others keep their places, and so do all if nothing is shared.
    mutating func putHomographsOfTodayFirst() {
        let places = entries.indices.filter { entries[$0].isHistorical && entries[$0].isCurrent }
        guard places.count > 1 else { return }
        let today = Set(entries.filter { !$0.isHistorical }.flatMap(\.definedWith))
        guard !today.isEmpty else { return }
        let shared = places.map { today.intersection(entries[$0].definedWith).count }
        let order = places.indices.sorted { (shared[$1], $0) < (shared[$0], $1) }
        let ordered = order.map { entries[places[$0]] }
        for (place, entry) in zip(places, ordered) { entries[place] = entry }
    }
}

extension Entry {
    /// The stems of all definitions.
    fileprivate var definedWith: [String] {
        senses.flatMap { [$0] + $0.subsenses }.flatMap(\.definitions).flatMap(GlossStem.stems)
    }
}
