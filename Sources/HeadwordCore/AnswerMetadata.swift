public import HeadwordJSON

/// What an answer says of itself: the member `metadata` of every result that a dictionary gave.
public struct AnswerMetadata: JSONShaped, Hashable, Sendable {
    /// The name and version of the result's schema: `RetrieveEntry/1`.
    public var schema: String
    /// The data that the answer was built from, sorted.
    public var sources: [String]
    /// Why the source that was asked first has no answer, if this one stands in for it.
    public var fallback: JSONObject?

    /// Creates metadata of an answer from the lexicon.
    public init(schema: String, sources: some Sequence<String> = [], fallback: JSONObject? = nil) {
        self.schema = schema
        self.sources = Set(sources).sorted()
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
            "What answered; the cache has answers of the upstream.",
            as: .string(among: ["lexicon", "upstream", "cache"])
        ) { _ in "lexicon" },
        .list("sources", "The data that the answer was built from; server.info spells them out.") { $0.sources },
    ])
}

/// What a part of a list says of itself.
public struct ListMetadata: JSONShaped, Hashable, Sendable {
    /// The part of a list that an answer holds.
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

    /// What it says like any other answer.
    public var answer: AnswerMetadata
    /// The part of the list that the answer holds.
    public var part: Part

    /// Creates metadata of a part of a list from the lexicon.
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
            .optional("next", "What asks for the next part; absent after the last.") { $0.part.next },
        ] + AnswerMetadata.upstream { $0.answer.fallback }
    )
}

extension AnswerMetadata {
    /// What metadata say of an upstream, if there is one.
    public static func upstream<Metadata>(
        fallback: @escaping @Sendable (Metadata) -> JSONObject?
    ) -> [Shape<Metadata>.Member] {
        [
            .upstream("upstream", Self.saidByUpstream),
            .optional(
                "fallback",
                "Why the source that was to be asked first did not answer.",
                as: reason("from", .string),
                fallback
            ),
            .upstream(
                "partial",
                reason("missing", .array(of: .string)).described(
                    "Which headwords of the word the upstream could not be asked for, and why."
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
                    "What labels of the answer are called that Headword has no name for."
                )
            ),
            (
                "replies",
                .array(of: .any).described("The replies of the upstream as they came, if 'raw' asks for them.")
            ),
        ],
        required: ["version"]
    ).described("What the upstream said of its answer, if it answered.")

    private static func reason(_ what: String, _ schema: Schema) -> Schema {
        .object(
            [(what, schema), ("reason", .string), ("message", .string), ("retryAfter", .integer)],
            required: [what, "reason", "message"]
        )
    }
}

/// An answer that may stand in for that of another source, and says so in its metadata.
public protocol DictionaryResponse: JSONShaped, Sendable {
    /// Why the source that was asked first has no answer; nil if this is the one.
    var fallback: JSONObject? { get set }
}

extension Shape {
    /// An answer: `metadata` and `results`.
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
