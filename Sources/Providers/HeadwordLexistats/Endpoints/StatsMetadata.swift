public import HeadwordCore
public import HeadwordCorpus
public import HeadwordJSON
internal import HeadwordModel

/// What an answer says of itself: which corpus it counts, how large that is, and what it leaves out.
public struct StatsMetadata: JSONWritable, Hashable, Sendable {
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

    /// Writes `{schema, source, sources, corpus, limit, offset, total, isTruncated, fallback}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("schema", schema)
            writer.member("source", "corpus")
            writer.member("sources", ifAny: information.sources)
            writer.name("corpus")
            writer.object { writer in writer.members(of: name, information) }
            if let part {
                writer.member("limit", part.page.limit)
                writer.member("offset", part.page.offset)
                writer.member("total", ifPresent: part.total)
                writer.member("isTruncated", part.hasMore)
            }
            writer.member("fallback", ifPresent: fallback)
        }
    }

    /// The schema of the metadata.
    static let schema = Schema.object(
        [
            "schema": .string,
            "source": .string(among: ["corpus", "upstream", "cache"]).described("What answered."),
            "sources": .array(of: .string).described("The texts that were counted, as far as they are known."),
            "corpus": .corpus,
        ],
        ["limit": .integer, "offset": .integer, "total": .integer, "isTruncated": .boolean],
        required: ["schema", "source"]
    ).adding(Schema.upstreamMembers).named("StatsMetadata")
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

extension JSONWriter {
    /// Writes what a corpus is; floors of 1 leave nothing out and are not said.
    mutating func members(of name: CorpusName, _ information: CorpusInformation) {
        member("name", name.name)
        member("language", name.language.label)
        member("words", Int(clamping: information.size.words))
        guard information.countsDocuments else { return floors(of: information) }
        member("punctuation", Int(clamping: information.size.punctuation))
        member("documents", Int(clamping: information.size.documents))
        floors(of: information)
    }

    private mutating func floors(of information: CorpusInformation) {
        if information.wordFloor > 1 { member("wordFloor", Int(clamping: information.wordFloor)) }
        if information.ngramFloor > 1 { member("ngramFloor", Int(clamping: information.ngramFloor)) }
    }
}

extension Schema {
    /// The members that say what a corpus is.
    static let corpusMembers: KeyValuePairs<String, Schema> = [
        "name": .string,
        "language": .string,
        "words": .integer.described("The number of words that were counted; punctuation is none."),
        "punctuation": .integer.described("The number of punctuation marks."),
        "documents": .integer.described("Absent if nobody counted them."),
        "wordFloor": .integer.described("Rarer words are not listed. Absent if all are."),
        "ngramFloor": .integer.described("Rarer n-grams of two words and more are not listed. Absent if all are."),
    ]

    /// What a corpus is.
    static let corpus = Schema.object(corpusMembers, required: ["name", "language", "words"])
}
