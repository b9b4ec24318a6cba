public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// A word as the caller wrote it, and the ways in which a headword may be found for it. Most requests start with one.
public struct WordQuery: Hashable, Sendable {
    /// The word as the caller wrote it.
    public var word: String
    /// The language of the word.
    public var language: Language
    /// The requested lexical categories; empty for all.
    public var lexicalCategories: [LexicalCategory]
    /// The only way in which headwords are found; nil for all ways.
    public var match: MatchKind?
    /// Whether a capital letter is part of the word, not just the beginning of a sentence.
    public var preservesCase: Bool
    /// Whether the failure for a word that is not found suggests others.
    public var offersSuggestions = true
    /// The filter labels that only the upstream may know, by parameter name.
    public var unknownLabels: [String: [String]] = [:]

    /// Creates a query.
    public init(
        word: String = "",
        language: Language = .en,
        lexicalCategories: [LexicalCategory] = [],
        match: MatchKind? = nil,
        preservesCase: Bool = false
    ) {
        self.word = word
        self.language = language
        self.lexicalCategories = lexicalCategories
        self.match = match
        self.preservesCase = preservesCase
    }

    /// Returns the headwords that are found for the word, with only the requested lexical categories.
    ///
    /// - Parameter inAnyCapitals: whether the word may also mean acronyms that are capitalized differently.
    /// - Throws: ``CallFailure`` with status 404 if there are none.
    public func matches(in lexicon: Lexicon, inAnyCapitals: Bool = false) throws -> [Match] {
        try matches(in: lexicon) {
            let found = try lexicon.matches(of: word, in: language, by: match, preservingCase: preservesCase)
            guard inAnyCapitals, match == nil else { return found }
            let spelled = try lexicon.matches(of: word, in: language, by: .folded, preservingCase: preservesCase)
            return found + spelled.filter { other in !found.contains { $0.entry.word == other.entry.word } }
        }
    }

    /// Returns the headwords that the word is a form of, including the word itself if it is one, with only the
    /// requested lexical categories.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there are none.
    public func readings(in lexicon: Lexicon) throws -> [Match] {
        try matches(in: lexicon) { try lexicon.readings(of: word, in: language) }
    }

    private func matches(
        in lexicon: Lexicon,
        by search: () throws -> [Match]
    ) throws -> [Match] {
        try lexicon.require(language)
        var matches = try search()
        guard !matches.isEmpty else { throw try noEntry(in: lexicon) }
        if matches.contains(where: \.entry.isWithheld) {
            matches.removeAll(where: \.entry.isWithheld)
            guard !matches.isEmpty else { throw onlyDated }
        }
        return lexicalCategories.isEmpty ? matches : try wanted(of: matches)
    }

    private func wanted(of matches: [Match]) throws -> [Match] {
        let wanted = matches.compactMap { match in
            var match = match
            match.entry = match.entry.keeping { lexicalCategories.contains($0) }
            match.analyses.removeAll { !lexicalCategories.contains($0.category) }
            return match.entry.lexicalEntries.isEmpty ? nil : match
        }
        guard !wanted.isEmpty else { throw nothing(as: lexicalCategories, among: matches) }
        return wanted
    }
}

// MARK: - Parameters

extension WordQuery {
    /// `word`
    public static let word = Parameter<String>.text(
        "word",
        "The word or phrase to look up; spaces may be written as underscores.",
        length: 1...128
    )
    /// `language`
    public static let language = Parameter<Language>.label(
        "language",
        "The language of the word; English (en) if absent."
    )
    /// `lexicalCategory`
    public static let lexicalCategory = Parameter<[LexicalCategory]>.labels(
        "lexicalCategory",
        "The lexical categories to include; all if absent."
    )
    /// `match`
    public static let match = Parameter<MatchKind>.label(
        "match",
        "The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form "
            + "of are found together, the likeliest first; other spellings of headwords only if there are none."
    )
    /// `preserveCase`
    public static let preserveCase = Parameter<Bool>.flag(
        "preserveCase",
        "Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent."
    )
    /// `suggestions`
    public static let suggestions = Parameter<Bool>.flag(
        "suggestions",
        "Whether the error for a word that is not found suggests others; true if absent. Without them, the answer "
            + "takes less time."
    )
}

// MARK: - Failures

