internal import HeadwordModel

/// A query for words of the corpus.
struct WordQuestion {
    private let options: StatisticsOptions
    private let language: String
    private let features: [Choice]
    private let frequencies: ClosedRange<Int>
    private let normalized: ClosedRange<Double>

    /// A required value, or an excluded one if it is prefixed with `-`.
    private struct Choice {
        var value: String
        var isExclusion: Bool

        init(_ text: String) {
            isExclusion = text.hasPrefix("-")
            value = isExclusion ? String(text.dropFirst()) : text
        }
    }

    init(_ options: StatisticsOptions, _ language: String) throws(Refusal) {
        self.options = options
        self.language = language
        guard !options.values.contains(where: { $0.values.contains(OxfordStandIn.slowWord) }) else { throw .tooSlow }
        guard options["corpus"].allSatisfy({ $0 == Corpus.name }) else {
            throw .notFound("corpus is not in \(Corpus.name)")
        }
        features = options["grammaticalFeatures"].map(Choice.init)
        guard features.allSatisfy({ $0.value.contains(":") }) else {
            throw .badRequest("The option 'grammaticalFeatures' has to have key:value pairs.")
        }
        frequencies = try Self.range(try options.count("minFrequency"), try options.count("maxFrequency"), 0...Int.max)
        normalized = try Self.range(
            try options.number("minNormalizedFrequency"),
            try options.number("maxNormalizedFrequency"),
            0...Double.infinity
        )
    }

    static func range<Bound: Comparable>(
        _ lower: Bound?,
        _ upper: Bound?,
        _ all: ClosedRange<Bound>
    ) throws(Refusal) -> ClosedRange<Bound> {
        let (lower, upper) = (lower ?? all.lowerBound, upper ?? all.upperBound)
        guard lower <= upper else { throw .badRequest("The least frequency is above the greatest.") }
        return lower...upper
    }

    /// Whether any word is named.
    var isSelective: Bool { StatisticsOptions.Names.word.contains { !options[$0].isEmpty } }

    /// The matching words; only English has any.
    var rows: [Corpus.WordCount] { language == "en" ? Corpus.words.filter(matches) : [] }

    private func matches(_ row: Corpus.WordCount) -> Bool {
        accepts(["wordform", "wordforms"], row.wordform) && accepts(["trueCase", "trueCases"], row.trueCase)
            && accepts(["lemma", "lemmas"], row.lemma)
            && accepts(["lexicalCategory", "lexicalCategories"], row.category.label)
            && hasFeatures(row) && frequencies.contains(row.frequency)
            && normalized.contains(Corpus.perMillion(row.frequency))
    }

    private func accepts(_ names: [String], _ value: String) -> Bool {
        let choices = names.flatMap { options[$0] }.map(Choice.init)
        let wanted = choices.filter { !$0.isExclusion }
        let isExcluded = choices.contains { $0.isExclusion && $0.value == value }
        return !isExcluded && (wanted.isEmpty || wanted.contains { $0.value == value })
    }

    private func hasFeatures(_ row: Corpus.WordCount) -> Bool {
        features.allSatisfy { choice in
            let label = choice.value.split(separator: ":").last.map(String.init) ?? ""
            let has = GrammaticalFeature(label: label).map(row.features.contains) ?? false
            return has != choice.isExclusion
        }
    }
}

/// A query for n-grams of the corpus.
struct NgramQuestion {
    private let options: StatisticsOptions
    private let language: String
    private let length: Int
    private let frequencies: ClosedRange<Int>
    private let documents: ClosedRange<Int>

    init(_ options: StatisticsOptions, _ language: String, length: Int) throws(Refusal) {
        self.options = options
        self.language = language
        self.length = length
        let (tokens, contains) = (options["tokens"], options["contains"])
        guard !tokens.isEmpty || !contains.isEmpty else { throw .noOption(["tokens", "contains"]) }
        guard !(tokens + contains).contains(OxfordStandIn.slowWord) else { throw .tooSlow }
        frequencies = try WordQuestion.range(
            try options.count("minFrequency"),
            try options.count("maxFrequency"),
            0...Int.max
        )
        documents = try WordQuestion.range(
            try options.count("minDocumentFrequency"),
            try options.count("maxDocumentFrequency"),
            0...Int.max
        )
    }

    /// The matching n-grams; only English has any.
    var rows: [Corpus.NgramCount] { language == "en" ? Corpus.ngrams.filter(matches) : [] }

    private func matches(_ row: Corpus.NgramCount) -> Bool {
        let (tokens, contained) = (options["tokens"], options["contains"].flatMap { $0.split(separator: " ") })
        return row.tokens.count == length
            && (tokens.isEmpty || tokens.contains(row.tokens.joined(separator: " ")))
            && contained.allSatisfy { row.tokens.contains(String($0)) }
            && (!row.hasPunctuation || options["punctuation"] == ["true"])
            && frequencies.contains(row.frequency) && documents.contains(row.documents)
    }
}
