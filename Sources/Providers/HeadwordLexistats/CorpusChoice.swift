internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordModel

/// The corpus to query.
public struct CorpusChoice: Hashable, Sendable {
    /// The stock corpora, which are the defaults: word counts, and texts with n-grams.
    public static let (wordCounts, texts) = ("wiki", "open")

    /// The corpus named by the caller; nil for one of the defaults.
    public var name: String?
    /// The language of the texts.
    public var language: Language
    /// The default corpora; the first that exists is used if the caller names none.
    private let defaults: [String]

    /// The candidate names, of which the first that exists is used.
    private var names: [String] { name.map { [$0] } ?? defaults }

    /// Creates a choice.
    public init(_ name: String? = nil, language: Language = .en, defaults: [String]) {
        self.name = name
        self.language = language
        self.defaults = defaults
    }

    /// Opens the corpus.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is none, 500 if it cannot be read.
    func opened(in library: CorpusLibrary) throws -> OpenCorpus {
        for name in names.compactMap({ CorpusName($0, in: language) }) {
            if let corpus = try library.corpus(name) {
                return OpenCorpus(name: name, corpus: corpus)
            }
        }
        throw missing(in: library)
    }

    private func missing(in library: CorpusLibrary) -> CallFailure {
        let names = library.names
        guard names.contains(where: { $0.language == language }) else {
            var failure = CallFailure.languageNotAvailable(
                language,
                parameter: "language",
                "There is no corpus in \(language.name).",
                allowed: Set(names.map(\.language)).sorted { $0.label < $1.label }
            )
            failure.origin = .corpus
            return failure
        }
        let present = names.filter { $0.language == language }.map(\.description).joined(separator: ", ")
        let wanted = self.names.map { "'\($0)'" }.joined(separator: " or ")
        var failure = CallFailure.notFound(
            "There is no corpus \(wanted) in \(language.name), only \(present).",
            reason: .noCorpus,
            origin: .corpus
        )
        failure.parameter = name == nil ? nil : "corpus"
        failure.value = name.map(JSONValue.string)
        failure.allowed = names.filter { $0.language == language }.map(\.name)
        return failure
    }
}

/// A request that is answered from one corpus.
protocol CorpusRequest: Request {
    /// The corpus to query.
    var corpus: CorpusChoice { get set }
}

extension RequestParameter where Question: CorpusRequest {
    /// `corpus` and `language`
    static var corpus: RequestParameter {
        .group([
            CorpusChoice.corpus.optional { $0.corpus.name = $1 },
            CorpusChoice.language.optional { $0.corpus.language = $1 },
        ])
    }
}

extension CorpusChoice {
    /// `corpus`
    fileprivate static let corpus = Parameter<String>(
        "corpus",
        "The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.",
        schema: .string(matching: CorpusName.pattern),
        expectation: "the name of a corpus: \(CorpusName.rule)"
    ) { value in
        guard case .string(let name) = value, CorpusName(name, in: .en) != nil else { return nil }
        return name
    }

    /// `language`
    fileprivate static let language = Parameter<Language>.label("language", "The language of the texts; en if absent.")

    /// The requirements of examples: word counts, texts, and texts with dates.
    static let (needsWords, needsTexts, needsDates) = (
        "the corpus `wiki`, which `headword lexicon build` creates, or `open`: `headword corpus build open`",
        "a corpus with n-grams: `headword corpus build open`",
        "a corpus `open` whose texts have dates: `headword corpus add open news.jsonl.gz`"
    )
}

/// A corpus that has been opened.
struct OpenCorpus {
    let name: CorpusName
    let corpus: Corpus

    /// The number of words, which frequencies are relative to.
    var words: UInt64 { corpus.information.size.words }
}

extension CallFailure {
    /// Returns the failure for a word that does not occur in a corpus of texts, which counts even the rarest words.
    static func noOccurrence(of word: String, in open: OpenCorpus) -> CallFailure {
        .notFound("'\(word)' does not occur in the corpus \(open.name).", origin: .corpus)
    }
}
