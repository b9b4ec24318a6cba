/// A definition of a word in one lexical category.
struct AttestedDefinition {
    var text: String
    var use: UseLabels
    /// When the word was first used in this sense: `from the 17th century`.
    var date: String?
}

/// The definitions of a word that several dictionaries share.
///
/// Each dictionary has the senses of the same page of Wiktionary that somebody translated into its target language. The
/// sense that most languages translate is nearly always the commonest.
struct AttestedDefinitions {
    private struct Attested {
        var definition: AttestedDefinition
        var dictionaries = 0
        /// The sum of its relative positions in the dictionaries, each from 0 to 1.
        var positions = 0.0
        /// The last dictionary that was found to have it.
        var last = ""

        var rank: (Int, Double) { (-dictionaries, positions / Double(dictionaries)) }

        static func precedes(_ left: (offset: Int, element: Self), _ right: (offset: Int, element: Self)) -> Bool {
            left.element.rank == right.element.rank
                ? left.offset < right.offset : left.element.rank < right.element.rank
        }
    }

    private var all: [Attested] = []

    /// Adds the definitions of an entry, in the order of their senses.
    mutating func add(_ definitions: [AttestedDefinition], of dictionary: String) {
        for (place, definition) in definitions.enumerated() {
            let index = all.firstIndex { $0.definition.text == definition.text } ?? all.count
            if index == all.count { all.append(Attested(definition: definition)) }
            guard all[index].last != dictionary else { continue }
            all[index].dictionaries += 1
            all[index].positions += Double(place) / Double(definitions.count)
            all[index].last = dictionary
        }
    }

    /// The definitions that most dictionaries have come first; of those, the ones that stand further ahead.
    var ranked: [AttestedDefinition] {
        all.enumerated().sorted(by: Attested.precedes).map(\.element.definition)
    }
}
