internal import HeadwordModel

extension WordNetSenses {
    /// The symbols of the relations that form the taxonomy (wndb(5WN)); all of them hold between whole synsets.
    private static let relations: [String: ConceptRelation] = [
        "@": .hypernym, "@i": .instanceHypernym, "~": .hyponym, "~i": .instanceHyponym,
        "%m": .memberMeronym, "%p": .partMeronym, "%s": .substanceMeronym,
        "#m": .memberHolonym, "#p": .partHolonym, "#s": .substanceHolonym,
    ]

    /// Adds the synsets that are related to others, numbered from 1 in the given order.
    func addConcepts(of synsets: [Synset], to draft: inout LexiconDraft) throws {
        let related = synsets.filter { synset in synset.pointers.contains { Self.relations[$0.symbol] != nil } }
        let numbers = Dictionary(zip(related.map(\.id), 1...)) { first, _ in first }
        for (synset, number) in zip(related, 1...) {
            draft.add(
                Concept(
                    number: number,
                    language: .en,
                    members: try synset.words.map { word in
                        .init(word: word.text, sense: "\(source):\(try senseKey(of: word, in: synset))")
                    },
                    pointers: synset.pointers.compactMap { pointer in
                        guard let relation = Self.relations[pointer.symbol] else { return nil }
                        return numbers[pointer.target].map { .init(relation, to: $0) }
                    }
                )
            )
        }
    }
}
