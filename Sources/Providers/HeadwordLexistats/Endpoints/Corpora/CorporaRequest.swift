public import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON
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
        resultSchema: CorporaResponse.schema,
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
public struct CorporaResponse: JSONWritable, Hashable, Sendable {
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
            guard !unreadable.isEmpty else { return }
            writer.member("unreadable", of: unreadable) { corpus, writer in
                writer.object { writer in
                    writer.member("name", corpus.name.name)
                    writer.member("language", corpus.name.language.label)
                    writer.member("reason", corpus.reason)
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
            ),
            "unreadable": .array(
                of: .object(
                    [
                        "name": .string,
                        "language": .string,
                        "reason": .string.described("What is wrong with the file."),
                    ],
                    required: ["name", "language", "reason"]
                )
            ).described("The corpora that are there but cannot be read; absent if there are none."),
        ],
        required: ["results"]
    )
}
