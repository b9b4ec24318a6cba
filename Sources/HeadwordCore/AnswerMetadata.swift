public import HeadwordJSON

/// What an answer says of itself: the member `metadata` of every result that a dictionary gave.
public struct AnswerMetadata: JSONWritable, Hashable, Sendable {
    /// The part of a list that the answer holds.
    public struct Part: Hashable, Sendable {
        /// What was asked for.
        public var page: Page
        /// The length of the whole list.
        public var total: Int
        /// What asks for the next part; nil after the last, and where lists have offsets only.
        public var next: String?

        /// Creates a part.
        public init(_ page: Page, total: Int, next: String? = nil) {
            self.page = page
            self.total = total
            self.next = next
        }
    }

    /// The name and version of the result's schema: `RetrieveEntry/1`.
    public var schema: String
    /// The data that the answer was built from, sorted.
    public var sources: [String]
    /// The part of a list that the answer holds, if it is one.
    public var part: Part?
    /// Why the source that was asked first has no answer, if this one stands in for it.
    public var fallback: JSONObject?

    /// Creates metadata of an answer from the lexicon.
    public init(
        schema: String,
        sources: some Sequence<String> = [],
        part: Part? = nil,
        fallback: JSONObject? = nil
    ) {
        self.schema = schema
        self.sources = Set(sources).sorted()
        self.part = part
        self.fallback = fallback
    }

    /// Writes `{schema, source, sources, limit, offset, total, next, fallback}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("schema", schema)
            writer.member("source", "lexicon")
            writer.member("sources", ifAny: sources)
            if let part {
                writer.member("limit", part.page.limit)
                writer.member("offset", part.page.offset)
                writer.member("total", part.total)
                writer.member("next", ifPresent: part.next)
            }
            writer.member("fallback", ifPresent: fallback)
        }
    }
}

/// An answer that may stand in for that of another source, and says so in its metadata.
public protocol DictionaryResponse: JSONWritable, Sendable {
    /// Why the source that was asked first has no answer; nil if this is the one.
    var fallback: JSONObject? { get set }
}
