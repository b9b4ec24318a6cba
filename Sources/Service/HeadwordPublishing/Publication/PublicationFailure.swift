package import HeadwordModel

/// The reason that nothing can be published.
package enum PublicationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The directory has something else under a name that would be replaced.
    case foreign(String, String)
    /// The lexicon has no headwords in the language.
    case noWords(Language)

    package var description: String {
        switch self {
        case .foreign(let directory, let name):
            "\(directory) has '\(name)', which 'headword publish' did not write; name another directory"
        case .noWords(let language): "the lexicon has no headwords in \(language.label)"
        }
    }
}
