package import HeadwordModel

/// The layout of related concepts.
package enum TaxonomyLayout: UInt8, Vocabulary {
    /// All in one list, the nearest first, each once.
    case list
    /// One list for each path to the root.
    case path
    /// Each with its own related concepts nested in it.
    case tree

    package static let vocabularyName = "shape"
    package static let table = VocabularyTable<Self>()

    /// The default number of steps.
    var defaultDepth: Int {
        switch self {
        case .list: 1
        case .path: .max
        case .tree: 3
        }
    }
}
