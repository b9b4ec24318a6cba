package import HeadwordModel

/// The requested relation of a concept.
package enum TaxonomicRelation: UInt8, Vocabulary {
    case hypernyms
    case hyponyms
    case meronyms
    case holonyms

    package static let vocabularyName = "taxonomic relation"
    package static let table = VocabularyTable<Self>(aliases: [
        "hypernym": .hypernyms, "hyponym": .hyponyms, "meronym": .meronyms, "holonym": .holonyms,
        // The kinds of a verb.
        "troponym": .hyponyms, "troponyms": .hyponyms,
    ])

    /// The concept relations that it includes.
    var kinds: Set<ConceptRelation> {
        switch self {
        case .hypernyms: [.hypernym, .instanceHypernym]
        case .hyponyms: [.hyponym, .instanceHyponym]
        case .meronyms: [.memberMeronym, .partMeronym, .substanceMeronym]
        case .holonyms: [.memberHolonym, .partHolonym, .substanceHolonym]
        }
    }

    /// The member of a sense that holds paths along the relation; nil for relations that do not lead upwards.
    package var pathsName: String? {
        switch self {
        case .hypernyms: "hypernymPaths"
        case .holonyms: "holonymPaths"
        case .hyponyms, .meronyms: nil
        }
    }
}
