internal import HeadwordModel

extension TaxonomyProvider {
    /// What is asked for of a concept.
    enum Relation: UInt8, Vocabulary {
        case hypernyms
        case hyponyms
        case meronyms
        case holonyms

        static let vocabularyName = "taxonomic relation"
        static let table = VocabularyTable<Self>(aliases: [
            "hypernym": .hypernyms, "hyponym": .hyponyms, "meronym": .meronyms, "holonym": .holonyms,
            // The kinds of a verb.
            "troponym": .hyponyms, "troponyms": .hyponyms,
        ])

        /// The relations of concepts that are meant.
        var kinds: Set<ConceptRelation> {
            switch self {
            case .hypernyms: [.hypernym, .instanceHypernym]
            case .hyponyms: [.hyponym, .instanceHyponym]
            case .meronyms: [.memberMeronym, .partMeronym, .substanceMeronym]
            case .holonyms: [.memberHolonym, .partHolonym, .substanceHolonym]
            }
        }

        /// The member of a sense that holds paths along the relation; nil if these would not go up.
        var pathsName: String? {
            switch self {
            case .hypernyms: "hypernymPaths"
            case .holonyms: "holonymPaths"
            case .hyponyms, .meronyms: nil
            }
        }
    }

    /// How related concepts are laid out.
    enum Layout: UInt8, Vocabulary {
        /// All in one list, the nearest first, each once.
        case list
        /// One list for each way to the root.
        case path
        /// Each with those that are related to it.
        case tree

        static let vocabularyName = "shape"
        static let table = VocabularyTable<Self>()

        /// How many steps are taken where the caller does not say.
        var defaultDepth: Int {
            switch self {
            case .list: 1
            case .path: .max
            case .tree: 3
            }
        }
    }
}
