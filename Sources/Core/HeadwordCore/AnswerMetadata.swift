public import HeadwordJSON

/// Metadata about an answer: the `metadata` member of every dictionary response.
public struct AnswerMetadata: JSONShaped, Hashable, Sendable {
    /// The name and version of the result's schema: `RetrieveEntry/1`.
    public var schema: String
    /// The sources of the data that the answer was built from, sorted.
    public var sources: [String]
    /// Why the preferred source has no answer, if this one is a fallback; nil otherwise.
    public var fallback: JSONObject?

    /// Creates the metadata of an answer from the lexicon.
    @inlinable
    public init(schema: String, sources: some Sequence<String> = [], fallback: JSONObject? = nil) {
        self.init(schema: schema, list: Array(sources), fallback: fallback)
    }

    @usableFromInline
    init(schema: String, list: [String], fallback: JSONObject?) {
        self.schema = schema
        sources = []
        // There are few different ones.
        for source in list where !sources.contains(source) { sources.append(source) }
        sources.sort()
        self.fallback = fallback
    }

    /// The members.
    public static let shape = Shape<Self>(
        named: "AnswerMetadata",
        [.members(of: origin) { $0 }] + upstream { $0.fallback }
    )

    fileprivate static let origin = Shape<Self>([
        .required("schema", "The name and version of this schema.") { $0.schema },
        .required(
            "source",
            "The source that answered; the cache holds answers of the upstream.",
            as: .string(among: ["lexicon", "upstream", "cache"])
        ) { _ in "lexicon" },
        .list("sources", "The sources of the data in the answer; server.info describes them.") { $0.sources },
    ])
}

/// Metadata about one part of a list.
public struct ListMetadata: JSONShaped, Hashable, Sendable {
    /// The part of a list that an answer holds.
    public struct Part: Hashable, Sendable {
        /// The requested page.
        public var page: Page
        /// The length of the whole list.
        public var total: Int
        /// The cursor that requests the next part; nil after the last part, and for lists that are paged by offset
        /// only.
        public var next: String?

        /// Creates a part.
        public init(_ page: Page, total: Int, next: String? = nil) {
            self.page = page
            self.total = total
            self.next = next
        }
    }

    /// The metadata that every answer has.
    public var answer: AnswerMetadata
    /// The part of the list that the answer holds.
    public var part: Part

    /// Creates the metadata of a part of a list from the lexicon.
    public init(schema: String, sources: some Sequence<String> = [], part: Part, fallback: JSONObject? = nil) {
        answer = AnswerMetadata(schema: schema, sources: sources, fallback: fallback)
        self.part = part
    }

    /// The members.
    public static let shape = Shape<Self>(
        named: "ListMetadata",
        [
            .members(of: AnswerMetadata.origin) { $0.answer },
            .required("limit") { $0.part.page.limit },
            .required("offset") { $0.part.page.offset },
            .required("total", "The length of the whole list.") { $0.part.total },
            .optional("next", "The cursor for the next part; absent after the last.") { $0.part.next },
        ] + AnswerMetadata.upstream { $0.answer.fallback }
    )
}

extension AnswerMetadata {
    /// The metadata members about the upstream.
    public static func upstream<Metadata>(
        fallback: @escaping @Sendable (Metadata) -> JSONObject?
    ) -> [Shape<Metadata>.Member] {
        [
            .upstream("upstream", Self.saidByUpstream),
            .optional(
                "fallback",
                "Why the preferred source did not answer.",
                as: reason("from", .string),
                fallback
            ),
            .upstream(
                "partial",
                reason("missing", .array(of: .string)).described(
                    "The headwords that could not be requested from the upstream, and why."
                )
            ),
        ]
    }

    private static let saidByUpstream = Schema.object(
        [
            ("version", .string),
            (
                "labels",
                .dictionary(of: .string).described(
                    "The names of labels in the answer that Headword does not know."
                )
            ),
            (
                "replies",
                .array(of: .any).described("The unchanged replies of the upstream, if requested with 'raw'.")
            ),
        ],
        required: ["version"]
    ).described("The upstream's metadata about its answer, if it answered.")

    private static func reason(_ what: String, _ schema: Schema) -> Schema {
        .object(
            [(what, schema), ("reason", .string), ("message", .string), ("retryAfter", .integer)],
            required: [what, "reason", "message"]
        )
    }
}

/// An answer that may be a fallback for another source, and says so in its metadata.
public protocol DictionaryResponse: JSONShaped, Sendable {
    /// Why the preferred source has no answer; nil if this answer is from that source.
    var fallback: JSONObject? { get set }
}

extension Shape {
    /// The shape of an answer: `metadata` and `results`.
    @inlinable
    public static func answer<Metadata: JSONDescribed, S: Sequence & SendableMetatype>(
        _ metadata: @escaping @Sendable (Value) -> Metadata,
        each result: Shape<S.Element>,
        _ description: String? = nil,
        _ results: @escaping @Sendable (Value) -> S
    ) -> Shape {
        Shape([.required("metadata", nil, as: nil, metadata), .required("results", description, each: result, results)])
    }
}
