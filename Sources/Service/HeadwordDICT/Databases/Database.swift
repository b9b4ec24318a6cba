internal import HeadwordLexicon
internal import HeadwordModel

/// A dictionary as DICT knows it: a source of the lexicon, a layer of words, the translations from one language into
/// another, or an upstream.
struct Database: Hashable, Sendable {
    enum Contents: Hashable, Sendable {
        /// The entries of a source or a layer, by its identifier.
        case entries(source: String)
        /// The translations of headwords.
        case translations(from: Language, into: Language)
    }

    /// The name in the protocol, an atom.
    var name: String
    /// The title, for people.
    var title: String
    var contents: Contents

    /// The source of the entries; nil for translations.
    var source: String? {
        if case .entries(let source) = contents { source } else { nil }
    }

    /// The name that stands for all databases, and the one for the first that has anything (RFC 2229, section 3.2).
    static let (all, first) = ("*", "!")

    /// Creates the database of a source; nil for one without definitions.
    init?(_ source: Manifest.Source) {
        guard source.counts[.definitions, default: 0] > 0 else { return nil }
        self.init(name: source.id, title: source.title, contents: .entries(source: source.id))
    }

    /// Creates the database of a layer.
    init(_ layer: Layer) {
        self.init(
            name: layer.source,
            title: "Words of the layer '\(layer.name)'",
            contents: .entries(source: layer.source)
        )
    }

    /// Creates the database of the translations from one language into another.
    init(from source: Language, into target: Language) {
        self.init(
            name: "\(source.label)-\(target.label)",
            title: "\(source.name) to \(target.name)",
            contents: .translations(from: source, into: target)
        )
    }

    /// Creates the database of a source of which only the identifier is known, such as an upstream.
    init(source: String) {
        self.init(name: source, title: source, contents: .entries(source: source))
    }

    private init(name: String, title: String, contents: Contents) {
        self.name = name
        self.title = title
        self.contents = contents
    }
}
