internal import HeadwordModel
internal import HeadwordWork

/// The conditions that a word record must meet.
struct WordFilter {
    /// The numbers of which a record must have one, and those that it must not have.
    private struct Numbers {
        var included: Set<Int>?
        var excluded: Set<Int>

        init(
            _ selection: Selection<String>,
            _ number: (String) throws -> Int?
        ) throws {
            included = selection.included.isEmpty ? nil : try Self.numbers(selection.included, number)
            excluded = try Self.numbers(selection.excluded, number)
        }

        private static func numbers(_ texts: [String], _ number: (String) throws -> Int?) throws -> Set<Int> {
            var numbers: Set<Int> = []
            for text in texts {
                if let number = try number(text) { numbers.insert(number) }
            }
            return numbers
        }

        var isEmpty: Bool { included == nil && excluded.isEmpty }

        @inline(__always)
        func passes(_ number: Int) -> Bool { included?.contains(number) ?? true && !excluded.contains(number) }
    }

    private let words: WordTable
    private let forms: FormTable
    private let wordforms: Numbers
    private let trueCases: Numbers
    private let lemmas: Numbers
    /// A bit for each category; bit 31 for an unknown category.
    private let categories: UInt32
    private let features: Selection<FeatureSet>

    init(_ query: WordRecordQuery, _ words: WordTable, _ forms: FormTable) throws {
        self.words = words
        self.forms = forms
        func form(_ text: String) throws -> Int? { try forms.number(ofWord: text) }
        wordforms = try Numbers(query.wordforms, form)
        trueCases = try Numbers(query.trueCases, form)
        lemmas = try Numbers(query.lemmas) { lemma in try words.number(ofLemma: lemma) }
        let included = query.lexicalCategories.included
        categories =
            (included.isEmpty ? UInt32.max : Self.bits(included)) & ~Self.bits(query.lexicalCategories.excluded)
        features = Selection(
            [FeatureSet(query.grammaticalFeatures.included)],
            excluding: [FeatureSet(query.grammaticalFeatures.excluded)]
        )
    }

    private static func bits(_ categories: [LexicalCategory]) -> UInt32 {
        categories.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    /// Whether a record passes.
    @inline(__always)
    func passes(_ record: Int) throws -> Bool {
        let category = try words.category(of: record)
        guard categories & 1 << UInt32(category & 31) != 0 else { return false }
        let found = try words.features(of: record)
        guard features.included.allSatisfy(found.isSuperset), features.excluded.allSatisfy(found.isDisjoint) else {
            return false
        }
        if !wordforms.isEmpty, try !wordforms.passes(words.form(of: record)) { return false }
        if !trueCases.isEmpty, try !trueCases.passes(forms.trueCase(of: words.form(of: record))) { return false }
        if !lemmas.isEmpty, try !lemmas.passes(words.lemma(of: record)) { return false }
        return true
    }

    /// Returns the records of the words that the query names, in ascending order; nil if it names none.
    func named() throws -> [Int]? {
        var records: Set<Int> = []
        var check = StopCheck()
        if let included = wordforms.included {
            for form in included { records.formUnion(try words.records(ofForm: form)) }
        } else if let included = trueCases.included {
            for trueCase in included {
                var list = try forms.forms(ofToken: forms.token(of: trueCase))
                while let form = try list.next() {
                    try check.pass()
                    records.formUnion(try words.records(ofForm: form))
                }
            }
        } else if let included = lemmas.included {
            for lemma in included {
                var list = try words.records(ofLemma: lemma)
                while let record = try list.next() {
                    try check.pass()
                    records.insert(record)
                }
            }
        } else {
            return nil
        }
        return records.sorted()
    }
}

extension FormTable {
    /// Returns the number of a word as written, normalized as tokens are; nil if it is not a single word of the corpus.
    func number(ofWord word: String) throws -> Int? {
        let tokens = Token.tokens(of: word)
        guard tokens.count == 1, let text = tokens.first?.text else { return nil }
        return try number(of: text)
    }
}
