internal import HeadwordModel

/// What is thought of a word, apart from its place in a text.
enum Verdict: Hashable {
    case right
    /// It is no known word.
    ///
    /// - Parameter meant: the word that is probably meant; nil if it is unlike any common one, as words of other languages
    ///   and names are.
    case unknown(meant: String?)
    /// It is a name that is written without its capital.
    case smallName
    case otherVariety(preferred: String)
    case forbidden

    /// Whether it is not a word of the text's languages.
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// The options on which verdicts depend.
struct VerdictSettings: Hashable {
    var languages: [Language]
    var variety: Variety?

    init(_ options: SpellingOptions) {
        languages = options.languages
        variety = options.checksVariety ? options.variety : nil
    }
}
