internal import HeadwordModel

extension LMFConversion {
    private static let relations: [String: ConceptRelation] = [
        "hypernym": .hypernym, "instance_hypernym": .instanceHypernym, "hyponym": .hyponym,
        "instance_hyponym": .instanceHyponym, "mero_member": .memberMeronym, "mero_part": .partMeronym,
        "mero_substance": .substanceMeronym, "holo_member": .memberHolonym, "holo_part": .partHolonym,
        "holo_substance": .substanceHolonym,
    ]

    private static let inverses: [ConceptRelation: ConceptRelation] = [
        .hypernym: .hyponym, .hyponym: .hypernym, .instanceHypernym: .instanceHyponym,
        .instanceHyponym: .instanceHypernym, .memberMeronym: .memberHolonym,
        .memberHolonym: .memberMeronym,
        .partMeronym: .partHolonym, .partHolonym: .partMeronym, .substanceMeronym: .substanceHolonym,
        .substanceHolonym: .substanceMeronym,
    ]

    /// Adds the synsets that are related to others, numbered after the concepts of the draft. Documents may give a
    /// relation in one direction only.
    func addConcepts(to draft: inout LexiconDraft) {
        let pointers = pointers()
        let related = document.synsets.indices.filter {
            !pointers[$0].isEmpty && language(ofSynset: $0) != nil
        }
        let first = (draft.concepts.map(\.number).max() ?? 0) + 1
        let numbers = Dictionary(uniqueKeysWithValues: zip(related, first...))
        for synset in related {
            guard let number = numbers[synset], let language = language(ofSynset: synset) else {
                continue
            }
            draft.add(
                Concept(
                    number: number,
                    language: language,
                    members: members[synset].map {
                        .init(word: word($0), sense: id(of: document.senses[$0]))
                    },
                    pointers: pointers[synset].compactMap { pointer in
                        numbers[pointer.target].map { .init(pointer.relation, to: $0) }
                    }
                )
            )
        }
    }

    private func language(ofSynset synset: Int) -> Language? {
        document.lexicons[document.synsets[synset].lexicon].language
    }

    private struct Pointer: Hashable {
        var relation: ConceptRelation
        var target: Int
    }

    /// Returns the relations of each synset, and the inverses of those that others have to it.
    private func pointers() -> [[Pointer]] {
        let stated = document.synsets.indices.map { index in
            document.synsets[index].relations.compactMap { relation -> Pointer? in
                guard let kind = Self.relations[relation.type],
                    let target = document.synsetIndexes[relation.target]
                else { return nil }
                return target == index ? nil : Pointer(relation: kind, target: target)
            }
        }
        var pointers = stated
        for (index, own) in stated.enumerated() {
            for pointer in own {
                guard let inverse = Self.inverses[pointer.relation] else { continue }
                pointers[pointer.target].append(Pointer(relation: inverse, target: index))
            }
        }
        return pointers.map { unique($0) }
    }
}
