/// A request that begins with a word.
public protocol WordRequest: FilteredRequest {
    /// The word and how a headword is found for it.
    var query: WordQuery { get set }
}

extension WordRequest {
    /// The labels that only the upstream may know.
    public var unknownLabels: [String: [String]] {
        get { query.unknownLabels }
        set { query.unknownLabels = newValue }
    }
}

extension RequestParameter where Question: WordRequest {
    /// `word`
    public static var word: RequestParameter { WordQuery.word.required { $0.query.word = $1 } }
    /// `language`
    public static var language: RequestParameter { WordQuery.language.optional { $0.query.language = $1 } }
    /// `lexicalCategory`
    public static var lexicalCategory: RequestParameter {
        WordQuery.lexicalCategory.openLabels { $0.query.lexicalCategories = $1 }
    }
    /// `match`
    public static var match: RequestParameter { WordQuery.match.optional { $0.query.match = $1 } }
    /// `preserveCase`
    public static var preserveCase: RequestParameter { WordQuery.preserveCase.optional { $0.query.preservesCase = $1 } }
    /// `suggestions`
    public static var suggestions: RequestParameter {
        WordQuery.suggestions.optional { $0.query.offersSuggestions = $1 }
    }
}
