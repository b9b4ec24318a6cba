internal import HeadwordService

/// How a search found a headword, as `search.query` calls it.
enum WayFound: String, CaseIterable {
    case exact, folded, lemma, variant, prefix, fuzzy

    /// For people.
    var text: String {
        switch self {
        case .exact: "spelled like this"
        case .folded: "the same letters"
        case .lemma: "this is a form of it"
        case .variant: "another spelling"
        case .prefix: "begins like this"
        case .fuzzy: "spelled similarly"
        }
    }

    /// Returns what people are told about a way; the label itself if it is new.
    static func text(of label: String) -> String { WayFound(rawValue: label)?.text ?? label.readableLabel }
}
