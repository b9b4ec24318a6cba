internal import HeadwordModel

extension TaxonomyProvider {
    /// The requested relation of a concept.
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
        var pathsName: String? {
            switch self {
            case .hypernyms: "hypernymPaths"
            case .holonyms: "holonymPaths"
            case .hyponyms, .meronyms: nil
            }
        }
    }

    /// The layout of related concepts.
    enum Layout: UInt8, Vocabulary {
        /// All in one list, the nearest first, each once.
        case list
        /// One list for each path to the root.
        case path
        /// Each with its own related concepts nested in it.
        case tree

        static let vocabularyName = "shape"
        static let table = VocabularyTable<Self>()

        /// The default number of steps.
        var defaultDepth: Int {
            switch self {
            case .list: 1
            case .path: .max
            case .tree: 3
            }
        }
    }
}
