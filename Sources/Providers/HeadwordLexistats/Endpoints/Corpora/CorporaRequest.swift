public import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON

/// Which corpora are there? (`lexistats.corpora`)
public struct CorporaRequest: Request {
    /// The answer.
    public typealias Response = CorporaResponse

    /// Creates a request.
    public init() {}

    /// Reads a request, which has no parameters.
    public init(reading parameters: ParameterReader) {}

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "lexistats.corpora",
        summary: "Lists the corpora that can be asked, and what each of them counts.",
        resultName: "Corpora",
        resultSchema: CorporaResponse.schema,
        examples: [.init("All corpora", [:])]
    )
}

extension CorporaRequest: CorpusAnswerable {
    /// Opens all corpora; what cannot be read is a failure.
    public func response(from library: CorpusLibrary) throws(CallFailure) -> CorporaResponse {
        var corpora: [CorporaResponse.Corpus] = []
        for name in library.names {
            guard let corpus = try asked({ () throws(CorpusFailure) in try library.corpus(name) }) else { continue }
            corpora.append(CorporaResponse.Corpus(name: name, information: corpus.information))
        }
        return CorporaResponse(corpora: corpora)
    }

    /// Files may have to be opened.
    public var isQuick: Bool { false }
}

/// Which corpora there are.
public struct CorporaResponse: JSONWritable, Hashable, Sendable {
    /// A corpus.
    public struct Corpus: Hashable, Sendable {
        /// What it is called.
        public let name: CorpusName
        /// What it counts.
        public let information: CorpusInformation
    }

    /// The corpora by name.
    public let corpora: [Corpus]

    /// Writes the list.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("results", of: corpora) { corpus, writer in
                let information = corpus.information
                writer.object { writer in
                    writer.members(of: corpus.name, information)
                    writer.member("longestNgram", information.longestNgram)
                    writer.member("includesPunctuation", information.includesPunctuation)
                    writer.member("periods", ifAny: information.periods)
                    writer.member("sources", ifAny: information.sources)
                }
            }
        }
    }

    /// The schema of the result.
    static let schema = Schema.object(
        [
            "results": .array(
                of: .object(
                    Schema.corpusMembers,
                    [
                        "longestNgram": .integer.described("The most tokens of an n-gram; 1: words only."),
                        "includesPunctuation": .boolean.described("Whether there are n-grams with punctuation."),
                        "periods": .array(of: .string).described("The periods of the texts that have dates."),
                        "sources": .array(of: .string).described("The texts that were counted."),
                    ],
                    required: ["name", "language", "words", "longestNgram"]
                )
            )
        ],
        required: ["results"]
    )
}
