/// Why a release cannot be published or taken.
package enum ReleaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store has no plan for the group.
    case noPlan(group: ReleaseGroup, store: String)
    /// The plan cannot be understood.
    case badPlan(path: String)
    /// The first release is for a later time.
    case noneDue(group: ReleaseGroup)
    /// A file does not have the contents that its name says.
    case damaged(name: String, store: String)
    /// A lexicon has other contents than the plan says.
    case otherLexicon(name: String, found: String, expected: String)
    /// Another process uses the directory for fetched files.
    case locked(directory: String)
    /// A layer's file is neither a table nor a list of words.
    case unknownLayer(path: String)

    package var description: String {
        switch self {
        case .noPlan(let group, let store):
            "\(store) has no group '\(group)'; 'headword lexicon release' publishes a lexicon for one"
        case .badPlan(let path): "\(path) is not a list of releases as 'headword lexicon release' writes it"
        case .noneDue(let group): "the first release of the group '\(group)' is for a later time"
        case .damaged(let name, let store):
            "the file \(name) in \(store) is damaged or incomplete: its contents are not those that its name says"
        case .otherLexicon(let name, let found, let expected):
            "the lexicon \(name) has the digest \(found), but its release says \(expected)"
        case .locked(let directory): "another process keeps its releases in \(directory)"
        case .unknownLayer(let path): "the layer \(path) must be a file whose name ends with .tsv or .txt"
        }
    }
}