extension WordQuery {
    /// Returns the failure for a word that the lexicon has, but without the requested information.
    ///
    /// - Parameter thing: what is missing, phrased to follow "has no": "translation into 'de'".
    public func noAnswer(_ thing: String, reason: FailureReason, parameter: String = "word") -> CallFailure {
        var failure = CallFailure.notFound("The lexicon has no \(thing) for '\(word)'.", reason: reason)
        failure.parameter = parameter
        if parameter == "word" { failure.value = .string(word) }
        return failure
    }

    private func noEntry(in lexicon: Lexicon) throws -> CallFailure {
        let manner =
            switch match {
            case nil: ""
            case .exact: " in exactly this spelling"
            case .folded: " in a similar spelling"
            case .lemma: " as an inflected form"
            case .variant: " as another name of a headword"
            }
        var failure = CallFailure.notFound("There is no entry for '\(word)'\(manner).")
        failure.parameter = "word"
        failure.value = .string(word)
        if offersSuggestions { failure.suggestions = try lexicon.suggestions(for: word, in: language) }
        return failure
    }

    /// The failure for a word about which the lexicon has only dated texts, which the caller did not ask for.
    private var onlyDated: CallFailure {
        var failure = CallFailure.notFound(
            "Everything that the lexicon has about '\(word)' is in the words of old sources, which may offend; "
                + "to see it, set 'include' to 'dated', or use --dated on the command line.",
            reason: .nothingPassesFilters
        )
        failure.parameter = CallManner.include.description.name
        failure.allowed = Inclusion.labels
        return failure
    }

    private func nothing(as categories: [LexicalCategory], among matches: [Match]) -> CallFailure {
        var available: [String] = []
        for entry in matches.flatMap(\.entry.lexicalEntries) where !available.contains(entry.lexicalCategory.label) {
            available.append(entry.lexicalCategory.label)
        }
        var failure = CallFailure.notFound(
            "'\(word)' has no entry as \(categories.map(\.label).joined(separator: " or ")).",
            reason: .nothingPassesFilters
        )
        failure.parameter = Self.lexicalCategory.description.name
        failure.value = .array(categories.map { .string($0.label) })
        failure.allowed = available
        return failure
    }
}

extension Lexicon {
    /// Checks that the lexicon has headwords in a language.
    ///
    /// - Throws: ``CallFailure`` with status 404 and the languages that it has.
    public func require(_ language: Language, parameter: String = "language") throws {
        guard !manifest.languages.contains(language), !layers.layers.cover(language) else { return }
        throw CallFailure.languageNotAvailable(
            language,
            parameter: parameter,
            "The lexicon has no headwords in the language '\(language.label)'.",
            allowed: manifest.languages
        )
    }
}

extension Lexicon {
    /// Checks that the lexicon translates from one language into another.
    ///
    /// - Throws: ``CallFailure`` with status 404 and the languages into which it does translate.
    public func require(
        _ target: Language,
        from language: Language,
        parameters: (language: String, target: String) = ("language", "target")
    ) throws {
        try require(language, parameter: parameters.language)
        let targets = try targets(from: language)
        guard !targets.contains(where: { $0.label == target }) else { return }
        throw CallFailure.languageNotAvailable(
            target,
            parameter: parameters.target,
            "The lexicon has no translations from '\(language.label)' into '\(target.label)'.",
            allowed: targets.map(\.label)
        )
    }
}

extension CallFailure {
    /// Returns the failure for a translation from a language into itself.
    public static func sameLanguage(_ language: Language, parameter: String) -> CallFailure {
        .invalidParameter(parameter, value: .string(language.label), expected: "a language other than 'language'")
    }

    /// Returns the failure for a variety of a language other than English.
    public static func noVarieties(of language: Language, _ variety: Variety, parameter: String) -> CallFailure {
        .invalidParameter(
            parameter,
            value: .string(variety.label),
            expected: "absent where 'language' is '\(language.label)': only English has varieties here"
        )
    }

    /// Returns the failure for a language that is valid but has no data here.
    public static func languageNotAvailable(
        _ language: Language,
        parameter: String,
        _ message: String,
        allowed: [Language]
    ) -> CallFailure {
        var failure = CallFailure.notFound(message, reason: .languageNotAvailable)
        failure.parameter = parameter
        failure.value = .string(language.label)
        failure.allowed = allowed.map(\.label)
        return failure
    }
}
