public import HeadwordCore
public import HeadwordJSON

/// The filters of endpoints: `Filters` of the Oxford Dictionaries API.
public struct FiltersResponse: DictionaryResponse, Sendable {
    /// The names of the filters by method.
    public var filters: [(method: String, names: [String])]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `{"dictionary.entries": ["lexicalCategory", ...]}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Filters/1", fallback: fallback))
            writer.name("results")
            writer.object { writer in
                for (method, names) in filters {
                    writer.name(method)
                    names.write(to: &writer)
                }
            }
        }
    }

    /// What an answer looks like.
    static let schema = Schema.object(
        ["metadata": .metadata, "results": .dictionary(of: .array(of: .string))],
        required: ["metadata", "results"]
    )
}
