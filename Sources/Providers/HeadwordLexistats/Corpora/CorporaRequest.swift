public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

/// Which corpora are there? (`lexistats.corpora`)
public struct CorporaRequest: Request {
    /// The answer.
    public typealias Response = CorporaResponse

    /// Creates a request, which has no parameters.
    public init() {}

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.corpora",
        summary: "Lists the corpora and what each of them counts.",
        resultName: "Corpora",
        examples: [.init("All corpora", [:])]
    )
}

extension CorporaRequest: CorpusAnswerable {
    /// Opens all corpora. One that cannot be read is listed with the reason, and the others are still listed.
    public func response(from library: CorpusLibrary) throws -> CorporaResponse {
        var response = CorporaResponse(corpora: [], unreadable: [])
        for name in library.names {
            do {
                guard let corpus = try library.corpus(name) else { continue }
                response.corpora.append(.init(name: name, information: corpus.information))
            } catch {
                response.unreadable.append(.init(name: name, reason: "\(error)"))
            }
        }
        return response
    }

    /// False, since files may have to be opened.
    public var isQuick: Bool { false }
}

/// The list of corpora.
public struct CorporaResponse: JSONShaped, Hashable, Sendable {
    /// A corpus.
    public struct Corpus: Hashable, Sendable {
        /// The name of the corpus.
        public let name: CorpusName
        /// The facts about the corpus.
        public let information: CorpusInformation
    }

    /// A corpus whose file cannot be read.
    public struct Unreadable: Hashable, Sendable {
        /// The name of the corpus.
        public let name: CorpusName
        /// The error in its file.
        public let reason: String
    }

    /// The corpora by name.
    public internal(set) var corpora: [Corpus]
    /// The corpora that exist but cannot be read, by name.
    public internal(set) var unreadable: [Unreadable]

    /// The list.
    public static let shape = Shape<Self>([
        .required("results", each: corpus) { $0.corpora },
        .list(
            "unreadable",
            "The corpora that exist but cannot be read; absent if there are none.",
            each: unreadable
        ) {
            $0.unreadable
        },
    ])

    private static let corpus = Shape<Corpus>([
        .members(of: .corpus) { $0 },
        .required("longestNgram", "The maximum length of an n-gram; 1 means words only.") {
            $0.information.longestNgram
        },
        .usual("includesPunctuation", "Whether n-grams with punctuation were counted.") {
            $0.information.includesPunctuation
        },
        .list("periods", "The periods of the dated texts.") { $0.information.periods },
        .list("sources", "The texts that were counted.") { $0.information.sources },
    ])

    private static let unreadable = Shape<Unreadable>([
        .required("name") { $0.name.name },
        .required("language", as: .string) { $0.name.language },
        .required("reason", "Why the file cannot be read.") { $0.reason },
    ])
}
