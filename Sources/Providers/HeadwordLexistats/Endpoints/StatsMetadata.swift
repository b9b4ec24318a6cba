public import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON
internal import HeadwordModel

/// What an answer says of itself: which corpus it counts, how large that is, and what it leaves out.
public struct StatsMetadata: JSONShaped, Hashable, Sendable {
    /// The part of a list that an answer holds.
    public struct Part: Hashable, Sendable {
        /// What was asked for.
        public let page: Page
        /// The length of the whole list; nil if only counting it would tell.
        public let total: Int?
        /// Whether there is more after it.
        public let hasMore: Bool

        init(limit: Int, offset: Int, total: Int?, hasMore: Bool) {
            page = Page(limit: limit, offset: offset)
            self.total = total
            self.hasMore = hasMore
        }

        /// A part of so many rows of a list whose length is known.
        init(limit: Int, offset: Int, rows: Int, of total: Int) {
            self.init(limit: limit, offset: offset, total: total, hasMore: offset + rows < total)
        }
    }

    private let schema: String
    /// What the corpus is called.
    public let name: CorpusName
    /// What it counts.
    public let information: CorpusInformation
    /// The part of a list that the answer holds, if it is one.
    public let part: Part?
    /// Why the source that was asked first has no answer; nil if this is the one.
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
            .required("source", "What answered.", as: .string(among: ["corpus", "upstream", "cache"])) { _ in "corpus"
            },
            .list("sources", "The texts that were counted, as far as they are known.") { $0.information.sources },
            .optional("corpus", of: .corpus) { CorporaResponse.Corpus(name: $0.name, information: $0.information) },
            .optional("limit") { $0.part?.page.limit },
            .optional("offset") { $0.part?.page.offset },
            .optional("total") { $0.part?.total },
            .optional("isTruncated") { $0.part?.hasMore },
        ] + AnswerMetadata.upstream { $0.fallback }
    )
}

/// An answer about a corpus that the upstream may give, too.
public protocol StatsResponse: DictionaryResponse {
    /// Which corpus was asked.
    var metadata: StatsMetadata { get set }
}

extension StatsResponse {
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject? {
        get { metadata.fallback }
        set { metadata.fallback = newValue }
    }
}

extension Shape<CorporaResponse.Corpus> {
    /// What a corpus is; floors of 1 leave nothing out and are not said.
    static let corpus = Shape([
        .required("name") { $0.name.name },
        .required("language", as: .string) { $0.name.language },
        .required("words", "The number of words that were counted; punctuation is none.") {
            Int(clamping: $0.information.size.words)
        },
        .optional("punctuation", "The number of punctuation marks.") {
            $0.information.countsDocuments ? Int(clamping: $0.information.size.punctuation) : nil
        },
        .optional("documents", "Absent if nobody counted them.") {
            $0.information.countsDocuments ? Int(clamping: $0.information.size.documents) : nil
        },
        .optional("wordFloor", "Rarer words are not listed. Absent if all are.") { $0.information.wordFloor.floor },
        .optional("ngramFloor", "Rarer n-grams of two words and more are not listed. Absent if all are.") {
            $0.information.ngramFloor.floor
        },
    ])
}

extension BinaryInteger {
    /// The number, if it leaves something out.
    fileprivate var floor: Int? { self > 1 ? Int(clamping: self) : nil }
}
