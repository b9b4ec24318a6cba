internal import HeadwordModel

// Tagged texts are American, so only American spellings have their senses in the order of use, and sources say more
// about them. The British twin of a word takes over both.

extension HeadwordEntry {
    /// Puts lexical categories and senses into the order that they have for another spelling of the word.
    ///
    /// - Parameter isWhole: whether the words differ in nothing but spelling, so that senses missing here are taken
    ///   from the twin.
    mutating func follow(_ twin: HeadwordEntry, isWhole: Bool) {
        let twins = twin.lexicalEntries
        lexicalEntries = lexicalEntries.sortedByPlace { own in
            twins.firstIndex { $0.lexicalCategory == own.lexicalCategory }
        }
        for index in lexicalEntries.indices {
            let category = lexicalEntries[index].lexicalCategory
            guard let model = twins.first(where: { $0.lexicalCategory == category }) else { continue }
            lexicalEntries[index].follow(model, isWhole: isWhole)
            for entry in lexicalEntries[index].entries.indices {
                lexicalEntries[index].entries[entry].variantForms.removeAll { $0.text == word }
            }
        }
    }
}

extension LexicalEntry {
    fileprivate mutating func follow(_ twin: LexicalEntry, isWhole: Bool) {
        for model in twin.entries where model.hasText {
            if let index = entries.firstIndex(where: { $0.source == model.source && $0.hasText }) {
                entries[index].follow(model, isWhole: isWhole)
            } else if isWhole {
                entries.removeAll { $0.source == model.source }
                entries.append(model)
            }
        }
        if isWhole { entries = entries.sortedByPlace { own in twin.entries.firstIndex { $0.source == own.source } } }
    }
}

extension Entry {
    /// Whether any sense says what the headword means, or used to.
    fileprivate var hasText: Bool { senses.contains(where: \.hasText) }

    fileprivate mutating func follow(_ twin: Entry, isWhole: Bool) {
        let own = senses.sortedByPlace { sense in twin.senses.firstIndex { $0.definitions == sense.definitions } }
        let shared = Dictionary(own.map { ($0.definitions, $0) }) { first, _ in first }
        let model = twin.senses.map(\.definitions)
        guard isWhole, model.contains(where: { shared[$0] != nil }) else { return senses = own }
        senses = twin.senses.map { shared[$0.definitions] ?? $0 } + own.filter { !model.contains($0.definitions) }
    }
}

extension Array {
    /// Returns the elements sorted by their place in another list. Elements that it lacks come last, in their own
    /// order.
    fileprivate func sortedByPlace(_ place: (Element) -> Int?) -> [Element] {
        let keyed = enumerated().map { (place: place($1) ?? .max, own: $0, element: $1) }
        return keyed.sorted { ($0.place, $0.own) < ($1.place, $1.own) }.map(\.element)
    }
}
