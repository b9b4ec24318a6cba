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
        summary: "Lists the corpora that can be asked, and what each of them counts.",
        resultName: "Corpora",
        examples: [.init("All corpora", [:])]
    )
}

extension CorporaRequest: CorpusAnswerable {
    /// Opens all corpora; one that cannot be read is listed with the reason and keeps no other from the list.
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

    /// Files may have to be opened.
    public var isQuick: Bool { false }
}

/// Which corpora there are.
public struct CorporaResponse: JSONShaped, Hashable, Sendable {
    /// A corpus.
    public struct Corpus: Hashable, Sendable {
        /// What it is called.
        public let name: CorpusName
        /// What it counts.
        public let information: CorpusInformation
    }

    /// A corpus whose file cannot be read.
    public struct Unreadable: Hashable, Sendable {
        /// What it is called.
        public let name: CorpusName
        /// What is wrong with its file.
        public let reason: String
    }

    /// The corpora by name.
    public internal(set) var corpora: [Corpus]
    /// The corpora that are there but cannot be asked, by name.
    public internal(set) var unreadable: [Unreadable]

    /// The list.
    public static let shape = Shape<Self>([
        .required("results", each: corpus) { $0.corpora },
        .list(
            "unreadable",
            "The corpora that are there but cannot be read; absent if there are none.",
            each: unreadable
        ) {
            $0.unreadable
        },
    ])

    private static let corpus = Shape<Corpus>([
        .members(of: .corpus) { $0 },
        .required("longestNgram", "The most tokens of an n-gram; 1: words only.") { $0.information.longestNgram },
        .usual("includesPunctuation", "Whether there are n-grams with punctuation.") {
            $0.information.includesPunctuation
        },
        .list("periods", "The periods of the texts that have dates.") { $0.information.periods },
        .list("sources", "The texts that were counted.") { $0.information.sources },
    ])

    private static let unreadable = Shape<Unreadable>([
        .required("name") { $0.name.name },
        .required("language", as: .string) { $0.name.language },
        .required("reason", "What is wrong with the file.") { $0.reason },
    ])
}
