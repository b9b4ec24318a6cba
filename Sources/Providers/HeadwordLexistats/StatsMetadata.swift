public import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON
internal import HeadwordModel

/// The metadata of an answer: its corpus, the size of the corpus, and what the corpus leaves out.
public struct StatsMetadata: JSONShaped, Hashable, Sendable {
    /// The part of a list that an answer holds.
    public struct Part: Hashable, Sendable {
        /// The requested page.
        public let page: Page
        /// The length of the whole list; nil if finding out would require counting it.
        public let total: Int?
        /// Whether more follows.
        public let hasMore: Bool

        init(limit: Int, offset: Int, total: Int?, hasMore: Bool) {
            page = Page(limit: limit, offset: offset)
            self.total = total
            self.hasMore = hasMore
        }

        /// Creates a part of a list of known length.
        init(limit: Int, offset: Int, rows: Int, of total: Int) {
            self.init(limit: limit, offset: offset, total: total, hasMore: offset + rows < total)
        }
    }

    private let schema: String
    /// The name of the corpus.
    public let name: CorpusName
    /// The facts about the corpus.
    public let information: CorpusInformation
    /// The part of a list that the answer holds; nil if it is not a list.
    public let part: Part?
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    init(schema: String, _ open: OpenCorpus, part: Part? = nil) {
        self.schema = schema
        name = open.name
        information = open.corpus.information
        self.part = part
    }

    /// The members.
    public static let shape = Shape<Self>(
        named: "StatsMetadata",
        [
            .required("schema") { $0.schema },
            .required("source", "The source that answered.", as: .string(among: ["corpus", "upstream", "cache"])) { _ in
                "corpus"
            },
            .list("sources", "The texts that were counted, as far as known.") { $0.information.sources },
            .optional("corpus", of: .corpus) { CorporaResponse.Corpus(name: $0.name, information: $0.information) },
            .optional("limit") { $0.part?.page.limit },
            .optional("offset") { $0.part?.page.offset },
            .optional("total") { $0.part?.total },
            .optional("isTruncated") { $0.part?.hasMore },
        ] + AnswerMetadata.upstream { $0.fallback }
    )
}

/// An answer about a corpus that may also come from the upstream.
public protocol StatsResponse: DictionaryResponse {
    /// The corpus that was queried.
    var metadata: StatsMetadata { get set }
}

extension StatsResponse {
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject? {
        get { metadata.fallback }
        set { metadata.fallback = newValue }
    }
}

extension Shape<CorporaResponse.Corpus> {
    /// The facts about a corpus; floors of 1 are omitted, since they leave nothing out.
    static let corpus = Shape([
        .required("name") { $0.name.name },
        .required("language", as: .string) { $0.name.language },
        .required("words", "The number of words counted, without punctuation.") {
            Int(clamping: $0.information.size.words)
        },
        .optional("punctuation", "The number of punctuation marks.") {
            $0.information.countsDocuments ? Int(clamping: $0.information.size.punctuation) : nil
        },
        .optional("documents", "Absent if they were not counted.") {
            $0.information.countsDocuments ? Int(clamping: $0.information.size.documents) : nil
        },
        .optional("wordFloor", "The minimum count of listed words. Absent if all are listed.") {
            $0.information.wordFloor.floor
        },
        .optional("ngramFloor", "The minimum count of listed n-grams of two or more words. Absent if all are listed.") {
            $0.information.ngramFloor.floor
        },
    ])
}

extension BinaryInteger {
    /// The floor, if it leaves anything out.
    fileprivate var floor: Int? { self > 1 ? Int(clamping: self) : nil }
}
