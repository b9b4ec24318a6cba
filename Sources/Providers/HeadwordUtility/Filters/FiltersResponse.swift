public import HeadwordCore
public import HeadwordJSON

/// The filters of endpoints: `Filters` of the Oxford Dictionaries API.
public struct FiltersResponse: DictionaryResponse, Sendable {
    /// The names of the filters by method.
    public var filters: [(method: String, names: [String])]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `{"dictionary.entries": ["lexicalCategory", ...]}`.
    public static let shape = Shape<Self>([
        .required("metadata") { AnswerMetadata(schema: "Filters/1", fallback: $0.fallback) },
        .required("results") { JSONDictionary($0.filters.map { ($0.method, $0.names) }) },
    ])
}
