public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// Chooses a headword for each day.
public struct DailyProvider: EndpointProvider {
    /// `daily`
    public static let namespace = "daily"

    private let lexicon: Lexicon

    /// Creates the provider.
    public init(_ services: ProviderServices) { lexicon = services.lexicon }

    /// Adds `daily.word`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(DailyRequest.self, from: lexicon)
    }
}

/// Which is the word of the day? (`daily.word`)
struct DailyRequest: LexiconAnswerable {
    private static let date = Parameter<Int>(
        "date",
        "The day, such as '2026-10-05'.",
        schema: .string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
        expectation: "a date such as '2026-10-05'"
    ) { value in
        guard case .string(let text) = value,
            let date = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
            let year = Int(date.1), let month = Int(date.2), let day = Int(date.3),
            (1...12).contains(month), (1...days(of: month, in: year)).contains(day)
        else { return nil }
        return year * 10_000 + month * 100 + day
    }

    private static func days(of month: Int, in year: Int) -> Int {
        let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return month == 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static let noDailyWord = FailureReason("noDailyWord", statuses: [404], "No such headword has a definition.")

    static let endpoint = Endpoint<Self>(
        method: "daily.word",
        summary: "Chooses an English headword for a day, always the same one, and defines it.",
        parameters: [date.required { $0.date = $1 }, WordQuery.lexicalCategory.optional { $0.categories = $1 }],
        resultName: "DailyWord",
        failures: [.init(code: 404, message: "No headword in these categories is defined.", reasons: [noDailyWord])],
        examples: [.init("A verb", ["date": "2026-10-05", "lexicalCategory": ["verb"]])]
    )

    typealias Response = DailyWord
    /// The digits of the date: 20261005.
    var date = 0
    var categories: [LexicalCategory] = []

    func response(from lexicon: Lexicon) throws -> DailyWord {
        var query = WordListQuery()
        (query.order, query.length, query.filter.lexicalCategories) = (.frequency, 6...12, categories)
        query.exclude.registers = [.derogatory, .offensive, .vulgarSlang]
        let room = try min(lexicon.words(query, atMost: 0).total - 100, 20_000)
        // A prime number, so that successive days have distant places.
        let words = try lexicon.words(query, skipping: date * 7919 % max(1, room), atMost: 100).words.map(\.word)
        for word in words where word == word.lowercased() {
            for part in try lexicon.matches(of: word, by: .exact).flatMap(\.entry.lexicalEntries)
            where categories.isEmpty || categories.contains(part.lexicalCategory) {
                guard let entry = part.entries.first, let text = entry.senses.first?.definitions.first else { continue }
                return .init(
                    word: word,
                    category: part.lexicalCategory,
                    definition: text.string,
                    source: entry.source.string
                )
            }
        }
        throw CallFailure.notFound("No headword in these categories is defined.", reason: Self.noDailyWord)
    }
}

/// A headword with its first definition.
struct DailyWord: JSONShaped, Sendable {
    var word: String
    var category: LexicalCategory
    var definition: String
    var source: String

    static let shape = Shape<Self>([
        .word { $0.word },
        .required("lexicalCategory", as: .label(of: LexicalCategory.self)) { $0.category },
        .required("definition", "Its first definition.") { $0.definition },
        .required("source", "The source of the definition; server.info describes it.") { $0.source },
    ])
}
